import { relayLimits } from "#shared/limits.ts";

export type FairQueueDeps = {
  /** ms of a steady clock. */
  readonly now: () => number;
  /** Runs something once everything that can be read now has been read: `setImmediate`. */
  readonly afterReading: (run: () => void) => void;
};

/** What one socket sent, handled in order. */
export type Flow = {
  /** When what is being read now had arrived at the latest: one time for a whole turn of the event loop. */
  readonly arrivedAt: () => number;
  /** Handles it now, or when its turn comes; false where too much waits already. */
  readonly add: (handle: () => void, bytes: number) => boolean;
  /** Nothing of it is to be handled any more. */
  readonly drop: () => void;
};

type Waiting = { readonly handle: () => void; readonly bytes: number };

class Line implements Flow {
  readonly arrivedAt: () => number;
  readonly waiting: Waiting[] = [];
  readonly #queue: FairQueue;
  #bytes = 0;

  constructor(queue: FairQueue) {
    this.#queue = queue;
    this.arrivedAt = () => queue.turnBegan();
  }

  add = (handle: () => void, bytes: number): boolean => {
    if (this.waiting.length === 0 && this.#queue.mayGoAhead(this)) {
      this.#queue.spend(this, handle);
      return true;
    }
    if (this.#bytes + bytes > relayLimits.inbound.waitingBytes) return false;
    this.#bytes += bytes;
    this.waiting.push({ handle, bytes });
    this.#queue.enter(this);
    return true;
  };

  drop = (): void => {
    this.waiting.length = 0;
    this.#bytes = 0;
  };

  /** Handles what has waited longest; false when nothing more waits. */
  handleNext(): boolean {
    const next = this.waiting.shift();
    if (next === undefined) return false;
    this.#bytes -= next.bytes;
    this.#queue.spend(this, next.handle);
    return this.waiting.length > 0;
  }
}

/**
 * Shares the event loop between sockets. In each of its turns a socket may have a few frames handled while they are
 * read, and all sockets together a bounded time; what remains waits. The socket that has taken the least time is then
 * served first, one frame at a time, so whoever sends little goes before any number of those who send much.
 */
export class FairQueue {
  readonly #deps: FairQueueDeps;
  readonly #waiting = new Set<Line>();
  readonly #handled = new Map<Line, number>();
  #turnBegan: number | null = null;
  /** The time each line has taken since anything began to wait, ms. Forgotten when nothing does. */
  #spent = new WeakMap<Line, number>();
  /** What the line had taken that was served last: the least of those that waited. */
  #floor = 0;

  constructor(deps: FairQueueDeps) {
    this.#deps = deps;
  }

  flow(): Flow {
    return new Line(this);
  }

  turnBegan(): number {
    if (this.#turnBegan === null) {
      this.#turnBegan = this.#deps.now();
      this.#deps.afterReading(() => this.#endTurn());
    }
    return this.#turnBegan;
  }

  /** Whether a frame may be handled as it is read. */
  mayGoAhead(line: Line): boolean {
    const { framesPerTurn, turnMs } = relayLimits.inbound;
    const handled = this.#handled.get(line) ?? 0;
    if (handled >= framesPerTurn || this.#deps.now() - this.turnBegan() >= turnMs) return false;
    this.#handled.set(line, handled + 1);
    return true;
  }

  enter(line: Line): void {
    this.turnBegan();
    this.#waiting.add(line);
  }

  /** Handles a frame on this line's account. */
  spend(line: Line, handle: () => void): void {
    const spent = this.#spentBy(line);
    const began = this.#deps.now();
    handle();
    this.#spent.set(line, spent + this.#deps.now() - began);
  }

  /** Time that a line did not ask for gives it an advantage of one turn, and is not saved up beyond that. */
  #spentBy(line: Line): number {
    return Math.max(this.#spent.get(line) ?? 0, this.#floor - relayLimits.inbound.turnMs);
  }

  #nextLine(): Line | null {
    let next: Line | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const line of this.#waiting) {
      const spent = this.#spentBy(line);
      if (spent >= least) continue;
      next = line;
      least = spent;
    }
    if (next !== null) this.#floor = Math.max(this.#floor, least);
    return next;
  }

  #endTurn(): void {
    this.#handled.clear();
    this.#turnBegan = null;
    if (this.#waiting.size === 0) {
      this.#spent = new WeakMap();
      this.#floor = 0;
      return;
    }
    const began = this.turnBegan();
    for (let line = this.#nextLine(); line !== null; line = this.#nextLine()) {
      // Among equals, one that has more goes to the end of the line.
      this.#waiting.delete(line);
      if (line.handleNext()) this.#waiting.add(line);
      if (this.#deps.now() - began >= relayLimits.inbound.turnMs) return;
    }
  }
}
