import { expect, test } from "vitest";
import { isTooShort, maySubmit, showsDifference } from "./account-section.tsx";

test.each([
  ["", "", false],
  ["secret", "", false],
  ["", "secret", false],
  ["secret", "Secret", false],
  ["secret", "secret", true],
  ["123", "123", true],
])("%j and %j may be submitted: %s", (next, confirm, expected) => {
  expect(maySubmit({ next, confirm })).toBe(expected);
});

test("six characters are enough", () => {
  expect(isTooShort({ next: "12345", confirm: "12345" })).toBe(true);
  expect(isTooShort({ next: "123456", confirm: "123456" })).toBe(false);
  expect(isTooShort({ next: "", confirm: "" })).toBe(false);
});

test.each([
  ["secret", "", true, false],
  ["secret", "sec", false, false],
  ["secret", "sec", true, true],
  ["secret", "sex", false, true],
  ["secret", "secrets", false, true],
  ["secret", "secret", true, false],
])("%j and %j, left the field %s: says they differ %s", (next, confirm, left, expected) => {
  expect(showsDifference({ next, confirm }, left)).toBe(expected);
});
