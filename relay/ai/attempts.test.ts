import { expect, test, vi } from "vitest";
import type { After } from "../runtime/timing.ts";
import { withAttempts } from "./attempts.ts";
import { failed, retryAfterMs } from "./failure.ts";
import type { AiFailure, AiOutcome } from "./port.ts";

/** Waits are over immediately; an attempt's own timeout never fires. */
const after: After = (ms, run) => {
  if (ms < 1_000) queueMicrotask(run);
  return () => {};
};

async function tryWith(outcomes: AiOutcome<string>[], begun = false, signal = new AbortController().signal) {
  const onRetry = vi.fn<(failure: AiFailure) => void>();
  const run = vi.fn<() => Promise<AiOutcome<string>>>(async () => outcomes.shift() ?? failed("garbage"));
  const outcome = await withAttempts(run, {
    signal,
    after,
    now: () => 0,
    random: () => 0.5,
    tries: 3,
    onRetry,
    firstWithinMs: 1_000,
    begun: () => begun,
  });
  return { outcome, tries: run.mock.calls.length, told: onRetry.mock.calls.flat() };
}

const done: AiOutcome<string> = { ok: true, value: "done" };

test("each further attempt is reported with the previous failure, and attempts not made aren't", async () => {
  expect(await tryWith([failed("rateLimited"), failed("timeout"), done])).toEqual({
    outcome: done,
    tries: 3,
    told: ["rateLimited", "timeout"],
  });
  const down = failed("unavailable");
  expect(await tryWith([down, down, down, done])).toMatchObject({
    outcome: down,
    told: [0, 1].map(() => "unavailable"),
  });
  expect(await tryWith([failed("refused"), done])).toMatchObject({ tries: 1, told: [] });
  expect(await tryWith([down, done], true)).toMatchObject({ tries: 1, told: [] });
  expect(await tryWith([down, done], false, AbortSignal.abort())).toMatchObject({ tries: 1, told: [] });
});

test("giving up during a wait reports no further attempt", async () => {
  const caller = new AbortController();
  const onRetry = vi.fn<() => void>();
  const outcome = await withAttempts(async () => failed("unavailable"), {
    signal: caller.signal,
    firstWithinMs: 1_000,
    begun: () => false,
    now: () => 0,
    random: () => 0.5,
    tries: 3,
    onRetry,
    after: (ms) => {
      if (ms < 1_000) queueMicrotask(() => caller.abort());
      return () => {};
    },
  });
  expect(outcome).toEqual(failed("aborted"));
  expect(onRetry).not.toHaveBeenCalled();
});

/** The waits between attempts, ms, with a `Retry-After` of this many. */
async function waitsWith(askedMs: number | undefined, random: number): Promise<readonly number[]> {
  const waits: number[] = [];
  await withAttempts(async () => failed("rateLimited", askedMs), {
    signal: new AbortController().signal,
    firstWithinMs: 60_000,
    begun: () => false,
    now: () => 0,
    random: () => random,
    tries: 3,
    onRetry: () => {},
    after: (ms, run) => {
      if (ms < 60_000) {
        waits.push(ms);
        queueMicrotask(run);
      }
      return () => {};
    },
  });
  return waits;
}

test("waits are randomized around their length, follow the provider's request, and are limited", async () => {
  expect(await waitsWith(undefined, 0)).toEqual([100, 300]);
  expect(await waitsWith(undefined, 1)).toEqual([300, 900]);
  expect(await waitsWith(2_000, 0)).toEqual([2_000, 2_000]);
  expect(await waitsWith(20_000, 0)).toEqual([]);
});

const read = (headers: Record<string, string>) => retryAfterMs(new Headers(headers));

test("a provider asks for a wait in seconds, milliseconds, or as a date", () => {
  const date = "Sat, 28 Nov 2026 12:00:00 GMT";
  const later = "Sat, 28 Nov 2026 12:00:07 GMT";
  expect(read({ "retry-after": "3" })).toBe(3_000);
  expect(read({ "retry-after": "1", "retry-after-ms": "250" })).toBe(250);
  expect(read({ "retry-after": later, date })).toBe(7_000);
  expect(read({ "retry-after": "999999999" })).toBe(3_600_000);
  for (const useless of ["", "soon", "-3"]) expect(read({ "retry-after": useless })).toBeUndefined();
  expect(retryAfterMs(undefined)).toBeUndefined();
});
