import { expect, test } from "vitest";
import { PingWatch } from "./line-quality.ts";

test("two slow answers in a row make a weak line, and one fast one a good line again", () => {
  const watch = new PingWatch();
  watch.sent(1, 0);
  expect(watch.answered(1, 900)).toBeNull();
  watch.sent(2, 15_000);
  expect(watch.answered(2, 15_900)).toBe("weak");
  watch.sent(3, 30_000);
  expect(watch.answered(3, 30_050)).toBe("good");
});

test("a ping without an answer is enough, and an unknown answer says nothing", () => {
  const watch = new PingWatch();
  expect(watch.missed()).toBe("weak");
  expect(watch.answered(7, 10)).toBeNull();
});
