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
      handle();
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
    next.handle();
    return this.waiting.length > 0;
  }
}

/**
 * Shares the event loop between sockets. In each of its turns a socket may have a few frames handled while they are
 * read, and all sockets together a bounded time; what remains waits, and is handled one frame a socket at a time.
 */
export class FairQueue {
  readonly #deps: FairQueueDeps;
  readonly #waiting = new Set<Line>();
  readonly #handled = new Map<Line, number>();
  #turnBegan: number | null = null;

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

  #endTurn(): void {
    this.#handled.clear();
    this.#turnBegan = null;
    if (this.#waiting.size === 0) return;
    const began = this.turnBegan();
    // Those that have more go to the end of the line, which is iterated as it grows.
    for (const line of this.#waiting) {
      this.#waiting.delete(line);
      if (line.handleNext()) this.#waiting.add(line);
      if (this.#deps.now() - began >= relayLimits.inbound.turnMs) return;
    }
  }
}
