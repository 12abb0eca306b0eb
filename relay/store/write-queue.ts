import { guard, reportFailure, runInBackground } from "../background.ts";
import { type After, backoffMs } from "./retry.ts";
import { sizeOf, type SessionWrite, type WriteStatus } from "./session-writes.ts";

export type WriteQueueDeps = {
  /**
   * One round trip: a status for each write, in order. `unreadable`: something in the batch is no data for this
   * database. Null when it did not answer.
   */
  readonly send: (batch: readonly SessionWrite[]) => Promise<readonly WriteStatus[] | "unreadable" | null>;
  readonly onWritten: (write: SessionWrite, status: WriteStatus) => void;
  /** The queue is full, or the database will never take it. */
  readonly onLost: (write: SessionWrite) => void;
  readonly after: After;
  readonly random: () => number;
};

const batchLength = 200;
/** What a database that stays away may cost, bytes: days of talk of a thousand people. */
const maxBytes = 64 * 1024 * 1024;

/**
 * Writes of all sessions of a relay, in order, one batch under way at a time: what comes meanwhile leaves with
 * the next one. A batch that may or may not have arrived is sent again, which changes nothing there. While the
 * database is away writes wait.
 */
export class WriteQueue {
  readonly #deps: WriteQueueDeps;
  readonly #waiting: SessionWrite[] = [];
  readonly #idle = new Set<() => void>();
  #bytes = 0;
  #attempt = 0;
  #sending = false;
  /** Set while the database is given time to come back. */
  #cancelRetry: (() => void) | null = null;
  /** So many writes are sent one by one, to find the one that cannot be read. */
  #careful = 0;

  constructor(deps: WriteQueueDeps) {
    this.#deps = deps;
  }

  get length(): number {
    return this.#waiting.length;
  }

  push(write: SessionWrite): void {
    if (this.#bytes + sizeOf(write) > maxBytes) {
      this.#deps.onLost(write);
      return;
    }
    this.#bytes += sizeOf(write);
    this.#waiting.push(write);
    this.#start();
  }

  /** Whether a write like this still waits. */
  has(test: (write: SessionWrite) => boolean): boolean {
    return this.#waiting.some(test);
  }

  /** Resolves once everything is written; what waits for its next try is tried now, and again soon. */
  async flushed(): Promise<void> {
    if (this.#waiting.length === 0) return;
    const idle = new Promise<void>((resolve) => {
      this.#idle.add(resolve);
    });
    this.#attempt = 0;
    if (this.#cancelRetry !== null) this.#retry();
    await idle;
  }

  #start(): void {
    if (this.#sending) return;
    this.#sending = true;
    // Later in this turn of the loop: what one event writes leaves together.
    queueMicrotask(() => runInBackground("store.send", this.#run()));
  }

  #retry(): void {
    this.#cancelRetry?.();
    this.#cancelRetry = null;
    runInBackground("store.send", this.#run());
  }

  async #send(batch: readonly SessionWrite[]) {
    try {
      return await this.#deps.send(batch);
    } catch (error) {
      reportFailure("store.send", error);
      return null;
    }
  }

  async #run(): Promise<void> {
    while (this.#waiting.length > 0) {
      const batch = this.#waiting.slice(0, this.#careful > 0 ? 1 : batchLength);
      const statuses = await this.#send(batch);
      if (statuses === null) {
        this.#attempt += 1;
        const waitMs = backoffMs(this.#attempt, this.#deps.random);
        this.#cancelRetry = this.#deps.after(waitMs, () => this.#retry());
        return;
      }
      this.#attempt = 0;
      if (statuses === "unreadable" && batch.length > 1) this.#careful = batch.length;
      else this.#settle(batch, statuses === "unreadable" ? ["refused"] : statuses);
    }
    this.#sending = false;
    for (const resolve of this.#idle) resolve();
    this.#idle.clear();
  }

  #settle(batch: readonly SessionWrite[], statuses: readonly WriteStatus[]): void {
    this.#waiting.splice(0, batch.length);
    this.#careful = Math.max(0, this.#careful - batch.length);
    for (const [index, write] of batch.entries()) {
      this.#bytes -= sizeOf(write);
      const status = statuses[index] ?? "refused";
      guard("store.written", () => {
        if (status === "refused") this.#deps.onLost(write);
        this.#deps.onWritten(write, status);
      });
    }
  }
}
