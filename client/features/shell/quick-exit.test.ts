import { expect, test, vi } from "vitest";
import { guardedStorage } from "#client/lib/browser-storage.ts";
import { onQuickExit } from "#client/lib/on-quick-exit.ts";
import { quickExit, quickExitKey, watchEscape } from "./quick-exit.tsx";
import { closedStorage, fakeStorage } from "#client/test-storage.ts";

type Press = {
  /** What it closes: something of the app's own, or the browser's `<dialog>`. */
  readonly closes?: "popup" | "dialog";
  /** The key is held. */
  readonly repeat?: boolean;
  readonly isComposing?: boolean;
  readonly key?: string;
};

/** A page on which presses can be made, at ms; `press` returns whether the page has been left since. */
function pageWithKeys() {
  let listener: ((event: KeyboardEvent) => void) | null = null;
  let dialogs = 1;
  let left = false;
  const page = {
    document: { querySelectorAll: () => ({ length: dialogs }) },
    addEventListener: (_type: string, given: typeof listener) => (listener = given),
    removeEventListener: () => (listener = null),
    setTimeout: (run: () => void) => afterwards.push(run),
  };
  const afterwards: (() => void)[] = [];
  const stop = watchEscape(page as unknown as Window, () => (left = true));
  const press = (timeStamp: number, { closes, ...rest }: Press = {}): boolean => {
    const event = { key: "Escape", timeStamp, repeat: false, isComposing: false, defaultPrevented: false };
    Object.assign(event, rest);
    listener?.(event as unknown as KeyboardEvent);
    if (closes === "popup") event.defaultPrevented = true;
    if (closes === "dialog") dialogs -= 1;
    for (const run of afterwards.splice(0)) run();
    dialogs = 1;
    return left;
  };
  return { press, stop };
}

test.each([
  [[0], false],
  [[0, 100], false],
  [[0, 100, 200], true],
  [[0, 1000, 2000], true],
  [[0, 1000, 2001], false],
  [[0, 5000, 5100], false],
  [[0, 5000, 5100, 5200], true],
])("presses at %j are a quick exit: %s", (times, expected) => {
  const { press } = pageWithKeys();
  expect(times.map((at) => press(at)).at(-1)).toBe(expected);
});

test.each(["popup", "dialog"] as const)("a press that closes a %s doesn't count", (closes) => {
  const { press } = pageWithKeys();
  expect(press(0, { closes })).toBe(false);
  expect(press(500)).toBe(false);
  expect(press(1000)).toBe(false);
  expect(press(1400, { closes })).toBe(false);
  expect(press(1900)).toBe(true);
});

test("however much is closed slowly, nobody is taken away", () => {
  const { press } = pageWithKeys();
  for (let at = 0; at < 10_000; at += 400) expect(press(at, { closes: "popup" })).toBe(false);
});

test("three presses within 700 ms leave even if all of them close something", () => {
  const { press } = pageWithKeys();
  expect(press(0, { closes: "popup" })).toBe(false);
  expect(press(350, { closes: "popup" })).toBe(false);
  expect(press(700, { closes: "popup" })).toBe(true);
});

test("a held key leaves even if it closed something first", () => {
  const { press } = pageWithKeys();
  press(0, { closes: "dialog" });
  expect(press(500, { repeat: true })).toBe(false);
  expect(press(533, { repeat: true })).toBe(true);
});

test("only Escape counts, and not while a word is being composed", () => {
  const { press, stop } = pageWithKeys();
  for (let at = 0; at < 500; at += 100) {
    expect(press(at, { key: "a" })).toBe(false);
    expect(press(at, { isComposing: true })).toBe(false);
  }
  stop();
  for (let at = 0; at < 500; at += 100) expect(press(at)).toBe(false);
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
