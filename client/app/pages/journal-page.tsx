import type { ComponentProps } from "react";
import type { Profile } from "#client/lib/profile.ts";
import { ReflectionJournal } from "#client/features/journal/reflection-journal.tsx";
import { withTexts } from "#client/i18n/setup.ts";
import { lazyPart } from "#client/ui/lazy-part.tsx";

type DictateProps = ComponentProps<ComponentProps<typeof ReflectionJournal>["Dictate"]>;

/** Comes after the page, which can be written in without it. */
const Dictate = lazyPart<DictateProps>(
  () => withTexts(["conversation"], async () => (await import("#client/call/ui/dictate.tsx")).Dictate),
  <div className="h-12" />,
);

export function JournalPage({ profile }: { profile: Profile }) {
  return <ReflectionJournal profile={profile} Dictate={Dictate} />;
}
