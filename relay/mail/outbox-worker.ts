import { reportFailure } from "../runtime/background.ts";
import { type Backoff, backoffMs } from "../runtime/timing.ts";
import type { MailTransport, OutgoingMail, SendOutcome } from "./outgoing.ts";
import type { ClaimedMail, Ending, MailKind, OutboxPort } from "./outbox-port.ts";

/** A first failure is often over in a minute; the operator's mails wait up to half a day in all. */
const mailBackoff: Backoff = { firstMs: 60_000, longestMs: 2 * 3_600_000, jitter: 0.25 };

/** What is told about a mail: what kind it was and what became of it, never to whom. */
export type MailEvent = {
  readonly kind: MailKind;
  readonly outcome: SendOutcome["kind"] | "unaddressed";
  readonly code: string | null;
  readonly ms: number;
};

export type WorkerDeps = {
  readonly outbox: OutboxPort;
  readonly transport: MailTransport;
  /** Null where there is nobody that it could be sent to. */
  readonly compose: (mail: ClaimedMail) => OutgoingMail | null;
  readonly tell: (news: MailEvent) => void;
  readonly random: () => number;
  /** ms of a steady clock. */
  readonly now: () => number;
};

/** Ticks between two times of forgetting: an hour of minutes. */
const forgetEvery = 60;

/**
 * Sends what is in the outbox, a few at a time and beside everything else the relay does. One run at a time; what is
 * written meanwhile makes it go round again.
 */
export class OutboxWorker {
  readonly #deps: WorkerDeps;
  #running: Promise<void> | null = null;
  #again = false;
  #stopped = false;
  #ticks = 0;

  constructor(deps: WorkerDeps) {
    this.#deps = deps;
  }

  /** Once a minute: what is due by the clock, and what waits. */
  async tick(): Promise<void> {
    this.#ticks += 1;
    try {
      await this.#deps.outbox.enqueueDue();
      if (this.#ticks % forgetEvery === 0) await this.#deps.outbox.forgetOld();
    } catch (error) {
      reportFailure("mail.tick", error);
    }
    this.poke();
    await this.#running;
  }

  /** There may be something to send. */
  poke(): void {
    this.#again = true;
    this.#running ??= this.#run()
      .catch((error: unknown) => reportFailure("mail.deliver", error))
      .finally(() => {
        this.#running = null;
      });
  }

  /** Lets the mails under way end, and begins no other; what it claimed and left is another relay's soon. */
  async stop(): Promise<void> {
    this.#stopped = true;
    await this.#running;
    this.#deps.transport.close();
  }

  async #run(): Promise<void> {
    while (this.#again && !this.#stopped) {
      this.#again = false;
      const claimed = (await this.#deps.outbox.claim()) ?? [];
      await Promise.all(claimed.map((mail) => this.#tryToDeliver(mail)));
      if (claimed.length > 0) this.#again = true;
    }
  }

  /** A mail that cannot be made keeps its claim until that runs out, and no other one back. */
  async #tryToDeliver(claimed: ClaimedMail): Promise<void> {
    try {
      await this.#deliver(claimed);
    } catch (error) {
      reportFailure("mail.deliver", error);
    }
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

  /** Null where the row is not this worker's to end. */
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
