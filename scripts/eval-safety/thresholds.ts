import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { languageCodes } from "#shared/catalogues/languages.ts";
import { root } from "../root.ts";
import type { ScreenFigures, Share, Times } from "./screen-figures.ts";
import type { Half } from "./test-set.ts";

/** What the screen must reach without a network, on sentences that nothing in it was made with, in every language [S1]. */
export const thresholds = { recall: 0.95, falseAlarms: 0.05, p99Ms: 5 } as const;

/** 1 of 1 where there is nothing to find. */
export const ratio = ({ found, of }: Share): number => (of === 0 ? 1 : found / of);

const falseAlarmRatio = ({ found, of }: Share): number => (of === 0 ? 0 : found / of);

function problemsOf({ language, half, atRisk, imminent, active, falseAlarms }: ScreenFigures): string[] {
  const where = `${language}, ${half}`;
  const recalls = [
    ["at risk were missed", atRisk],
    ["imminent were not found to be so", imminent],
    ["active were missed", active],
  ] as const;
  return [
    ...recalls
      .filter(([, share]) => ratio(share) < thresholds.recall)
      .map(([how, { found, of }]) => `${where}: ${of - found} of ${of} sentences ${how}`),
    ...(falseAlarmRatio(falseAlarms) > thresholds.falseAlarms
      ? [`${where}: ${falseAlarms.found} of ${falseAlarms.of} harmless sentences raised an alarm`]
      : []),
  ];
}

/** Which thresholds do not hold for the sentences of a half, one line each. Those the rules were written with prove nothing. */
export function screenProblems(
  figures: readonly ScreenFigures[],
  half: Half = "independent",
): readonly string[] {
  return figures.filter((it) => it.half === half).flatMap(problemsOf);
}

/** How many were found and how many alarms were false when the rules were last widened, by language. */
const floorSchema = z.record(
  z.enum(languageCodes),
  z.object({ atRisk: z.int(), imminent: z.int(), active: z.int(), falseAlarms: z.int() }),
);
type Floor = z.infer<typeof floorSchema>;

/** The floor that is kept in the repository; raised when the rules have got better. */
export function readFloor(): Floor {
  return floorSchema.parse(JSON.parse(readFileSync(join(root, "scripts/eval-safety/floor.json"), "utf8")));
}

/** Where the rules do worse on the sentences they were not written with than they did before, one line each. */
export function floorProblems(figures: readonly ScreenFigures[], floor: Floor): readonly string[] {
  return figures
    .filter(({ half }) => half === "independent")
    .flatMap(({ language, atRisk, imminent, active, falseAlarms }) => {
      const before = floor[language];
      const worse = [
        ["at risk found", atRisk.found, before.atRisk],
        ["imminent found", imminent.found, before.imminent],
        ["active found", active.found, before.active],
        ["harmless left alone", -falseAlarms.found, -before.falseAlarms],
      ] as const;
      return worse
        .filter(([, now, then]) => now < then)
        .map(([what, now, then]) => `${language}, ${what}: ${Math.abs(now)}, before ${Math.abs(then)}`);
    });
}

/** Whether reading a turn took too long. */
export function timeProblems({ p99 }: Times): readonly string[] {
  return p99 <= thresholds.p99Ms
    ? []
    : [`99 of 100 turns were read within ${p99} ms, not within ${thresholds.p99Ms}`];
}
