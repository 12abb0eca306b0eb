import { Counter, type Registry } from "prom-client";
import { reportFailure } from "../runtime/background.ts";
import { type Backoff, backoffMs } from "../runtime/timing.ts";
import type { ClaimedPush, PushEnding, PushStore } from "./push-port.ts";
import type { PushOutcome, PushTransport } from "./push-transport.ts";

/** A reminder is worth little after an hour, so its retries are over by then. */
const pushBackoff: Backoff = { firstMs: 30_000, longestMs: 30 * 60_000, jitter: 0.25 };

const outcomes = [
  "sent",
  "gone",
  "refused",
  "retry",
  "unconfirmed",
] as const satisfies readonly PushOutcome["kind"][];

/** The outcome of a push, never whose it was. */
export type PushEvent = {
  readonly outcome: PushOutcome["kind"];
  readonly code: string | null;
  readonly ms: number;
};

export type PushWorkerDeps = {
  readonly store: Pick<PushStore, "claim" | "finish" | "forgetOld">;
  readonly transport: PushTransport;
  readonly compose: (push: ClaimedPush) => object;
  readonly tell: (event: PushEvent) => void;
  readonly random: () => number;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
};

/** Ticks between cleanups: an hour of minutes. */
const forgetEvery = 60;

/** Sends what is due, a batch at a time. The mail's worker enqueues it. */
export class PushWorker {
  readonly #deps: PushWorkerDeps;
  #running: Promise<void> | null = null;
  #stopped = false;
  #ticks = 0;

  constructor(deps: PushWorkerDeps) {
    this.#deps = deps;
  }

  /** Once a minute; a run that takes longer isn't joined by another. */
  tick(): Promise<void> {
    this.#running ??= this.#run()
      .catch((error: unknown) => reportFailure("push.tick", error))
      .finally(() => {
        this.#running = null;
      });
    return this.#running;
  }

  /** Waits for pushes in progress and starts no more; another relay sends the rest. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    const { store } = this.#deps;
    this.#ticks += 1;
    if (this.#ticks % forgetEvery === 0) await store.forgetOld();
    while (!this.#stopped) {
      const claimed = (await store.claim()) ?? [];
      if (claimed.length === 0) return;
      await Promise.all(claimed.map((push) => this.#tryToDeliver(push)));
    }
  }

  /** One that fails unexpectedly keeps its claim until that expires, and holds up no other. */
  async #tryToDeliver(push: ClaimedPush): Promise<void> {
    try {
      const { transport, compose, store, tell, now } = this.#deps;
      const began = now();
      const outcome = await transport.send(push, compose(push), push.ttl_seconds);
      await store.finish(push.id, this.#endingOf(outcome, push));
      const code = "code" in outcome ? outcome.code : null;
      tell({ outcome: outcome.kind, code, ms: now() - began });
    } catch (error) {
      reportFailure("push.deliver", error);
    }
  }

  #endingOf(outcome: PushOutcome, { attempts }: ClaimedPush): PushEnding {
    switch (outcome.kind) {
      case "sent":
      case "gone":
      case "unconfirmed":
        return { outcome: outcome.kind };
      case "refused":
        return { outcome: "failed" };
      case "retry": {
        const own = Math.round(backoffMs(pushBackoff, attempts, this.#deps.random) / 1_000);
        return { outcome: "retry", afterSeconds: Math.max(own, outcome.afterSeconds ?? 0) };
      }
    }
  }
}

/** Push metrics. No label ever identifies a person. */
export function createPushMetrics(registers: Registry[]) {
  const pushes = new Counter({
    name: "hearken_pushes_total",
    help: "Attempts to hand a reminder to a push service, by outcome",
    labelNames: ["outcome"],
    registers,
  });
  for (const outcome of outcomes) pushes.inc({ outcome }, 0);
  return (outcome: PushEvent["outcome"]) => pushes.inc({ outcome });
}
