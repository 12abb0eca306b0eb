import { Settings } from "#client/features/settings/settings.tsx";
import { WithProfile } from "../with-profile.tsx";

export function SettingsPage() {
  return (
    <WithProfile>
      {(profile) => <Settings key={profile.id} profile={profile} email={profile.email} />}
    </WithProfile>
  );
}
