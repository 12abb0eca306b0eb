import { expect, test, vi } from "vitest";
import { fold } from "./fold.ts";
import { type Model, readModel, weightOf, writeModel } from "./model.ts";
import { piecesOf } from "./pieces.ts";
import { tokenize, tokensOf } from "./tokens.ts";

test("folding normalizes spelling, has a limit, and is idempotent", () => {
  expect(fold("Ｉ’M SOOOO tiréd, k1ll ME… ﷺ")).toContain("i'm so tired, kill me");
  const long = fold("ﷺ".repeat(4_000));
  expect(long.length).toBeLessThanOrEqual(4_800);
  for (const text of ["Straße, cœur, أنا", "かがみ", "죽고 싶어ㅠㅠ"])
    expect(fold(fold(text))).toBe(fold(text));
});

test("excessive combining marks are never sorted, and the limit holds for expanding characters", () => {
  const normalize = vi.spyOn(String.prototype, "normalize");
  const parted = `${"\u0315\u0300".repeat(14)}\u200B`;
  for (const marks of ["\u0315\u0300", "\u0300\u0315\u031B\u0316", parted])
    expect(fold(`a${marks.repeat(1_000)} kill`)).toBe("a kill");
  const sorted = normalize.mock.contexts.map(String);
  normalize.mockRestore();
  expect(sorted.length).toBeGreaterThan(0);
  for (const text of sorted) expect(text).not.toMatch(/\p{M}{32}/u);
  expect(fold("ßa".repeat(2_000)).length).toBeLessThanOrEqual(4_800);
});

test("tokens are words, or characters in scripts without spaces, and sentence ends", () => {
  expect(tokensOf("I don't, no.")).toEqual(["i", "dont", "no", "."]);
  expect(tokensOf("我累了。")).toEqual(["我", "累", "了", "."]);
  const { tokens, starts } = tokenize(fold("집에 가"));
  expect(tokens).toEqual(["집", "에", "가"]);
  expect(starts).toEqual([true, false, true]);
});

test("a long message is read in pieces, and nothing is lost", () => {
  const text = "I walked home. It rained all day, and nobody was there. ".repeat(20);
  const pieces = piecesOf(text);
  expect(pieces.length).toBeGreaterThan(5);
  expect(pieces.join("")).toBe(text);
  expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(200);
  expect(piecesOf("short")).toEqual(["short"]);
  expect(piecesOf("我".repeat(400)).join("")).toBe("我".repeat(400));
});

test("a model is read as it was written, at any memory offset; unknown features weigh nothing", () => {
  const model: Model = {
    header: {
      conceptSlots: 2,
      weightSlots: 3,
      concepts: 1,
      bias: -1,
      scale: 0.5,
      concernScale: 0.1,
      concernBias: [0, 0, 0, 0, 0],
      bounds: { possible: 1, active: 2 },
      hints: { weightSlots: 2, bias: -2, scale: 0.25, quiet: -1, enough: 3 },
    },
    concepts: { ids: new Uint16Array([7, 0]), checks: new Uint16Array([9, 0]) },
    danger: { checks: new Uint8Array([5, 0, 0]), weights: new Int8Array([-12, 0, 0]) },
    hints: { checks: new Uint8Array([0, 6]), weights: new Int8Array([0, 9]) },
    concernWeights: new Int8Array([1, 2, 3, 4, 5]),
  };
  const file = writeModel(model);
  const shifted = new Uint8Array(file.length + 1);
  shifted.set(file, 1);
  for (const bytes of [Uint8Array.from(file), shifted.subarray(1)]) expect(readModel(bytes)).toEqual(model);
  expect(weightOf(model.danger, 5)).toBe(-12);
  expect(weightOf(model.danger, 6)).toBe(0);
  expect(() => readModel(new Uint8Array(8))).toThrow("JSON");
});
