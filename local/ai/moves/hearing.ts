import { readFileSync } from "node:fs";
import { type Danger, type DangerMoveId, dangerMoveIds } from "./danger-move.ts";
import { type MoveGroup, type MoveId, moveGroups, moveIds, movesByGroup } from "./move.ts";
import { dangerMoveFeatures, type Message, moveFeatures } from "./move-features.ts";
import { type Classifier, type MoveModel, probabilities, readMoveModel } from "./move-model.ts";

/** What a message probably calls for, of several labels. */
export type Likely<Id extends string> = {
  readonly likeliest: Id;
  /** It is probable enough to be answered for itself. */
  readonly isSure: boolean;
  /** Between 0 and 1; several together, their sum. */
  readonly probability: (...ids: readonly Id[]) => number;
};

export type Moves = Likely<MoveId> & {
  readonly ofGroup: (group: MoveGroup) => number;
  /** Some move of the group is probable enough, though none by itself. */
  readonly isSureOf: (group: MoveGroup) => boolean;
};

export type DangerMoves = Likely<DangerMoveId>;

let model: MoveModel | undefined;

/** Reads the model's file on first use, and throws where it isn't one. */
const theModel = (): MoveModel =>
  (model ??= readMoveModel(readFileSync(new URL("moves.bin", import.meta.url))));

function likelyIn<Id extends string>(
  features: Int32Array,
  ids: readonly Id[],
  classifier: Classifier,
  otherwise: Id,
): Likely<Id> {
  const likely = probabilities(features, classifier);
  const most = Math.max(...likely);
  const at = likely.indexOf(most);
  return {
    likeliest: ids[at] ?? otherwise,
    isSure: most >= (classifier.bounds[at] ?? 1),
    probability: (...some) => some.reduce((sum, id) => sum + (likely[ids.indexOf(id)] ?? 0), 0),
  };
}

/**
 * @param earlier what the messages before it call for
 * @param isBeginning whether nothing was said before those
 */
export function movesIn(message: Message, earlier: readonly Moves[], isBeginning: boolean): Moves {
  const { concepts, moves, groupBounds } = theModel();
  const before = earlier.at(-1)?.likeliest ?? (isBeginning ? "nothing" : undefined);
  const likely = likelyIn(moveFeatures(message, before, concepts), moveIds, moves, "detail");
  const ofGroup = (group: MoveGroup): number => likely.probability(...movesByGroup[group]);
  return {
    ...likely,
    ofGroup,
    isSureOf: (group) => ofGroup(group) >= (groupBounds[moveGroups.indexOf(group)] ?? 1),
  };
}

/** The same in a conversation about danger. */
export function dangerMovesIn(message: Message, danger: Danger): DangerMoves {
  const { concepts, dangerMoves } = theModel();
  return likelyIn(dangerMoveFeatures(message, danger, concepts), dangerMoveIds, dangerMoves, "aside");
}
