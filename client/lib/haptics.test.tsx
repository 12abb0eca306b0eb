import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { canVibrate, mayVibrate, setVibration, vibrate } from "./haptics.ts";

const vibrated = vi.fn<(pattern: number[]) => boolean>(() => true);

function device({ touch = true, reduced = false } = {}): void {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: query.includes("pointer") ? touch : reduced }));
  vi.stubGlobal("navigator", { vibrate: vibrated });
}

beforeEach(() => {
  localStorage.clear();
  vibrated.mockClear();
});
afterEach(() => vi.unstubAllGlobals());

test("a phone vibrates, unless the person turned it off", () => {
  device();
  vibrate([20]);
  expect(vibrated).toHaveBeenCalledExactlyOnceWith([20]);
  setVibration(false);
  vibrate([20]);
  expect(vibrated).toHaveBeenCalledOnce();
});

test("who prefers reduced motion is left alone until they turn it on", () => {
  device({ reduced: true });
  expect(mayVibrate()).toBe(false);
  setVibration(true);
  expect(mayVibrate()).toBe(true);
});

test("a desktop, and a browser without the function, never do", () => {
  device({ touch: false });
  expect(canVibrate()).toBe(false);
  vi.stubGlobal("navigator", {});
  vibrate([20]);
  expect(vibrated).not.toHaveBeenCalled();
});
