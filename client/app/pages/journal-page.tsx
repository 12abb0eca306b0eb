import { lazy, Suspense, type ComponentProps } from "react";
import type { Profile } from "#client/lib/profile.ts";
import { ReflectionJournal } from "#client/features/journal/reflection-journal.tsx";
import { withTexts } from "#client/i18n/setup.ts";

const load = () => withTexts(["conversation"], () => import("#client/call/ui/dictate.tsx"));
const Spoken = lazy(async () => ({ default: (await load()).Dictate }));

/** Comes after the page, which can be written in without it. */
function Dictate(props: ComponentProps<typeof Spoken>) {
  return (
    <Suspense fallback={<div className="h-12" />}>
      <Spoken {...props} />
    </Suspense>
  );
}

export function JournalPage({ profile }: { profile: Profile }) {
  return <ReflectionJournal profile={profile} Dictate={Dictate} />;
}
