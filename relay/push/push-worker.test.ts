import { expect, test, vi } from "vitest";
import type { ClaimedPush, PushEnding } from "./push-port.ts";
import type { PushOutcome } from "./push-transport.ts";
import { type PushEvent, PushWorker } from "./push-worker.ts";

const push: ClaimedPush = {
  id: "3e8b1c1e-58f5-4f0c-9b3b-0d1f1f5c8a01",
  kind: "mood_reminder",
  attempts: 2,
  subscription_id: "3e8b1c1e-58f5-4f0c-9b3b-0d1f1f5c8a02",
  local_date: "2026-11-20",
  endpoint: "https://push.example.com/a",
  p256dh: "B",
  auth: "a",
  language: "en",
  ttl_seconds: 900,
  may_be_later: true,
};

function workerThat(send: (push: object, payload: object, ttl: number) => Promise<PushOutcome>) {
  const queue: ClaimedPush[][] = [[push, { ...push, id: "3e8b1c1e-58f5-4f0c-9b3b-0d1f1f5c8a03" }]];
  const finished: [string, PushEnding][] = [];
  const told: PushEvent[] = [];
  const forgetOld = vi.fn<() => Promise<void>>(async () => undefined);
  const worker = new PushWorker({
    store: {
      claim: async () => queue.shift() ?? [],
      finish: async (id, ending) => finished.push([id, ending]) > 0,
      forgetOld,
    },
    transport: { send },
    compose: () => ({ title: "Reminder" }),
    tell: (event) => told.push(event),
    random: () => 0.5,
    now: () => 0,
  });
  return { worker, queue, finished, told, forgetOld };
}

test.each([
  [{ kind: "sent" }, { outcome: "sent" }],
  [{ kind: "gone" }, { outcome: "gone" }],
  [{ kind: "unconfirmed", code: "ECONNRESET" }, { outcome: "unconfirmed" }],
  [{ kind: "refused", code: "EHTTP400" }, { outcome: "failed" }],
  [
    { kind: "retry", code: "EHTTP503", afterSeconds: null },
    { outcome: "retry", afterSeconds: 53 },
  ],
  [
    { kind: "retry", code: "EHTTP429", afterSeconds: 600 },
    { outcome: "retry", afterSeconds: 600 },
  ],
] as const)("%o ends a claim as %o", async (outcome, ending) => {
  const send = vi.fn<(target: object, payload: object, ttl: number) => Promise<PushOutcome>>(
    async () => outcome,
  );
  const { worker, finished, told } = workerThat(send);
  await worker.tick();
  expect(send).toHaveBeenCalledTimes(2);
  expect(send).toHaveBeenCalledWith(push, { title: "Reminder" }, 900);
  expect(finished.map(([, end]) => end)).toEqual([ending, ending]);
  expect(told[0]).toEqual({ outcome: outcome.kind, code: "code" in outcome ? outcome.code : null, ms: 0 });
});

test("ticks that overlap share a run, and once an hour old pushes are deleted", async () => {
  const { worker, finished, forgetOld } = workerThat(async () => ({ kind: "sent" }));
  await Promise.all([worker.tick(), worker.tick()]);
  expect(finished).toHaveLength(2);
  // oxlint-disable-next-line no-await-in-loop -- one after the other, as minutes are
  for (let minute = 2; minute <= 60; minute += 1) await worker.tick();
  expect(forgetOld).toHaveBeenCalledOnce();
});

test("a stopped worker finishes what it has and claims no more", async () => {
  const { promise, resolve: go } = Promise.withResolvers<PushOutcome>();
  const { worker, queue, finished } = workerThat(() => promise);
  queue[0]?.pop();
  queue.push([push]);
  const ticking = worker.tick();
  await Promise.resolve();
  const stopping = worker.stop();
  go({ kind: "sent" });
  await Promise.all([ticking, stopping]);
  expect(finished).toHaveLength(1);
});
