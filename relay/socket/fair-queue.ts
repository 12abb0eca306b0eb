import { relayLimits } from "#shared/limits.ts";

export type FairQueueDeps = {
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Runs something after everything readable now has been read: `setImmediate`. */
  readonly afterReading: (run: () => void) => void;
};

/** One socket's input, handled in order. */
export type Flow = {
  /** The latest arrival time of what is being read now: one time for a whole iteration of the event loop. */
  readonly arrivedAt: () => number;
  /** Handles it now, or when its turn comes; false if too much is already waiting. */
  readonly add: (handle: () => void, bytes: number) => boolean;
  /** Drops everything that is still waiting. */
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

  /** Handles what has waited longest; false if nothing else is waiting. */
  handleNext(): boolean {
    const next = this.waiting.shift();
    if (next === undefined) return false;
    this.#bytes -= next.bytes;
    this.#queue.spend(this, next.handle);
    return this.waiting.length > 0;
  }
}

/**
 * Shares the event loop between sockets. In each iteration a socket may have a few frames handled as they are
 * read, and all sockets together a bounded time; the rest waits. Then the socket that has used the least time
 * goes first, one frame at a time, so that whoever sends little goes before any number of those who send
 * much.
 */
export class FairQueue {
  readonly #deps: FairQueueDeps;
  readonly #waiting = new Set<Line>();
  readonly #handled = new Map<Line, number>();
  #turnBegan: number | null = null;
  /** The time each flow has used since anything began to wait, ms. Reset when nothing waits. */
  #spent = new WeakMap<Line, number>();
  /** The time used by the flow served last, which was the least among those waiting. */
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

  /** Handles a frame and charges its time to this flow. */
  spend(line: Line, handle: () => void): void {
    const spent = this.#spentBy(line);
    const began = this.#deps.now();
    handle();
    this.#spent.set(line, spent + this.#deps.now() - began);
  }

  /** Idle time gives a flow an advantage of one turn and isn't saved up beyond that. */
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
      // Among equals, a flow with more to handle goes to the end.
      this.#waiting.delete(line);
      if (line.handleNext()) this.#waiting.add(line);
      if (this.#deps.now() - began >= relayLimits.inbound.turnMs) return;
    }
  }
}
