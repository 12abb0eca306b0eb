import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { useHelpCardStore } from "./help-card-store.ts";
import {
  countVisit,
  installWay,
  useInstallPrompt,
  wasAnswered,
  wasHelped,
  watchInstall,
} from "./install-offer.ts";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const ready = {
  visits: 3,
  answered: false,
  helped: false,
  installed: false,
  canPrompt: true,
  isApplePhone: false,
};

test.each([
  ["prompt", ready],
  ["by-hand", { ...ready, canPrompt: false, isApplePhone: true }],
  [null, { ...ready, canPrompt: false }],
  [null, { ...ready, visits: 2 }],
  [null, { ...ready, answered: true }],
  [null, { ...ready, helped: true }],
  [null, { ...ready, installed: true }],
] as const)("%s: %o", (way, situation) => {
  expect(installWay(situation)).toBe(way);
});

test("a day counts once, however often the app is opened", () => {
  expect(["2026-11-20", "2026-11-20", "2026-11-21", "2026-11-25"].map(countVisit)).toEqual([1, 1, 2, 3]);
});

test("the browser's question waits, help is remembered in this tab, and installing answers", () => {
  const target = new EventTarget();
  const { subscribe } = useHelpCardStore;
  vi.spyOn(useHelpCardStore, "subscribe").mockImplementation((listener) => {
    const stop = subscribe(listener);
    onTestFinished(stop);
    return stop;
  });
  watchInstall(target);
  const asking = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
    prompt: vi.fn<() => Promise<void>>(),
  });
  target.dispatchEvent(asking);
  expect(asking.defaultPrevented).toBe(true);
  expect(useInstallPrompt.getState().prompt).toBe(asking);
  expect([wasHelped(), wasAnswered()]).toEqual([false, false]);
  useHelpCardStore.getState().show("written");
  target.dispatchEvent(new Event("appinstalled"));
  expect([wasHelped(), wasAnswered()]).toEqual([true, true]);
});
