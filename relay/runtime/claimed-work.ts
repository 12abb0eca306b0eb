import { type BackgroundTask, reportFailure } from "./background.ts";

export type ClaimedWorkDeps<T> = {
  /** Takes at most `room` pieces that no other relay has; null if the database didn't answer. */
  readonly claim: (room: number) => Promise<readonly T[] | null>;
  /** Does one piece. If it throws, the piece keeps its claim until that expires. */
  readonly work: (piece: T) => Promise<void>;
  /** How many pieces are in progress at once. */
  readonly atOnce: number;
  /** What failures are reported as. */
  readonly task: BackgroundTask;
};

/**
 * Works off a queue that all relays share, in the background. A piece is claimed as soon as there's room for it, so a
 * slow one holds up no other.
 */
export class ClaimedWork<T> {
  readonly #deps: ClaimedWorkDeps<T>;
  readonly #inProgress = new Set<Promise<void>>();
  #running: Promise<void> | null = null;
  /** There may be something to claim. */
  #again = false;
  #stopped = false;
  #change = Promise.withResolvers<void>();

  constructor(deps: ClaimedWorkDeps<T>) {
    this.#deps = deps;
  }

  /** Call this when there may be something to do. */
  poke(): void {
    this.#again = true;
    this.#running ??= this.#run();
    this.#change.resolve();
  }

  /** Resolves when nothing is left to do. */
  async settled(): Promise<void> {
    await this.#running;
  }

  /** Claims no more, and waits for what is in progress. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#change.resolve();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (this.#inProgress.size > 0 || this.#mayClaim()) {
      const room = this.#deps.atOnce - this.#inProgress.size;
      // oxlint-disable-next-line no-await-in-loop -- each claim takes other pieces, until none are left
      if (room > 0 && this.#mayClaim()) await this.#claim(room);
      // oxlint-disable-next-line no-await-in-loop -- until a piece ends or is added
      else await this.#nextChange();
    }
    this.#running = null;
  }

  #mayClaim(): boolean {
    return this.#again && !this.#stopped;
  }

  async #claim(room: number): Promise<void> {
    this.#again = false;
    try {
      const claimed = (await this.#deps.claim(room)) ?? [];
      for (const piece of claimed) this.#start(piece);
      if (claimed.length > 0) this.#again = true;
    } catch (error) {
      reportFailure(this.#deps.task, error);
    }
  }

  #start(piece: T): void {
    const doing = this.#try(piece).finally(() => {
      this.#inProgress.delete(doing);
      this.#change.resolve();
    });
    this.#inProgress.add(doing);
  }

  async #try(piece: T): Promise<void> {
    try {
      await this.#deps.work(piece);
    } catch (error) {
      reportFailure(this.#deps.task, error);
    }
  }

  async #nextChange(): Promise<void> {
    await this.#change.promise;
    this.#change = Promise.withResolvers();
  }
}
