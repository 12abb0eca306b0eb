import { mapInTurn } from "./map-in-turn.ts";
import { converse, type Exchange, type Talker } from "./converse.ts";
import type { Ai } from "#relay/ai/port.ts";
import { judgeByModel } from "./judge.ts";
import { hasScriptedReader, type Persona } from "./persona.ts";
import { personasAtBounds } from "./personas-at-bounds.ts";
import { personasAtRisk } from "./personas-at-risk.ts";
import { personasInNoDanger } from "./personas-in-no-danger.ts";
import { dimensions, judgeByRubric, type Verdict } from "./rubric.ts";

/** A simulated conversation and what is to be said about it. */
export type Simulated = {
  readonly persona: Persona;
  /** Who read the turns beside floor and screen. */
  readonly reader: "model" | "scripted" | "none";
  readonly exchanges: readonly Exchange[];
  readonly byRubric: Verdict;
  /** Null without a judge, or where it gave no judgement. */
  readonly byModel: Verdict | null;
};

/** So many conversations go on at once. */
const atOnce = 4;

const personas: readonly Persona[] = [...personasAtRisk, ...personasAtBounds, ...personasInNoDanger];

function readerOf(persona: Persona, { read }: Talker): Simulated["reader"] {
  if (read !== null) return "model";
  return hasScriptedReader(persona) ? "scripted" : "none";
}

/** Lets every persona talk with the model and judges what came of it. */
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

/** What does not hold, one line each. A judge that was asked and gave no judgement proves nothing either. */
export function simulationProblems(simulated: readonly Simulated[], isJudged: boolean): readonly string[] {
  return simulated.flatMap(({ persona: { id }, byRubric, byModel }) => [
    ...problemsOf(id, "checks", byRubric),
    ...(byModel === null ? [] : problemsOf(id, "judge", byModel)),
    ...(isJudged && byModel === null ? [`${id}: the judge gave no judgement`] : []),
  ]);
}
