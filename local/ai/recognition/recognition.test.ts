import { expect, test } from "vitest";
import { type Recognition, certainty, isHeard } from "./recognition.ts";

const clear: Recognition = { text: "i feel sad", fit: 0.1, worstFit: 0, unexplained: 0.1 };

test("words that fit are heard", () => {
  expect(certainty(clear)).toBeGreaterThan(0.7);
  expect(isHeard(clear)).toBe(true);
});

test.each([
  ["no words", { text: "" }],
  ["words that fit badly", { fit: -0.2 }],
  ["one word that fits badly among good ones", { worstFit: -0.5 }],
  ["sound that no word stands for", { unexplained: 0.4 }],
])("%s: refused", (_, change) => {
  expect(isHeard({ ...clear, ...change })).toBe(false);
});
