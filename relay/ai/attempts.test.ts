import { expect, test, vi } from "vitest";
import { type After, withAttempts } from "./attempts.ts";
import { failed } from "./failure.ts";
import type { AiFailure, AiOutcome } from "./port.ts";

/** Waits are over at once; a try's own time never is. */
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
    onRetry,
    firstWithinMs: 1_000,
    begun: () => begun,
  });
  return { outcome, tries: run.mock.calls.length, told: onRetry.mock.calls.flat() };
}

const done: AiOutcome<string> = { ok: true, value: "done" };

test("each further try is told with why the one before failed, and none that is not made", async () => {
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

test("who gives up while it waits for the next try is not told of one", async () => {
  const caller = new AbortController();
  const onRetry = vi.fn<() => void>();
  const outcome = await withAttempts(async () => failed("unavailable"), {
    signal: caller.signal,
    firstWithinMs: 1_000,
    begun: () => false,
    onRetry,
    after: (ms) => {
      if (ms < 1_000) queueMicrotask(() => caller.abort());
      return () => {};
    },
  });
  expect(outcome).toEqual(failed("aborted"));
  expect(onRetry).not.toHaveBeenCalled();
});
