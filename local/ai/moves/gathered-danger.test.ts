import { describe, expect, test } from "vitest";
import { gatheredDanger } from "./gathered-danger.ts";
import type { Moves } from "./hearing.ts";
import type { MoveId } from "./move.ts";

/** A message with these probabilities; what is left belongs to everything else. */
const message = (likely: Readonly<Partial<Record<MoveId, number>>>): Pick<Moves, "probability"> => ({
  probability: (...moves) => moves.reduce((sum, move) => sum + (likely[move] ?? 0), 0),
});

describe("danger that comes out in several messages", () => {
  test("is found once they come to enough, and it is of whom they speak most clearly", () => {
    const signs = [message({ other: 0.1 }), message({ other: 0.1, own: 0.1 }), message({ other: 0.1 })];
    expect(gatheredDanger(signs.slice(0, 2))).toBeUndefined();
    expect(gatheredDanger(signs)).toBe("other");
  });

  test("isn't looked for in a message that has nothing of it", () => {
    expect(gatheredDanger([message({ own: 0.9 }), message({ own: 0.9 }), message({ own: 0.01 })])).toBe(
      undefined,
    );
  });

  test("is found in a single message only where that is sure, and thoughts of dying only where they are said outright", () => {
    expect(gatheredDanger([message({ harm: 0.8 })])).toBe("harm");
    expect(gatheredDanger([message({ own: 0.96 })])).toBeUndefined();
    expect(gatheredDanger([message({ own: 0.99 })])).toBe("own");
  });

  test("begins anew after an all-clear", () => {
    const cleared = [message({ harm: 0.8 }), message({ safe: 0.7, harm: 0.2 })];
    expect(gatheredDanger(cleared)).toBeUndefined();
    expect(gatheredDanger([...cleared, message({ harm: 0.4 })])).toBeUndefined();
    expect(gatheredDanger([...cleared, message({ harm: 0.4 }), message({ harm: 0.3 })])).toBe("harm");
  });

  test("needs a message", () => {
    expect(gatheredDanger([])).toBeUndefined();
  });
});
