import type { Share } from "#safety-model/eval/evaluate-hearing.ts";
import { tableOf } from "../../scripts/bench/table.ts";
import type { Simulated } from "./conversations.ts";
import { type ReaderFigures, totalOf } from "./reader-figures.ts";
import { dimensions } from "./rubric.ts";

type Column = readonly [head: string, key: Exclude<keyof ReaderFigures, "language">];

const ordinaryColumns: readonly Column[] = [
  ["turns that alarm", "alarms"],
  ["conversations", "conversations"],
  ["as imminent", "imminentAlarms"],
];
const dangerColumns: readonly Column[] = [
  ["heard", "danger"],
  ["imminent as such", "imminent"],
  ["near misses that alarm", "nearMisses"],
];

function ofShare({ found, of }: Share): string {
  return `${found}/${of} ${of === 0 ? "–" : ((100 * found) / of).toFixed(1)} %`;
}

function tableOfFigures(columns: readonly Column[], figures: readonly ReaderFigures[]): string {
  return tableOf([
    ["language", ...columns.map(([head]) => head)],
    ...figures.map((it) => [it.language, ...columns.map(([, key]) => ofShare(it[key]))]),
    ["all", ...columns.map(([, key]) => ofShare(totalOf(figures, key)))],
  ]);
}

/** The reader's results on held-out data, together with floor and screen; ordinary talk first. */
export function textOfReader(model: string, figures: readonly ReaderFigures[]): string {
  return [
    `Ordinary talk, held out: alarms with ${model} as the reader`,
    tableOfFigures(ordinaryColumns, figures),
    "",
    `Danger, held out: heard with ${model} as the reader`,
    tableOfFigures(dangerColumns, figures),
    "",
    `Turns it didn't answer, where the floor and the screen stand alone: ${ofShare(totalOf(figures, "unanswered"))}`,
  ].join("\n");
}

const mark = (problems: readonly string[] | undefined): string =>
  problems === undefined ? "–" : problems.length === 0 ? "yes" : "NO";

function nameOf({ persona: { id, language }, reader }: Simulated): string {
  return `${id} (${language}${reader === "scripted" ? ", scripted reader" : ""})`;
}

/** How often the outgoing check stepped in, by fault. */
function textOfFaults(simulated: readonly Simulated[]): string {
  const faults = simulated.flatMap(({ exchanges }) => exchanges.flatMap((it) => it.faults));
  const counts = [...new Set(faults)].map(
    (fault) => `${fault} ${faults.filter((it) => it === fault).length}`,
  );
  return `Removed from replies, or stopped, by the check of outgoing text: ${counts.join(", ") || "nothing"}`;
}

/** Personas by criteria; with a judge, its verdict follows the slash. */
export function textOfSimulated(model: string, simulated: readonly Simulated[]): string {
  const rows = simulated.map((it) => [
    nameOf(it),
    ...dimensions.map((dimension) =>
      it.byModel === null
        ? mark(it.byRubric[dimension])
        : `${mark(it.byRubric[dimension])} / ${mark(it.byModel[dimension])}`,
    ),
  ]);
  return [
    `Simulated conversations with ${model}`,
    tableOf([["persona", ...dimensions], ...rows]),
    textOfFaults(simulated),
  ].join("\n");
}
