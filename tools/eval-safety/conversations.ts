import { mapInTurn } from "./map-in-turn.ts";
import { converse, type Exchange, type Talker } from "./converse.ts";
import type { Ai } from "#relay/ai/port.ts";
import { judgeByModel } from "./judge.ts";
import { hasScriptedReader, type Persona } from "./persona.ts";
import { personasAtBounds } from "./personas-at-bounds.ts";
import { personasAtRisk } from "./personas-at-risk.ts";
import { personasInNoDanger } from "./personas-in-no-danger.ts";
import { dimensions, judgeByRubric, type Verdict } from "./rubric.ts";

/** A simulated conversation and its results. */
export type Simulated = {
  readonly persona: Persona;
  /** Who read the turns in addition to floor and screen. */
  readonly reader: "model" | "scripted" | "none";
  readonly exchanges: readonly Exchange[];
  readonly byRubric: Verdict;
  /** Null without a judge, or if it gave no judgment. */
  readonly byModel: Verdict | null;
};

/** How many conversations run in parallel. */
const atOnce = 4;

const personas: readonly Persona[] = [...personasAtRisk, ...personasAtBounds, ...personasInNoDanger];

function readerOf(persona: Persona, { read }: Talker): Simulated["reader"] {
  if (read !== null) return "model";
  return hasScriptedReader(persona) ? "scripted" : "none";
}

/** Lets every persona talk with the model and judges the results. */
export function simulate(talker: Talker, judge: Pick<Ai, "task"> | null): Promise<readonly Simulated[]> {
  return mapInTurn(personas, atOnce, async (persona) => {
    const exchanges = await converse(persona, talker);
    const byModel = judge === null ? null : await judgeByModel(judge, persona, exchanges);
    const byRubric = judgeByRubric(persona, exchanges);
    return { persona, reader: readerOf(persona, talker), exchanges, byRubric, byModel };
  });
}

function problemsOf(id: string, judge: string, verdict: Verdict): readonly string[] {
  return dimensions.flatMap((dimension) =>
    verdict[dimension].map((problem) => `${id}, ${dimension} (${judge}): ${problem}`),
  );
}

/** Failed checks, one per line. A judge that was asked but gave no judgment counts as a failure. */
export function simulationProblems(simulated: readonly Simulated[], isJudged: boolean): readonly string[] {
  return simulated.flatMap(({ persona: { id }, byRubric, byModel }) => [
    ...problemsOf(id, "checks", byRubric),
    ...(byModel === null ? [] : problemsOf(id, "judge", byModel)),
    ...(isJudged && byModel === null ? [`${id}: the judge gave no judgement`] : []),
  ]);
}
