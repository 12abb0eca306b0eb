import { expect, test, vi } from "vitest";
import { createReadiness } from "./readiness.ts";

function setUp(databaseAnswers: () => Promise<boolean>) {
  const clock = { now: 0 };
  const writes = { stuckMs: 0 };
  const stopping = new AbortController();
  const ask = vi.fn<() => Promise<boolean>>(databaseAnswers);
  const read = createReadiness({
    databaseAnswers: ask,
    writesStuckMs: () => writes.stuckMs,
    mostStuckMs: 60_000,
    stopping: stopping.signal,
    now: () => clock.now,
    cacheMs: 1000,
  });
  return { clock, writes, stopping, ask, read };
}

test("checks the database once for concurrent callers, and caches the answer for a while", async () => {
  const { clock, ask, read } = setUp(async () => true);
  expect(await Promise.all([read(), read()])).toEqual(["ready", "ready"]);
  clock.now = 999;
  await read();
  expect(ask).toHaveBeenCalledTimes(1);
  clock.now = 1000;
  await read();
  expect(ask).toHaveBeenCalledTimes(2);
});

test("shares a slow check however long it takes", async () => {
  const answer = Promise.withResolvers<boolean>();
  const { clock, ask, read } = setUp(() => answer.promise);
  const first = read();
  clock.now = 5000;
  const second = read();
  answer.resolve(true);
  expect(await Promise.all([first, second])).toEqual(["ready", "ready"]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("notices when the database goes down and comes back", async () => {
  const answers = [true, false, true];
  const { clock, read } = setUp(async () => answers.shift() ?? false);
  const seen: string[] = [];
  for (const now of [0, 1000, 2000]) {
    clock.now = now;
    seen.push(await read());
  }
  expect(seen).toEqual(["ready", "database", "ready"]);
});

test("a check that throws is no answer", async () => {
  const { read } = setUp(() => Promise.reject(new Error("refused")));
  expect(await read()).toBe("database");
});

test("draining needs no database, and overtakes a pending check", async () => {
  const answer = Promise.withResolvers<boolean>();
  const { ask, stopping, read } = setUp(() => answer.promise);
  const underWay = read();
  stopping.abort();
  answer.resolve(true);
  expect(await underWay).toBe("draining");
  expect(await read()).toBe("draining");
  expect(ask).toHaveBeenCalledTimes(1);
});

test("writes without progress make a relay unready until the database accepts them", async () => {
  const { clock, writes, read } = setUp(async () => true);
  const seen: string[] = [];
  for (const [now, stuckMs] of [
    [0, 0],
    [70_000, 59_999],
    [80_000, 60_000],
    [90_000, 70_000],
    [91_000, 0],
  ] as const) {
    clock.now = now;
    writes.stuckMs = stuckMs;
    seen.push(await read());
  }
  expect(seen).toEqual(["ready", "ready", "writes", "writes", "ready"]);
});

test("writes that waited out an outage get time once the database is back", async () => {
  const answers = [true, false, true, true, true];
  const { clock, writes, read } = setUp(async () => answers.shift() ?? true);
  const seen: string[] = [];
  for (const now of [0, 1_000, 601_000, 602_000, 661_000]) {
    clock.now = now;
    writes.stuckMs = now;
    seen.push(await read());
  }
  expect(seen).toEqual(["ready", "database", "ready", "ready", "writes"]);
});
