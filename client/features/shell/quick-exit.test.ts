import { expect, test } from "vitest";
import { asksToLeave, leaveQuickly, notePress } from "./quick-exit.ts";

const pressedAt = (...times: number[]) => times.reduce<readonly number[]>(notePress, []);

test.each([
  [[0], false],
  [[0, 100], false],
  [[0, 100, 200], true],
  [[0, 1000, 2000], true],
  [[0, 1000, 2001], false],
  [[0, 5000, 5100], false],
  [[0, 5000, 5100, 5200], true],
])("presses at %j leave: %s", (times, expected) => {
  expect(asksToLeave(pressedAt(...times))).toBe(expected);
});

test("the page is empty before it is left, and replaced in the history", () => {
  const done: string[] = [];
  const document = { title: "Hearken", body: { replaceChildren: () => done.push("emptied") } };
  const location = { replace: (address: string) => done.push(address) };
  leaveQuickly({ document, location } as unknown as Window);
  expect(document.title).toBe("");
  expect(done).toEqual(["emptied", "https://www.wikipedia.org/"]);
});
