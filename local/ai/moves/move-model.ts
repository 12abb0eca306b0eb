import type { ConceptTable } from "#safety-model/runtime/concepts.ts";
import { mix } from "#safety-model/runtime/hash.ts";
import { type Weights, weightOf } from "#safety-model/runtime/model.ts";
import { z } from "zod";
import { answerIds } from "./answer.ts";
import { appQuestionIds } from "./app-question.ts";
import { dangerMoveIds } from "./danger-move.ts";
import type { FitModel } from "./fits.ts";
import { moveIds } from "./move.ts";

const classifierSchema = (labels: number) =>
  z.object({
    weightSlots: z.int().positive(),
    /** What one unit of a weight stands for. */
    scale: z.number().positive(),
    biases: z.array(z.number()).length(labels),
  });

const headerSchema = z.object({
  conceptSlots: z.int().positive(),
  moves: classifierSchema(moveIds.length),
  dangerMoves: classifierSchema(dangerMoveIds.length).extend({
    /** How probable each move has to be for its own answer to be right often enough. */
    bounds: z.array(z.number()).length(dangerMoveIds.length),
  }),
  appQuestions: classifierSchema(appQuestionIds.length),
  fits: z.object({ rows: z.int().positive(), biases: z.array(z.number()).length(answerIds.length) }),
});

/** A linear model with a weight for each feature and label; most of them are 0 and not kept. */
export type Classifier = {
  readonly scale: number;
  readonly biases: readonly number[];
  readonly weights: Weights;
};

/**
 * Three classifiers over the same features, of any message, of one in danger, and of one that asks about the app, in the
 * order of their labels; and what fits a message of which the first has judged the moves.
 */
export type MoveModel = {
  readonly concepts: ConceptTable;
  readonly moves: Classifier;
  readonly dangerMoves: Classifier & { readonly bounds: readonly number[] };
  readonly appQuestions: Classifier;
  readonly fits: FitModel;
};

/** The hash under which the weight of a feature for a label is kept. */
export const weightKey = (feature: number, label: number): number => mix(50, feature, label);

/** Longer texts have more features; their sum is divided by the root of how many. */
export const divisorOf = (features: Int32Array): number => Math.sqrt(Math.max(1, features.length));

/** One for each label; they sum to 1. */
export function probabilities(
  features: Int32Array,
  { scale, biases, weights }: Classifier,
): readonly number[] {
  const divisor = divisorOf(features);
  const odds = biases.map((bias, label) => {
    let sum = 0;
    for (const feature of features) sum += weightOf(weights, weightKey(feature, label));
    return bias + (sum * scale) / divisor;
  });
  return softmax(odds);
}

export function softmax(odds: readonly number[]): readonly number[] {
  const most = Math.max(...odds);
  const exponentials = odds.map((it) => Math.exp(it - most));
  const sum = exponentials.reduce((all, it) => all + it, 0);
  return exponentials.map((it) => it / sum);
}

const headerOf = ({ weights, scale, biases }: Classifier) => ({
  weightSlots: weights.checks.length,
  scale,
  biases: [...biases],
});

/** The header's length (4 bytes, little-endian), the header as JSON padded to 4 bytes, then the arrays. */
export function writeMoveModel({ concepts, moves, dangerMoves, appQuestions, fits }: MoveModel): Uint8Array {
  const header: z.infer<typeof headerSchema> = {
    conceptSlots: concepts.ids.length,
    moves: headerOf(moves),
    dangerMoves: { ...headerOf(dangerMoves), bounds: [...dangerMoves.bounds] },
    appQuestions: headerOf(appQuestions),
    fits: { rows: fits.weights.length / answerIds.length, biases: [...fits.biases] },
  };
  const json = JSON.stringify(header);
  const text = new TextEncoder().encode(json.padEnd(Math.ceil(json.length / 4) * 4));
  const length = new Uint8Array(new Uint32Array([text.length]).buffer);
  const weights = [moves, dangerMoves, appQuestions].flatMap((it) => [it.weights.checks, it.weights.weights]);
  const arrays = [fits.weights, concepts.ids, concepts.checks, ...weights];
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
  const { conceptSlots, moves, dangerMoves, appQuestions, fits } = headerSchema.parse(JSON.parse(json));
  let at = 4 + headerLength;
  const next = (bytes: number): number => {
    at += bytes;
    return at - bytes;
  };
  const withWeights = <Header extends { readonly weightSlots: number }>({
    weightSlots,
    ...rest
  }: Header) => ({
    ...rest,
    weights: {
      checks: new Uint8Array(buffer, next(weightSlots), weightSlots),
      weights: new Int8Array(buffer, next(weightSlots), weightSlots),
    },
  });
  const fitWeights = fits.rows * answerIds.length;
  const weights = new Float32Array(buffer, next(fitWeights * 4), fitWeights);
  const concepts = {
    ids: new Uint16Array(buffer, next(conceptSlots * 2), conceptSlots),
    checks: new Uint16Array(buffer, next(conceptSlots * 2), conceptSlots),
  };
  return {
    concepts,
    moves: withWeights(moves),
    dangerMoves: withWeights(dangerMoves),
    appQuestions: withWeights(appQuestions),
    fits: { biases: fits.biases, weights },
  };
}
