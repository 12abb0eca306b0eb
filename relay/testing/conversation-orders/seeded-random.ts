/**
 * Random numbers determined by a seed and a name, so that removing one action doesn't change what the others
 * draw.
 */
export class SeededRandom {
  readonly #seed: number;
  readonly #drawn = new Map<string, number>();

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** At least 0 and below 1; the next of its stream. */
  roll(stream: string): number {
    const count = this.#drawn.get(stream) ?? 0;
    this.#drawn.set(stream, count + 1);
    return this.fixed(`${stream}#${count}`);
  }

  /** Always the same for the same name. */
  fixed(name: string): number {
    let hash = (0x811c_9dc5 ^ this.#seed) >>> 0;
    for (let at = 0; at < name.length; at += 1)
      hash = Math.imul(hash ^ name.charCodeAt(at), 0x0100_0193) >>> 0;
    hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b_3c6d) >>> 0;
    hash = Math.imul(hash ^ (hash >>> 12), 0x297a_2d39) >>> 0;
    return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32;
  }

  /** Whole ms from `least` to `most`. */
  ms(stream: string, least: number, most: number): number {
    return least + Math.floor(this.roll(stream) * (most - least + 1));
  }

  chance(stream: string, probability: number): boolean {
    return this.roll(stream) < probability;
  }

  pick<T>(stream: string, ...choices: readonly [T, ...T[]]): T {
    return pickAt(this.roll(stream), choices);
  }
}

export function pickAt<T>(roll: number, choices: readonly [T, ...T[]]): T {
  return choices[Math.floor(roll * choices.length)] ?? choices[0];
}

type Timer = { readonly at: number; readonly run: () => void; readonly background: boolean };

/** A clock that jumps from one timer to the next. */
export class Clock {
  /** ms since the epoch. */
  now = 1_000_000;
  readonly #timers: Timer[] = [];
  #foreground = 0;

  /** Timers due at the same time run in the order in which they were set. */
  after(ms: number, run: () => void, background = false): () => void {
    const timer: Timer = { at: this.now + ms, run, background };
    let next = this.#timers.length;
    while (next > 0 && (this.#timers[next - 1]?.at ?? 0) > timer.at) next -= 1;
    this.#timers.splice(next, 0, timer);
    if (!background) this.#foreground += 1;
    return () => {
      const index = this.#timers.indexOf(timer);
      if (index === -1) return;
      this.#timers.splice(index, 1);
      if (!background) this.#foreground -= 1;
    };
  }

  /** Whether anything but the relay's own periodic timers is still to come. */
  get busy(): boolean {
    return this.#foreground > 0;
  }

  /** Runs the next timer. */
  advance(): void {
    const timer = this.#timers.shift();
    if (timer === undefined) return;
    if (!timer.background) this.#foreground -= 1;
    this.now = timer.at;
    timer.run();
  }
}
