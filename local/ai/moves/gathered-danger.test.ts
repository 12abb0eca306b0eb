import { describe, expect, test } from "vitest";
import { gatheredDanger } from "./gathered-danger.ts";
import type { Moves } from "./hearing.ts";
import type { MoveId } from "./move.ts";

/** A message with these probabilities; what is left belongs to everything else. */
const message = (likely: Readonly<Partial<Record<MoveId, number>>>): Moves => ({
  likeliest: "detail",
  isSure: false,
  probability: (...moves) => moves.reduce((sum, move) => sum + (likely[move] ?? 0), 0),
  ofGroup: () => 0,
  isSureOf: () => false,
});

describe("danger that comes out in several messages", () => {
  test("is found once they come to enough, and it is of whom most of them speak", () => {
    const signs = [message({ other: 0.2 }), message({ other: 0.3, own: 0.1 }), message({ other: 0.2 })];
    expect(gatheredDanger(signs.slice(0, 2))).toBeUndefined();
    expect(gatheredDanger(signs)).toBe("other");
  });

  test("isn't looked for in a message that has nothing of it", () => {
    expect(gatheredDanger([message({ own: 0.9 }), message({ good: 0.9, own: 0.01 })])).toBeUndefined();
  });

  test("begins anew after an all-clear", () => {
    const cleared = [message({ own: 0.8 }), message({ safe: 0.7, own: 0.2 })];
    expect(gatheredDanger(cleared)).toBeUndefined();
    expect(gatheredDanger([...cleared, message({ own: 0.3 })])).toBeUndefined();
    expect(gatheredDanger([...cleared, message({ own: 0.75 })])).toBe("own");
  });

  test("needs a message", () => {
    expect(gatheredDanger([])).toBeUndefined();
  });
});
