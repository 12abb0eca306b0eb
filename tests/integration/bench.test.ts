import { expect, test } from "vitest";
import { runLoad } from "#scripts/bench/load.ts";
import { smallWorkload } from "#scripts/bench/workload.ts";

/** Tests that the benchmark measures what it claims, not how fast anything is. */
const plan = {
  relay: "relay",
  path: "http",
  calls: 2,
  workload: smallWorkload,
  rampMs: 0,
  measureMs: 8_000,
  warmUp: { calls: 0, ms: 0 },
  cores: null,
  relayArgs: [],
} as const;

test.each(["http", "realtime"] as const)(
  "over %s two calls are answered and spoken over; nothing stale is heard; a lost connection comes back",
  async (path) => {
    const figures = await runLoad({ ...plan, path });
    expect(figures).toMatchObject({ staleBytes: 0, silentCalls: 0, unanswered: 0, errors: {} });
    expect(figures.firstAudio?.count).toBeGreaterThan(0);
    expect(figures.firstAudioAhead?.count).toBeGreaterThan(0);
    expect(figures.overhead?.count).toBe(figures.firstAudio?.count);
    expect(figures.interruptToClear?.count).toBeGreaterThan(0);
    expect(figures.resume.contextLost).toBe(0);
  },
);

test("the bare relay for comparison runs the same turns", async () => {
  const figures = await runLoad({ ...plan, relay: "bare-relay", measureMs: 5_000 });
  expect(figures).toMatchObject({ staleBytes: 0, silentCalls: 0, unanswered: 0, errors: {} });
  expect(figures.firstAudio?.count).toBeGreaterThan(0);
  expect(figures.overhead?.count).toBe(figures.firstAudio?.count);
  expect(figures.interruptToClear?.count).toBeGreaterThan(0);
});
