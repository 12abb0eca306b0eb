import { expect, test } from "vitest";
import { asksToLeave, leaveQuickly, leftKey, notePress } from "./quick-exit.ts";

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

const neutral = "https://www.wikipedia.org/";

function pageWith(setItem: (key: string, value: string) => void) {
  const done: string[] = [];
  const document = { title: "Hearken", body: { replaceChildren: () => done.push("emptied") } };
  const location = { replace: (address: string) => done.push(address) };
  const page = { document, location, sessionStorage: { setItem } } as unknown as Window;
  return { page, done };
}

test("the page is empty before it is left, replaced in the history, and the tab remembers", () => {
  const kept = new Map<string, string>();
  const { page, done } = pageWith((key, value) => kept.set(key, value));
  leaveQuickly(page);
  expect(page.document.title).toBe("");
  expect(done).toEqual(["emptied", neutral]);
  expect(kept).toEqual(new Map([[leftKey, neutral]]));
});

test("storage that is closed keeps nobody here", () => {
  const { page, done } = pageWith(() => {
    throw new Error("closed");
  });
  leaveQuickly(page);
  expect(done).toEqual(["emptied", neutral]);
});
