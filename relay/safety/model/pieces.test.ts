import { assert, property, string } from "fast-check";
import { expect, test } from "vitest";
import { piecesOf } from "./pieces.ts";

test("a text as long as a sentence or two is weighed whole", () => {
  expect(piecesOf("I am tired. Good night!")).toEqual(["I am tired. Good night!"]);
  expect(piecesOf("")).toEqual([""]);
});

test("a long one by its sentences, as many together as a model knows", () => {
  const sentence = `${"It went on and on ".repeat(6).trim()}. `;
  const pieces = piecesOf(sentence.repeat(6));
  expect(pieces).toHaveLength(3);
  expect(pieces.join("")).toBe(sentence.repeat(6));
  const chinese = `${"今天很累".repeat(10)}。`;
  expect(piecesOf(chinese.repeat(6))).toHaveLength(3);
});

const letters = (given: string) => given.replaceAll(/[.!?。！？؟\n]/g, "");

test("nothing that is said is lost", () => {
  assert(
    property(string({ unit: "binary", maxLength: 2_000 }), (text) => {
      expect(letters(piecesOf(text).join(""))).toBe(letters(text));
    }),
  );
});
