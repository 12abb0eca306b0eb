import { dangerMoveIds } from "#local/ai/moves/danger-move.ts";

/** A line as models judged it that hadn't seen its writer. `label` and `best` are indices of labels. */
export type Judged = {
  readonly label: number;
  readonly best: number;
  readonly likely: readonly number[];
};

/** How often a guess has to be right to be answered for itself; a nod is hardly ever an answer in danger. */
const leastRight = 0.6;
/** Below that something else is likelier. */
const leastBound = 0.25;

type Guess = { readonly probability: number; readonly isRight: boolean };

/** The least probability from which guesses are right often enough. */
function boundAt(guesses: readonly Guess[]): number {
  let right = 0;
  let bound = 1;
  const surest = guesses.toSorted((a, b) => b.probability - a.probability);
  for (const [index, { probability, isRight }] of surest.entries()) {
    if (isRight) right += 1;
    if (right / (index + 1) >= leastRight) bound = probability;
  }
  return Math.max(leastBound, Math.round(bound * 1000) / 1000);
}

const bestOf = ({ likely, best }: Judged): number => likely[best] ?? 0;

/** For each of `dangerMoveIds`, from which probability it is answered for itself. */
export const dangerBoundsOf = (judged: readonly Judged[]): readonly number[] =>
  dangerMoveIds.map((_, label) => {
    const guesses = judged
      .filter(({ best }) => best === label)
      .map((it) => ({ probability: bestOf(it), isRight: it.label === label }));
    return boundAt(guesses);
  });

export const isSure = (it: Judged, bounds: readonly number[]): boolean =>
  bestOf(it) >= (bounds[it.best] ?? 1);
