import { afterEach, expect, test, vi } from "vitest";
import { keepAwake } from "./wake-lock.ts";

const held = new Set<number>();
let taken = 0;

afterEach(() => Reflect.deleteProperty(navigator, "wakeLock"));

test("a tab that is shown twice before the browser has answered leaves no lock behind", async () => {
  const request = async () => {
    taken += 1;
    const own = taken;
    held.add(own);
    return { release: async () => void held.delete(own) };
  };
  Object.defineProperty(navigator, "wakeLock", { configurable: true, value: { request } });
  const stop = keepAwake();
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.waitFor(() => expect(taken).toBe(2));
  await Promise.resolve();
  stop();
  await Promise.resolve();
  expect([...held]).toEqual([]);
});
