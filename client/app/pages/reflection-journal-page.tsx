import { ReflectionJournal } from "#client/features/journal/reflection-journal.tsx";
import { WithProfile } from "../with-profile.tsx";

export function ReflectionJournalPage() {
  return <WithProfile>{(profile) => <ReflectionJournal key={profile.id} profile={profile} />}</WithProfile>;
}
