import { readFileSync } from "node:fs";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { type MoveGroup, type MoveId, moveGroups, moveIds, movesByGroup } from "./move.ts";
import { moveFeatures } from "./move-features.ts";
import { type MoveModel, probabilities, readMoveModel } from "./move-model.ts";

/** What a message probably calls for. */
export type Moves = {
  readonly likeliest: MoveId;
  /** It is probable enough to be answered for itself. */
  readonly isSure: boolean;
  /** Between 0 and 1; several moves together, their sum. */
  readonly probability: (...moves: readonly MoveId[]) => number;
  readonly ofGroup: (group: MoveGroup) => number;
  /** Some move of the group is probable enough, though none by itself. */
  readonly isSureOf: (group: MoveGroup) => boolean;
};

let model: MoveModel | undefined;

/** Reads the model's file on first use, and throws where it isn't one. */
export function movesIn(text: string, language: LanguageCode): Moves {
  model ??= readMoveModel(readFileSync(new URL("moves.bin", import.meta.url)));
  const { concepts, bounds, groupBounds } = model;
  const likely = probabilities(moveFeatures(text, language, concepts), model);
  const most = Math.max(...likely);
  const at = likely.indexOf(most);
  const probability = (...moves: readonly MoveId[]): number =>
    moves.reduce((sum, move) => sum + (likely[moveIds.indexOf(move)] ?? 0), 0);
  const ofGroup = (group: MoveGroup): number => probability(...movesByGroup[group]);
  return {
    likeliest: moveIds[at] ?? "detail",
    isSure: most >= (bounds[at] ?? 1),
    probability,
    ofGroup,
    isSureOf: (group) => ofGroup(group) >= (groupBounds[moveGroups.indexOf(group)] ?? 1),
  };
}
