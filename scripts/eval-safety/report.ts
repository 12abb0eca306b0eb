import { tableOf } from "../bench/table.ts";
import type { Simulated } from "./conversations.ts";
import { dimensions } from "./rubric.ts";
import {
  misreadings,
  type Reading,
  type ScreenFigures,
  screenFigures,
  type Share,
  type Times,
} from "./screen-figures.ts";
import { type Half, halves } from "./test-set.ts";
import { ratio, thresholds } from "./thresholds.ts";

const halfNames: Readonly<Record<Half, string>> = {
  rules: "The sentences that rules and models were made with",
  independent: "Held out: nothing was made with these, and who wrote them had not seen the rules",
};

function ofShare(share: Share): string {
  return `${share.found}/${share.of} ${(100 * ratio(share)).toFixed(0)} %`;
}

function rowOf({ language, atRisk, imminent, active, possible, falseAlarms }: ScreenFigures): string[] {
  const harmless = falseAlarms.of === 0 ? 0 : (100 * falseAlarms.found) / falseAlarms.of;
  const alarms = `${falseAlarms.found}/${falseAlarms.of} ${harmless.toFixed(0)} %`;
  return [language, ofShare(atRisk), ofShare(imminent), ofShare(active), ofShare(possible), alarms];
}

const head = [
  "language",
  "at risk found",
  "imminent as such",
  "active as such",
  "possible found",
  "false alarms",
];

/** One line for each sentence that was misread; of those held out only where it stands, unless `isFull`. */
function misreadingLines(readings: readonly Reading[], isFull: boolean): string[] {
  return misreadings(readings).map(({ sentence, found }) => {
    const { place, category, level, half, text } = sentence;
    const words = isFull || half === "rules" ? `  ${text}` : "";
    return `  ${place}  ${category}  ${level} read as ${found.level}${words}`;
  });
}

/** How well turns are read, by half and language. */
export function textOfFigures(title: string, figures: readonly ScreenFigures[]): string {
  const parts = halves.map((half) => {
    const rows = figures.filter((it) => it.half === half).map(rowOf);
    return `${halfNames[half]}\n${tableOf([head, ...rows])}`;
  });
  return [title, ...parts].join("\n\n");
}

/** How well turns are read, by half and language, and which were misread. */
export function textOfScreen(title: string, readings: readonly Reading[], isFull: boolean): string {
  const figures = screenFigures(readings);
  const parts = halves.map((half) => {
    const own = figures.filter((it) => it.half === half);
    const misread = misreadingLines(
      readings.filter(({ sentence }) => sentence.half === half),
      isFull,
    );
    const list = misread.length === 0 ? [] : ["misread:", ...misread];
    return [halfNames[half], tableOf([head, ...own.map(rowOf)]), ...list].join("\n");
  });
  return [title, ...parts].join("\n\n");
}

export function textOfTimes({ p50, p99, max }: Times): string {
  const verdict = p99 <= thresholds.p99Ms ? "within" : "over";
  return `Rules and models, ms a turn: p50 ${p50}, p99 ${p99}, max ${max} (p99 ${verdict} ${thresholds.p99Ms} ms)`;
}

const mark = (problems: readonly string[] | undefined): string =>
  problems === undefined ? "–" : problems.length === 0 ? "yes" : "NO";

/** Personas by criteria; with a judge its verdict stands behind the stroke. */
export function textOfSimulated(model: string, simulated: readonly Simulated[]): string {
  const rows = simulated.map(({ persona, byRubric, byModel }) => [
    `${persona.id} (${persona.language})`,
    ...dimensions.map((dimension) =>
      byModel === null
        ? mark(byRubric[dimension])
        : `${mark(byRubric[dimension])} / ${mark(byModel[dimension])}`,
    ),
  ]);
  return `Simulated conversations with ${model}\n${tableOf([["persona", ...dimensions], ...rows])}`;
}
