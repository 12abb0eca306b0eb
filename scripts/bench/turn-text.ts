import { tableOf } from "./table.ts";
import type { Share, TurnFigures } from "./turn-figures.ts";

const words = new Map([
  [true, "met"],
  [false, "MISSED"],
]);

const percentOf = ({ count, of }: Share): number | null =>
  of === 0 ? null : Math.round((count / of) * 1_000) / 10;

const without = (all: Share, some: Share): Share => ({ count: all.count - some.count, of: all.of - some.of });

const numberText = (found: number | null): string => (found === null ? "–" : String(found));

type Row = {
  readonly what: string;
  readonly unit: "%" | "ms";
  /** Null where it is told to compare with. */
  readonly goal: number | null;
  readonly of: (figures: TurnFigures) => number | null;
};

const rows: readonly Row[] = [
  // No words tell a pause after a whole sentence from the end of a turn, so the goal is for the others.
  { what: "cut-ins", unit: "%", goal: null, of: ({ cutIns }) => percentOf(cutIns.withWords) },
  {
    what: "  in an unfinished sentence",
    unit: "%",
    goal: 10,
    of: ({ cutIns, wholeSentences }) => percentOf(without(cutIns.withWords, wholeSentences.withWords)),
  },
  {
    what: "  after a whole sentence",
    unit: "%",
    goal: null,
    of: ({ wholeSentences }) => percentOf(wholeSentences.withWords),
  },
  { what: "cut-ins, silence alone", unit: "%", goal: null, of: ({ cutIns }) => percentOf(cutIns.alone) },
  {
    what: "  in an unfinished sentence",
    unit: "%",
    goal: null,
    of: ({ cutIns, wholeSentences }) => percentOf(without(cutIns.alone, wholeSentences.alone)),
  },
  {
    what: "  after a whole sentence",
    unit: "%",
    goal: null,
    of: ({ wholeSentences }) => percentOf(wholeSentences.alone),
  },
  { what: "needless waits", unit: "%", goal: null, of: ({ keptWaiting }) => percentOf(keptWaiting) },
  { what: "needless wait, p50", unit: "ms", goal: 0, of: ({ addedMs }) => addedMs?.p50 ?? null },
  { what: "needless wait, p95", unit: "ms", goal: 300, of: ({ addedMs }) => addedMs?.p95 ?? null },
  {
    what: "backchannels that stopped a reply",
    unit: "%",
    goal: 5,
    of: ({ backchannelsThatStop }) => percentOf(backchannelsThatStop),
  },
  {
    what: "interruptions that did not",
    unit: "%",
    goal: 1,
    of: ({ interruptionsThatDont }) => percentOf(interruptionsThatDont),
  },
];

function totals(all: readonly TurnFigures[]): string {
  const seen = all.find(({ language, split }) => language === "all" && split === "seen");
  const heldOut = all.find(({ language, split }) => language === "all" && split === "heldOut");
  if (seen === undefined || heldOut === undefined) return "";
  const lines = rows.map(({ what, unit, goal, of }) => {
    const [first, second] = [of(seen), of(heldOut)];
    const met = goal === null ? null : [first, second].every((it) => it !== null && it <= goal);
    const verdict = met === null ? "" : (words.get(met) ?? "");
    return [what, numberText(first), numberText(second), goal === null ? "" : `≤ ${goal}`, unit, verdict];
  });
  return tableOf([["turn-taking, all languages", "seen", "held out", "goal", "", ""], ...lines]);
}

const fraction = ({ count, of }: Share): string => `${count}/${of}`;

function languageRow({ language, cutIns, wholeSentences, addedMs, ...over }: TurnFigures): string[] {
  return [
    language,
    fraction(cutIns.withWords),
    fraction(cutIns.alone),
    fraction(wholeSentences.withWords),
    addedMs === null ? "–" : `${addedMs.p50} / ${addedMs.p95}`,
    fraction(over.backchannelsThatStop),
    fraction(over.interruptionsThatDont),
  ];
}

const heads = [
  "cut-ins",
  "silence alone",
  "whole sentence",
  "wait p50 / p95, ms",
  "backch. stops",
  "interr. doesn't",
];

const byLanguage = (all: readonly TurnFigures[], split: TurnFigures["split"], name: string): string =>
  tableOf([[name, ...heads], ...all.filter((it) => it.split === split).map(languageRow)]);

/** How turns are taken, to be read at a terminal. */
export function turnsTextOf(all: readonly TurnFigures[]): string {
  return [
    totals(all),
    byLanguage(all, "seen", "lines seen"),
    byLanguage(all, "heldOut", "lines held out"),
  ].join("\n\n");
}
