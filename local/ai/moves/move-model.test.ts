import * as fc from "fast-check";
import { expect, test } from "vitest";
import { appQuestionIds } from "./app-question.ts";
import { dangerMoveIds } from "./danger-move.ts";
import { answerIds } from "./answer.ts";
import { moveIds } from "./move.ts";
import {
  type Classifier,
  type MoveModel,
  probabilities,
  readMoveModel,
  softmax,
  writeMoveModel,
} from "./move-model.ts";

const classifierOf = (labels: readonly string[]): Classifier => ({
  scale: 0.5,
  biases: labels.map((_, index) => index / 100),
  weights: { checks: Uint8Array.of(0, 5, 0, 6), weights: Int8Array.of(0, -4, 0, 127) },
});

const model: MoveModel = {
  concepts: { ids: Uint16Array.of(1, 0, 3), checks: Uint16Array.of(9, 0, 7) },
  moves: classifierOf(moveIds),
  dangerMoves: { ...classifierOf(dangerMoveIds), bounds: dangerMoveIds.map(() => 0.5) },
  appQuestions: classifierOf(appQuestionIds),
  fits: {
    biases: answerIds.map((_, index) => index / 10),
    weights: Float32Array.from({ length: 3 * answerIds.length }, (_, index) => index),
  },
};

test("a model is read as it was written, also from the middle of a buffer", () => {
  const file = writeMoveModel(model);
  expect(readMoveModel(file)).toEqual(model);
  const padded = new Uint8Array(file.length + 3);
  padded.set(file, 3);
  expect(readMoveModel(padded.subarray(3))).toEqual(model);
});

test("a file that is none is refused", () => {
  expect(() => readMoveModel(Uint8Array.of(4, 0, 0, 0, 123, 125, 32, 32))).toThrow(/conceptSlots/);
});

test("whatever the features, probabilities are between 0 and 1 and come to 1", () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 200 }), (features) => {
      const likely = probabilities(Int32Array.from(features), model.moves);
      expect(likely.every((it) => it >= 0 && it <= 1)).toBe(true);
      expect(likely.reduce((sum, it) => sum + it, 0)).toBeCloseTo(1);
    }),
  );
});

test("odds beyond every measure make no odd probabilities", () => {
  expect(softmax([1e6, 0, -1e6])).toEqual([1, 0, 0]);
});
