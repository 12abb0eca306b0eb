import { readFileSync } from "node:fs";
import { type AppQuestionId, appQuestionIds } from "./app-question.ts";
import { type Danger, type DangerMoveId, dangerMoveIds } from "./danger-move.ts";
import { type Asked, type Fits, fitsIn } from "./fits.ts";
import { type MoveGroup, type MoveId, moveIds, movesByGroup } from "./move.ts";
import { dangerMoveFeatures, type Message, moveFeatures } from "./move-features.ts";
import { type Classifier, type MoveModel, probabilities, readMoveModel } from "./move-model.ts";

/** What a message probably calls for, of several labels. */
export type Likely<Id extends string> = {
  readonly likeliest: Id;
  /** Between 0 and 1; several together, their sum. */
  readonly probability: (...ids: readonly Id[]) => number;
};

export type Moves = Likely<MoveId> & { readonly ofGroup: (group: MoveGroup) => number };

/** @property isSure the likeliest is probable enough to be answered for itself */
export type DangerMoves = Likely<DangerMoveId> & { readonly isSure: boolean };

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
  return {
    likeliest: ids[likely.indexOf(Math.max(...likely))] ?? otherwise,
    probability: (...some) => some.reduce((sum, id) => sum + (likely[ids.indexOf(id)] ?? 0), 0),
  };
}

/**
 * @param earlier what the messages before it call for
 * @param isBeginning whether nothing was said before those
 */
export function movesIn(message: Message, earlier: readonly Moves[], isBeginning: boolean): Moves {
  const { concepts, moves } = theModel();
  const before = earlier.at(-1)?.likeliest ?? (isBeginning ? "nothing" : undefined);
  const likely = likelyIn(moveFeatures(message, before, concepts), moveIds, moves, "detail");
  return { ...likely, ofGroup: (group) => likely.probability(...movesByGroup[group]) };
}

/** The same in a conversation about danger. */
export function dangerMovesIn(message: Message, danger: Danger): DangerMoves {
  const { concepts, dangerMoves } = theModel();
  const features = dangerMoveFeatures(message, danger, concepts);
  const likely = likelyIn(features, dangerMoveIds, dangerMoves, "aside");
  const bound = dangerMoves.bounds[dangerMoveIds.indexOf(likely.likeliest)] ?? 1;
  return { ...likely, isSure: likely.probability(likely.likeliest) >= bound };
}

/** What somebody asks who asks about the companion or the app. */
export function appQuestionIn(message: Message): Likely<AppQuestionId> {
  const { concepts, appQuestions } = theModel();
  return likelyIn(moveFeatures(message, undefined, concepts), appQuestionIds, appQuestions, "other");
}

/** What probably fits as an answer. */
export const answersFor = (asked: Asked): Fits => fitsIn(asked, theModel().fits);
