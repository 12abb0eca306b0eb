import { SessionList } from "#client/features/sessions/list/session-list.tsx";
import { WithProfile } from "../with-profile.tsx";

export function SessionsPage() {
  return <WithProfile>{(profile) => <SessionList key={profile.id} profile={profile} />}</WithProfile>;
}
