import { readFileSync } from "node:fs";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cluesIn } from "../listener/clues.ts";
import { understand } from "../listener/understand.ts";
import { answerIds } from "./answer.ts";
import { type Asked, dangerIn, fitFeatures, fitsIn, type Probable } from "./fits.ts";
import { answersFor, movesIn } from "./hearing.ts";
import { type MoveId, moveIds } from "./move.ts";
import { readMoveModel } from "./move-model.ts";

/** A message with these probabilities; all others share what is left. */
function likely(some: Readonly<Partial<Record<MoveId, number>>>): Probable {
  const left = 1 - Object.values(some).reduce((sum, it) => sum + it, 0);
  const others = left / (moveIds.length - Object.keys(some).length);
  return { probability: (...moves) => moves.reduce((sum, move) => sum + (some[move] ?? others), 0) };
}

const noClues = cluesIn("and then it rained", understand("and then it rained", "en"));

const asked = (moves: Probable, earlier: readonly Probable[] = []): Asked => ({
  clues: noClues,
  moves,
  earlier,
});

const dangerFound = (moves: Probable, ...earlier: readonly Probable[]) =>
  dangerIn(answersFor(asked(moves, earlier)));

describe("what fits", () => {
  test("is judged by as many features as the model has rows, however much was said before", () => {
    const file = readFileSync(new URL("moves.bin", import.meta.url));
    const length = readMoveModel(file).fits.weights.length / answerIds.length;
    fc.assert(
      fc.property(fc.array(fc.double({ min: 0, max: 1, noNaN: true })), (own) => {
        const heard = own.map((probability) => likely({ own: probability }));
        const features = fitFeatures(asked(likely({ detail: 0.5 }), heard));
        expect(features).toHaveLength(length);
        expect(features.every(Number.isFinite)).toBe(true);
      }),
    );
  });

  test("is ranked by how probably it fits", () => {
    const { ranked, fit } = answersFor(asked(likely({ good: 0.6, plan: 0.3 })));
    expect(new Set(ranked)).toEqual(new Set(answerIds));
    const fits = ranked.map((id) => fit(id));
    expect(fits).toEqual(fits.toSorted((a, b) => b - a));
    expect(fit(...ranked)).toBe(fits[0]);
    expect(fit()).toBe(0);
  });

  test.each([
    ["bye", "ok gotta go, good night"],
    ["correct", "no, I meant my sister, not me"],
    ["thanks", "thank you, that helps"],
    ["nod", "We moved here in March, my brother lives two streets away."],
  ])("is %s after: %s", (id, text) => {
    const before = movesIn({ text: "My brother has a bakery.", language: "en" }, [], true);
    const moves = movesIn({ text, language: "en" }, [before], true);
    const clues = cluesIn(text, understand(text, "en"));
    expect(answersFor({ clues, moves, earlier: [before] }).ranked[0]).toBe(id);
  });

  test("changes with danger that comes out in several messages, none of which says it", () => {
    const ofFriend = likely({ other: 0.3, detail: 0.4 });
    expect(dangerFound(ofFriend, likely({ detail: 0.9 }))).toBeUndefined();
    expect(dangerFound(ofFriend, ofFriend, ofFriend)).toBe("other");
  });

  test("is nothing in particular to a model that has learned nothing", () => {
    const untaught = {
      biases: answerIds.map(() => 0),
      weights: new Float32Array(fitFeatures(asked(likely({}))).length * answerIds.length),
    };
    expect(fitsIn(asked(likely({})), untaught).fit("nod")).toBe(0.5);
  });
});
