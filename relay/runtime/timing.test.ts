import { setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { watchFailures } from "./background.ts";
import { after, pause } from "./timing.ts";

test("a failure of one call's delayed work is reported, and ends no other call", async () => {
  const failures: string[] = [];
  const stopWatching = watchFailures((task) => failures.push(task));
  after(0, () => {
    throw new Error("broken");
  });
  await wait(10);
  stopWatching();
  expect(failures).toEqual(["timer"]);
});

/** A clock that never comes to it, or is there at once. */
function clock() {
  const timers: (() => void)[] = [];
  const by = (_ms: number, run: () => void) => {
    timers.push(run);
    return () => timers.splice(timers.indexOf(run), 1);
  };
  return { by, timers };
}

test("a pause whose signal has aborted is over", async () => {
  const { by, timers } = clock();
  await pause(60_000, by, AbortSignal.abort());
  expect(timers).toEqual([]);
});

test("a pause that is over listens to its signal no longer, however it ended", async () => {
  for (const endsBy of ["time", "abort"]) {
    const { by, timers } = clock();
    const work = new AbortController();
    const added = vi.spyOn(work.signal, "addEventListener");
    const removed = vi.spyOn(work.signal, "removeEventListener");
    const over = pause(60_000, by, work.signal);
    if (endsBy === "time") timers[0]?.();
    else work.abort();
    await over;
    if (endsBy === "time") expect(removed.mock.calls[0]?.[1]).toBe(added.mock.calls[0]?.[1]);
    else expect(timers).toEqual([]);
    expect(added.mock.calls[0]?.[2]).toEqual({ once: true });
  }
});
