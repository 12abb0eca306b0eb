import { reportFailure } from "../runtime/background.ts";
import { ClaimedWork } from "../runtime/claimed-work.ts";
import { type Backoff, backoffMs } from "../runtime/timing.ts";
import type { MailTransport, OutgoingMail, SendOutcome } from "./outgoing.ts";
import type { ClaimedMail, Ending, MailKind, OutboxPort } from "./outbox-port.ts";

/** A first failure is often over in a minute; email to the operator is retried for up to half a day. */
const mailBackoff: Backoff = { firstMs: 60_000, longestMs: 2 * 3_600_000, jitter: 0.25 };

/** The kind and outcome of an email, never its recipient. */
export type MailEvent = {
  readonly kind: MailKind;
  readonly outcome: SendOutcome["kind"] | "unaddressed";
  readonly code: string | null;
  readonly ms: number;
};

export type WorkerDeps = {
  readonly outbox: OutboxPort;
  readonly transport: MailTransport;
  /** Null if it has no valid recipient. */
  readonly compose: (mail: ClaimedMail) => OutgoingMail | null;
  readonly tell: (event: MailEvent) => void;
  readonly random: () => number;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
};

/** Mail servers allow few connections. */
const atOnce = 6;

/** Ticks between cleanups: an hour of minutes. */
const forgetEvery = 60;

/** Sends the outbox's emails in the background, a few at a time. */
export class OutboxWorker {
  readonly #deps: WorkerDeps;
  readonly #work: ClaimedWork<ClaimedMail>;
  #ticks = 0;

  constructor(deps: WorkerDeps) {
    this.#deps = deps;
    this.#work = new ClaimedWork({
      claim: (room) => deps.outbox.claim(room),
      // An email that can't be composed keeps its claim until that expires.
      work: (mail) => this.#deliver(mail),
      atOnce,
      task: "mail.deliver",
    });
  }

  /** Once a minute: enqueues what is due and sends what is pending. */
  async tick(): Promise<void> {
    this.#ticks += 1;
    try {
      await this.#deps.outbox.enqueueDue();
      if (this.#ticks % forgetEvery === 0) await this.#deps.outbox.forgetOld();
    } catch (error) {
      reportFailure("mail.tick", error);
    }
    this.poke();
    await this.#work.settled();
  }

  /** Call this when there may be something to send. */
  poke(): void {
    this.#work.poke();
  }

  /** Waits for emails in progress and starts no more; another relay soon picks up what was claimed. */
  async stop(): Promise<void> {
    await this.#work.stop();
    this.#deps.transport.close();
  }

  async #deliver(claimed: ClaimedMail): Promise<void> {
    const { compose, transport, outbox, tell, now } = this.#deps;
    const { id, kind } = claimed;
    const began = now();
    const mail = compose(claimed);
    if (mail === null) {
      await outbox.finish(id, { outcome: "failed" });
      return tell({ kind, outcome: "unaddressed", code: null, ms: now() - began });
    }
    const outcome = await transport.send(mail, () => outbox.handOver(id));
    const ending = this.#endingOf(outcome, claimed);
    if (ending !== null) await outbox.finish(id, ending);
    tell({ kind, outcome: outcome.kind, code: "code" in outcome ? outcome.code : null, ms: now() - began });
  }

  /** Null if the row isn't this worker's to finish. */
  #endingOf(outcome: SendOutcome, { attempts }: ClaimedMail): Ending | null {
    switch (outcome.kind) {
      case "sent":
        return { outcome: "sent" };
      case "refused":
        return { outcome: "failed" };
      case "unconfirmed":
        return { outcome: "unconfirmed" };
      case "retry":
        return {
          outcome: "retry",
          afterSeconds: Math.round(backoffMs(mailBackoff, attempts, this.#deps.random) / 1_000),
        };
      case "withheld":
        return null;
    }
  }
}
