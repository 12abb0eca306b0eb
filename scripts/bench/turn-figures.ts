import { z } from "zod";
import { languageCodes } from "#shared/catalogues/languages.ts";
import { spreadOf, spreadSchema } from "./percentiles.ts";
import { readTurnLines, splitSchema } from "./turn-lines.ts";
import { type Outcome, outcomeOf } from "./turn-outcomes.ts";

const shareSchema = z.object({ count: z.int(), of: z.int() });
export type Share = z.infer<typeof shareSchema>;

/** Cut-ins by the words, and by silence alone. */
const cutInsSchema = z.object({ withWords: shareSchema, alone: shareSchema });

export const turnFiguresSchema = z.object({
  /** `all`: of every language together. */
  language: z.string(),
  split: splitSchema,
  cutIns: cutInsSchema,
  /** Of these, those in which the words sound complete. */
  wholeSentences: cutInsSchema,
  /** How much longer than by silence alone somebody who is done waits, ms. */
  addedMs: spreadSchema,
  /** Who is done and waits longer than by silence alone. */
  keptWaiting: shareSchema,
  backchannelsThatStop: shareSchema,
  interruptionsThatDont: shareSchema,
});
export type TurnFigures = z.infer<typeof turnFiguresSchema>;

type Kind<K extends Outcome["kind"]> = Extract<Outcome, { kind: K }>;

const shareOf = <T>(all: readonly T[], isCounted: (it: T) => boolean): Share => ({
  count: all.filter(isCounted).length,
  of: all.length,
});

const cutInsOf = (pauses: readonly Kind<"pause">[]): TurnFigures["cutIns"] => ({
  withWords: shareOf(pauses, ({ cutIn }) => cutIn),
  alone: shareOf(pauses, ({ cutInAlone }) => cutInAlone),
});

/** What the outcomes of one split come to. */
export function figuresOf(
  language: string,
  split: TurnFigures["split"],
  outcomes: readonly Outcome[],
): TurnFigures {
  const of = <K extends Outcome["kind"]>(kind: K): Kind<K>[] =>
    outcomes.filter((it): it is Kind<K> => it.kind === kind && it.split === split);
  const pauses = of("pause");
  const done = of("complete");
  return {
    language,
    split,
    cutIns: cutInsOf(pauses),
    wholeSentences: cutInsOf(pauses.filter(({ wholeSentence }) => wholeSentence)),
    addedMs: spreadOf(done.map(({ addedMs }) => addedMs)),
    keptWaiting: shareOf(done, ({ addedMs }) => addedMs > 0),
    backchannelsThatStop: shareOf(of("backchannel"), ({ stopsReply }) => stopsReply),
    interruptionsThatDont: shareOf(of("interruption"), ({ stopsReply }) => !stopsReply),
  };
}

/** How turns are taken in every language, and in all of them together, apart for lines that are seen and held out. */
export function turnTakingFigures(): TurnFigures[] {
  const all: { readonly language: string; readonly outcomes: readonly Outcome[] }[] = languageCodes.map(
    (language) => ({ language, outcomes: readTurnLines(language).map((line) => outcomeOf(line, language)) }),
  );
  all.push({ language: "all", outcomes: all.flatMap(({ outcomes }) => outcomes) });
  return all.flatMap(({ language, outcomes }) =>
    splitSchema.options.map((split) => figuresOf(language, split, outcomes)),
  );
}
