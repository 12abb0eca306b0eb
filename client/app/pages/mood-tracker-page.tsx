import { useTranslation } from "react-i18next";
import { MoodTracker } from "#client/features/mood/mood-tracker.tsx";
import { useServices } from "#client/lib/services.tsx";
import { withTexts } from "#client/i18n/setup.ts";
import { lazyPart } from "#client/ui/lazy-part.tsx";
import { LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { useScreening } from "#client/lib/help-card-store.ts";
import { WithProfile } from "#client/app/with-profile.tsx";
import type { Profile } from "#client/lib/profile.ts";

/** Below what the page is opened for, so it comes after that. */
const ReminderSettings = lazyPart<{ profile: Profile }>(
  () =>
    withTexts(
      ["reminders"],
      async () => (await import("#client/features/reminders/reminder-settings.tsx")).ReminderSettings,
    ),
  <Skeleton className="h-54 sm:h-43" />,
);

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

MoodTrackerPage.Waiting = function MoodTrackerWaiting() {
  const { t } = useTranslation("mood");
  const { t: common } = useTranslation();
  return (
    <div className="mx-auto w-full max-w-4xl">
      <PageHeading title={common("pages.moodTracker")} description={t("description")} />
      <LoadingRegion className="flex flex-col gap-6">
        <Skeleton className="h-96" />
        <Skeleton className="h-60" />
      </LoadingRegion>
    </div>
  );
};
