import { dangerMoveIds } from "#local/ai/moves/danger-move.ts";
import { type MoveGroup, type MoveId, moveGroups, moveIds, movesByGroup } from "#local/ai/moves/move.ts";

/** A line as models judged it that hadn't seen its writer. Labels are indices of `moveIds`, or of `dangerMoveIds`. */
export type Judged = {
  readonly label: number;
  readonly best: number;
  readonly likely: readonly number[];
};

/** What else an answer is bearable to. One hard thing's answer is none to another. */
const bearableTo: Readonly<Partial<Record<MoveId, readonly MoveId[]>>> = {
  good: ["tender", "plan", "reach"],
  tender: ["memory", "good", "grief"],
  plan: ["reach", "good", "yes"],
  reach: ["plan"],
  detail: ["joke", "memory", "plan", "yes", "no", "dunno", "body"],
  memory: ["tender"],
};

const moveAt = (index: number): MoveId => moveIds[index] ?? "detail";

/** Whether the answer to the best guess can be borne by whoever meant something else. */
export const isBearable = ({ best, label }: Judged): boolean =>
  best === label || bearableTo[moveAt(best)]?.includes(moveAt(label)) === true;

/**
 * How often the answer to a guess has to be bearable. Where something is told, a listener's nod does in three of four
 * places, so that a guess must do better; whoever asks, corrects or leaves gets nothing from a nod.
 */
const leastBearable: Readonly<Record<MoveGroup, number>> = {
  bright: 0.9,
  heavy: 0.87,
  plain: 0.85,
  short: 0.6,
  courtesy: 0.6,
  asking: 0.5,
  steering: 0.5,
  danger: 0.85,
};

const groupOf = (move: MoveId): MoveGroup =>
  moveGroups.find((group) => movesByGroup[group].some((id) => id === move)) ?? "plain";

/**
 * Below that something else is likelier, for which a nod would do. In danger a nod hardly ever does, so that less is
 * enough there.
 */
const leastBound = { talk: 0.43, danger: 0.25 } as const;

type Guess = { readonly probability: number; readonly isRight: boolean };

/** The least probability from which guesses are right so often. */
function boundAt(guesses: readonly Guess[], leastRight: number, least: number): number {
  let right = 0;
  let bound = 1;
  const surest = guesses.toSorted((a, b) => b.probability - a.probability);
  for (const [index, { probability, isRight }] of surest.entries()) {
    if (isRight) right += 1;
    if (right / (index + 1) >= leastRight) bound = probability;
  }
  return Math.max(least, Math.round(bound * 1000) / 1000);
}

const bestOf = ({ likely, best }: Judged): number => likely[best] ?? 0;

/** For each of `moveIds`, from which probability it is answered for itself. */
export const moveBoundsOf = (judged: readonly Judged[]): readonly number[] =>
  moveIds.map((id, move) => {
    const guesses = judged
      .filter(({ best }) => best === move)
      .map((it) => ({ probability: bestOf(it), isRight: isBearable(it) }));
    return boundAt(guesses, leastBearable[groupOf(id)], leastBound.talk);
  });

/** In danger a nod is no answer, so that less is enough. */
const leastRightInDanger = 0.6;

/** The same for each of `dangerMoveIds`. */
export const dangerBoundsOf = (judged: readonly Judged[]): readonly number[] =>
  dangerMoveIds.map((_, label) => {
    const guesses = judged
      .filter(({ best }) => best === label)
      .map((it) => ({ probability: bestOf(it), isRight: it.label === label }));
    return boundAt(guesses, leastRightInDanger, leastBound.danger);
  });

export const isSure = (it: Judged, bounds: readonly number[]): boolean =>
  bestOf(it) >= (bounds[it.best] ?? 1);

/** From which probability a group is answered, where none of its moves is sure. */
export function groupBoundOf(group: MoveGroup, judged: readonly Judged[], bounds: readonly number[]): number {
  const moves: readonly MoveId[] = movesByGroup[group];
  const guesses = judged
    .filter((it) => !isSure(it, bounds))
    .map(({ likely, label }) => ({
      probability: moves.reduce((sum, id) => sum + (likely[moveIds.indexOf(id)] ?? 0), 0),
      isRight: moves.includes(moveAt(label)),
    }));
  return boundAt(guesses, leastBearable[group], leastBound.talk);
}
