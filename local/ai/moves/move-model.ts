import type { ConceptTable } from "#safety-model/runtime/concepts.ts";
import { mix } from "#safety-model/runtime/hash.ts";
import { type Weights, weightOf } from "#safety-model/runtime/model.ts";
import { z } from "zod";
import { moveGroups, moveIds } from "./move.ts";

const headerSchema = z.object({
  conceptSlots: z.int().positive(),
  weightSlots: z.int().positive(),
  /** What one unit of a weight stands for. */
  scale: z.number().positive(),
  biases: z.array(z.number()).length(moveIds.length),
  /** How probable each move has to be for its own answer to be bearable three times in four. */
  bounds: z.array(z.number()).length(moveIds.length),
  /** The same of a group, where none of its moves is sure. */
  groupBounds: z.array(z.number()).length(moveGroups.length),
});

/** A linear model with a weight for each feature and move; most of them are 0 and not kept. */
export type MoveModel = {
  readonly scale: number;
  readonly biases: readonly number[];
  readonly bounds: readonly number[];
  readonly groupBounds: readonly number[];
  readonly concepts: ConceptTable;
  readonly weights: Weights;
};

/** The hash under which the weight of a feature for a move is kept. */
export const weightKey = (feature: number, move: number): number => mix(50, feature, move);

/** Longer texts have more features; their sum is divided by the root of how many. */
export const divisorOf = (features: Int32Array): number => Math.sqrt(Math.max(1, features.length));

/** In the order of `moveIds`; they sum to 1. */
export function probabilities(
  features: Int32Array,
  { scale, biases, weights }: Pick<MoveModel, "scale" | "biases" | "weights">,
): readonly number[] {
  const divisor = divisorOf(features);
  const odds = moveIds.map((_, move) => {
    let sum = 0;
    for (const feature of features) sum += weightOf(weights, weightKey(feature, move));
    return (biases[move] ?? 0) + (sum * scale) / divisor;
  });
  return softmax(odds);
}

export function softmax(odds: readonly number[]): readonly number[] {
  const most = Math.max(...odds);
  const powers = odds.map((it) => Math.exp(it - most));
  const sum = powers.reduce((all, it) => all + it, 0);
  return powers.map((it) => it / sum);
}

/** The header's length (4 bytes, little-endian), the header as JSON padded to 4 bytes, then the arrays. */
export function writeMoveModel({ concepts, weights, ...rest }: MoveModel): Uint8Array {
  const header = { conceptSlots: concepts.ids.length, weightSlots: weights.checks.length, ...rest };
  const json = JSON.stringify(header);
  const text = new TextEncoder().encode(json.padEnd(Math.ceil(json.length / 4) * 4));
  const length = new Uint8Array(new Uint32Array([text.length]).buffer);
  const arrays = [concepts.ids, concepts.checks, weights.checks, weights.weights];
  return Buffer.concat([
    length,
    text,
    ...arrays.map(({ buffer, byteOffset, byteLength }) => new Uint8Array(buffer, byteOffset, byteLength)),
  ]);
}

/** Throws unless `writeMoveModel` wrote the file. */
export function readMoveModel(file: Uint8Array): MoveModel {
  const { buffer } = Uint8Array.from(file);
  const headerLength = new DataView(buffer).getUint32(0, true);
  const json = new TextDecoder().decode(new Uint8Array(buffer, 4, headerLength));
  const { conceptSlots, weightSlots, ...rest } = headerSchema.parse(JSON.parse(json));
  let at = 4 + headerLength;
  const next = (bytes: number): number => {
    at += bytes;
    return at - bytes;
  };
  return {
    ...rest,
    concepts: {
      ids: new Uint16Array(buffer, next(conceptSlots * 2), conceptSlots),
      checks: new Uint16Array(buffer, next(conceptSlots * 2), conceptSlots),
    },
    weights: {
      checks: new Uint8Array(buffer, next(weightSlots), weightSlots),
      weights: new Int8Array(buffer, next(weightSlots), weightSlots),
    },
  };
}
