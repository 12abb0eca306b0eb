import { expect, test, vi } from "vitest";
import { guardedStorage } from "#client/lib/browser-storage.ts";
import { onQuickExit } from "#client/lib/quick-exit-listeners.ts";
import { closedStorage, fakeStorage } from "#client/test-storage.ts";
import { isQuickExit, quickExit, quickExitKey, notePress } from "./quick-exit.tsx";

const pressedAt = (...times: number[]) => times.reduce<readonly number[]>(notePress, []);

test.each([
  [[0], false],
  [[0, 100], false],
  [[0, 100, 200], true],
  [[0, 1000, 2000], true],
  [[0, 1000, 2001], false],
  [[0, 5000, 5100], false],
  [[0, 5000, 5100, 5200], true],
])("presses at %j are a quick exit: %s", (times, expected) => {
  expect(isQuickExit(pressedAt(...times))).toBe(expected);
});

const neutral = "https://www.wikipedia.org/";

function openPage() {
  const done: string[] = [];
  const document = { title: "Hearken", body: { replaceChildren: () => done.push("emptied") } };
  const location = { replace: (address: string) => done.push(address) };
  const page = { document, location } as unknown as Window;
  return { page, done };
}

test("the page is emptied before leaving, replaced in the history, and the tab remembers", () => {
  const { page, done } = openPage();
  const tab = fakeStorage();
  quickExit(
    page,
    guardedStorage(() => tab),
  );
  expect(page.document.title).toBe("");
  expect(done).toEqual(["emptied", neutral]);
  expect(tab.getItem(quickExitKey)).toBe(neutral);
});

test("drafts in the tab are gone", () => {
  const tab = fakeStorage({ "hearken.safety-plan-draft.ada": "{}", "hearken.journal.ada": "{}" });
  quickExit(
    openPage().page,
    guardedStorage(() => tab),
  );
  expect([tab.length, tab.key(0)]).toEqual([1, quickExitKey]);
});

test("the device forgets the profile's country, but not the one chosen on it", () => {
  const device = fakeStorage({ "hearken.profile-country": "ada GB", "hearken.help-country": "FR" });
  vi.stubGlobal("localStorage", device);
  quickExit(openPage().page, guardedStorage(fakeStorage));
  vi.unstubAllGlobals();
  expect([device.length, device.key(0)]).toEqual([1, "hearken.help-country"]);
});

test("a call is silenced before anything else, and no failure stops the exit", () => {
  const { page, done } = openPage();
  const tab = fakeStorage({ "hearken.journal.ada": "{}" });
  const stop = [
    onQuickExit(() => {
      throw new Error("no microphone");
    }),
    onQuickExit(() => done.push(`silent, with ${tab.length} kept and "${page.document.title}" shown`)),
  ];
  quickExit(
    page,
    guardedStorage(() => tab),
  );
  for (const it of stop) it();
  expect(done).toEqual(['silent, with 1 kept and "Hearken" shown', "emptied", neutral]);
  quickExit(
    page,
    guardedStorage(() => tab),
  );
  expect(done).toHaveLength(5);
});

test("blocked storage doesn't stop the exit", () => {
  const { page, done } = openPage();
  quickExit(page, guardedStorage(closedStorage));
  expect(done).toEqual(["emptied", neutral]);
});
