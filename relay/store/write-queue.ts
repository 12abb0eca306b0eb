import { guard, reportFailure, runInBackground } from "../runtime/background.ts";
import { relayLimits } from "#shared/limits.ts";
import { type After, backoffMs, databaseBackoff, hurriedBackoff } from "../runtime/timing.ts";
import type { SessionWrite, WriteStatus } from "./session-writes.ts";
import { Lane, nextBatch, type WaitingWrite } from "./write-lane.ts";

/**
 * Why a running database didn't accept a batch. `refused`: it never will. `failed`, `late`: it answers
 * otherwise, but this batch got an error or timed out.
 */
export type BatchFailure = "refused" | "failed" | "late";

/**
 * `queue_full`: no memory for it. `data_refused`: the database can't store it. `never_taken`: it was tried
 * often enough.
 */
export const lossReasons = ["data_refused", "never_taken", "queue_full"] as const;
export type LossReason = (typeof lossReasons)[number];

export type WriteQueueDeps = {
  /**
   * One round trip: a status for each write, in order, or why there is none. Null if the database is down.
   */
  readonly send: (batch: readonly SessionWrite[]) => Promise<readonly WriteStatus[] | BatchFailure | null>;
  readonly onWritten: (write: SessionWrite, status: WriteStatus) => void;
  readonly onLost: (write: SessionWrite, why: LossReason) => void;
  readonly after: After;
  readonly random: () => number;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
};

const { bytes: maxBytes, writeTries } = relayLimits.writes;

/** A failed batch is resent in this many parts, or in more if each round costs a timeout. */
const partsAfter = { refused: 2, failed: 2, late: 8 } as const;

const lanesOf = (batch: readonly WaitingWrite[]) => new Set(batch.map(({ lane }) => lane));

/** Sends one batch at a time, from either the suspect lanes or the others. */
type Sender = { readonly suspects: boolean; busy: boolean };

/**
 * The writes of all of a relay's sessions. Each person has a lane in which order is preserved, and lanes take
 * turns, so that whoever writes much only waits behind themselves. A batch that may or may not have arrived
 * is resent, which is idempotent.
 *
 * While the database is down everything waits. A batch that a running database rejects makes its lanes
 * suspect: they continue in ever smaller batches, apart from the others, until the offending write is alone
 * and given up.
 */
export class WriteQueue {
  readonly #deps: WriteQueueDeps;
  readonly #now: () => number;
  /** By person, least recently served first. None is empty. */
  readonly #lanes = new Map<string, Lane>();
  readonly #senders: readonly Sender[] = [
    { suspects: false, busy: false },
    { suspects: true, busy: false },
  ];
  readonly #idle = new Set<() => void>();
  #length = 0;
  #bytes = 0;
  #takenAt = Number.NEGATIVE_INFINITY;
  #attempt = 0;
  #waking = false;
  /** Set while waiting for the database to come back. */
  #cancelRetry: (() => void) | null = null;

  constructor(deps: WriteQueueDeps) {
    this.#deps = deps;
    this.#now = deps.now ?? (() => performance.now());
  }

  get length(): number {
    return this.#length;
  }

  /** How long the oldest write has waited. */
  get oldestMs(): number {
    return this.#msSince(this.#oldest(() => true));
  }

  /**
   * How long there has been no progress, although something is waiting that no failed batch has made suspect.
   */
  get stuckMs(): number {
    return this.#msSince(
      Math.max(
        this.#takenAt,
        this.#oldest((lane) => !lane.suspect),
      ),
    );
  }

  /** `person`: the lane that it goes to. */
  push(write: SessionWrite, person: string = write.session_id): void {
    const lane = this.#lanes.get(person) ?? new Lane(person);
    const added = lane.add(write, this.#now());
    if (added === null) {
      this.#deps.onLost(write, "queue_full");
      return;
    }
    this.#lanes.set(person, lane);
    this.#length += 1;
    this.#bytes += added.bytes;
    this.#makeRoom(lane);
    this.#wake();
  }

  /** Whether a write like this is still pending; of this person, if one is given. */
  has(test: (write: SessionWrite) => boolean, person?: string): boolean {
    const lanes = person === undefined ? [...this.#lanes.values()] : [this.#lanes.get(person)];
    return lanes.some((lane) => lane?.waiting.some(({ write }) => test(write)) === true);
  }

  /** Resolves once everything is written; until then nothing waits long for its next try. */
  async flushed(): Promise<void> {
    if (this.#length === 0) return;
    const idle = new Promise<void>((resolve) => {
      this.#idle.add(resolve);
    });
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    for (const lane of this.#lanes.values()) {
      lane.cancelRest?.();
      lane.cancelRest = null;
    }
    this.#wake();
    await idle;
  }

  #oldest(counts: (lane: Lane) => boolean): number {
    let oldest = Number.POSITIVE_INFINITY;
    for (const lane of this.#lanes.values())
      if (counts(lane)) oldest = Math.min(oldest, lane.waiting[0]?.since ?? oldest);
    return oldest;
  }

  #msSince(at: number): number {
    return Number.isFinite(at) ? this.#now() - at : 0;
  }

  /**
   * While memory is full, drops the newest text of whoever holds the most, or of the newcomer among equals,
   * so that nobody's flood costs others their messages.
   */
  #makeRoom(newcomer: Lane): void {
    while (this.#bytes > maxBytes) {
      let largest = newcomer;
      for (const lane of this.#lanes.values()) if (lane.bytes > largest.bytes) largest = lane;
      const given = largest.takeNewest("text") ?? newcomer.takeNewest("any");
      if (given === null) return;
      this.#forget(given);
      this.#deps.onLost(given.write, "queue_full");
    }
  }

  #forget({ lane, bytes }: WaitingWrite): void {
    this.#length -= 1;
    this.#bytes -= bytes;
    if (lane.waiting.length === 0) this.#lanes.delete(lane.person);
  }

  /** Later in this iteration of the event loop, so that the writes of one event leave together. */
  #wake(): void {
    if (this.#waking) return;
    this.#waking = true;
    queueMicrotask(() => {
      this.#waking = false;
      for (const sender of this.#senders) if (!sender.busy) runInBackground("store.send", this.#run(sender));
    });
  }

  async #send(batch: readonly WaitingWrite[]) {
    try {
      return await this.#deps.send(batch.map(({ write }) => write));
    } catch (error) {
      reportFailure("store.send", error);
      return null;
    }
  }

  #take({ suspects }: Sender): readonly WaitingWrite[] {
    if (this.#cancelRetry !== null) return [];
    const lanes = [...this.#lanes.values()].filter((lane) => lane.ready && lane.suspect === suspects);
    const batch = nextBatch(lanes);
    for (const { lane } of batch) {
      lane.underWay += 1;
      this.#lanes.delete(lane.person);
      this.#lanes.set(lane.person, lane);
    }
    return batch;
  }

  async #run(sender: Sender): Promise<void> {
    sender.busy = true;
    for (let batch = this.#take(sender); batch.length > 0; batch = this.#take(sender)) {
      const outcome = await this.#send(batch);
      for (const { lane } of batch) lane.underWay = 0;
      if (outcome === null) this.#waitForDatabase();
      else {
        this.#attempt = 0;
        if (typeof outcome === "string") this.#narrowDown(batch, outcome);
        else this.#settle(batch, outcome);
      }
      // Lanes may have become suspect or recovered, which is work for the other sender.
      this.#wake();
    }
    sender.busy = false;
    if (this.#length > 0) return;
    for (const resolve of this.#idle) resolve();
    this.#idle.clear();
  }

  #waitForDatabase(): void {
    if (this.#cancelRetry !== null) return;
    this.#attempt += 1;
    this.#cancelRetry = this.#deps.after(this.#pauseMs(this.#attempt), () => {
      this.#cancelRetry = null;
      this.#wake();
    });
  }

  #pauseMs(attempt: number): number {
    const backoff = this.#idle.size > 0 ? hurriedBackoff : databaseBackoff;
    return backoffMs(backoff, attempt, this.#deps.random);
  }

  #narrowDown(batch: readonly WaitingWrite[], failure: BatchFailure): void {
    for (const lane of lanesOf(batch)) lane.narrow(Math.floor(batch.length / partsAfter[failure]));
    const [first] = batch;
    if (first === undefined || batch.length > 1) return;
    if (failure === "refused") this.#settle(batch, ["refused"]);
    else this.#retryOrGiveUp(first);
  }

  #retryOrGiveUp(waiting: WaitingWrite): void {
    const { lane } = waiting;
    lane.tries += 1;
    if (lane.tries >= writeTries) {
      this.#settle([waiting], ["refused"], "never_taken");
      return;
    }
    lane.cancelRest = this.#deps.after(this.#pauseMs(lane.tries), () => {
      lane.cancelRest = null;
      this.#wake();
    });
  }

  #settle(
    batch: readonly WaitingWrite[],
    statuses: readonly WriteStatus[],
    why: LossReason = "data_refused",
  ): void {
    this.#takenAt = this.#now();
    for (const lane of lanesOf(batch)) lane.widen();
    for (const waiting of batch) {
      waiting.lane.takeFirst();
      this.#forget(waiting);
    }
    for (const [index, { write }] of batch.entries()) {
      const status = statuses[index] ?? "refused";
      guard("store.written", () => {
        if (status === "refused") this.#deps.onLost(write, why);
        this.#deps.onWritten(write, status);
      });
    }
  }
}
