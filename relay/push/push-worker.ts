import { Counter, type Registry } from "prom-client";
import { reportFailure } from "../runtime/background.ts";
import { ClaimedWork } from "../runtime/claimed-work.ts";
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

const atOnce = 20;

/** Ticks between cleanups: an hour of minutes. */
const forgetEvery = 60;

/** Sends what is due, some at a time. The mail's worker enqueues it. */
export class PushWorker {
  readonly #deps: PushWorkerDeps;
  readonly #work: ClaimedWork<ClaimedPush>;
  #ticks = 0;

  constructor(deps: PushWorkerDeps) {
    this.#deps = deps;
    this.#work = new ClaimedWork({
      claim: (room) => deps.store.claim(room),
      // One that fails unexpectedly keeps its claim until that expires.
      work: (push) => this.#deliver(push),
      atOnce,
      task: "push.deliver",
    });
  }

  /** Once a minute. */
  async tick(): Promise<void> {
    this.#ticks += 1;
    try {
      if (this.#ticks % forgetEvery === 0) await this.#deps.store.forgetOld();
    } catch (error) {
      reportFailure("push.tick", error);
    }
    this.#work.poke();
    await this.#work.settled();
  }

  /** Waits for pushes in progress and starts no more; another relay sends the rest. */
  stop(): Promise<void> {
    return this.#work.stop();
  }

  async #deliver(push: ClaimedPush): Promise<void> {
    const { transport, compose, store, tell, now } = this.#deps;
    const began = now();
    const outcome = await transport.send(push, compose(push), push.ttl_seconds);
    await store.finish(push.id, this.#endingOf(outcome, push));
    const code = "code" in outcome ? outcome.code : null;
    tell({ outcome: outcome.kind, code, ms: now() - began });
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
