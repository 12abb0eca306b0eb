import { MoodTracker } from "#client/features/mood/mood-tracker.tsx";
import { ReminderSettings } from "#client/features/reminders/reminder-settings.tsx";
import { useServices } from "#client/lib/services.tsx";
import { useScreening } from "#client/lib/help-card-store.ts";
import { WithProfile } from "#client/app/with-profile.tsx";

export function MoodTrackerPage() {
  const screen = useScreening();
  const { paywall } = useServices();
  return (
    <WithProfile>
      {(profile) => (
        <MoodTracker
          key={profile.id}
          profile={profile}
          onNotesSaved={screen}
          onLimitReached={() => paywall.open("mood")}
        >
          <ReminderSettings profile={profile} />
        </MoodTracker>
      )}
    </WithProfile>
  );
}
