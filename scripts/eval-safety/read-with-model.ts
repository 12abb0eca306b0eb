import { combinedRisk, noRisk } from "#shared/safety/risk.ts";
import type { Classify } from "#relay/session/ports.ts";
import { mapInTurn } from "./map-in-turn.ts";
import type { Reading } from "./screen-figures.ts";

/** So many sentences are read at once. */
const atOnce = 8;

export type ModelReadings = {
  readonly readings: readonly Reading[];
  /** Sentences that the model gave no answer to; the rules stand alone there. */
  readonly unanswered: number;
};

/** What the rules and a classifier find together, as in a session: the higher of the two. Times are the rules' own. */
export async function readWithModel(byRules: readonly Reading[], classify: Classify): Promise<ModelReadings> {
  let unanswered = 0;
  const readings = await mapInTurn(byRules, atOnce, async (reading): Promise<Reading> => {
    const { text, context } = reading.sentence;
    const read = await classify({ text, context });
    if (read === null) unanswered += 1;
    return { ...reading, found: combinedRisk(reading.found, read ?? noRisk) };
  });
  return { readings, unanswered };
}
