import { voiceRules } from "./voice-rules.ts";

/** Which of the window's polls counts as the floor: speech has gaps at least this often. */
const floorShare = 0.15;
/** How fast the level follows the floor per poll: quickly down, slowly up. */
const fallRate = 0.3;
const riseRate = 0.08;

/**
 * The ambient level (RMS), measured at the start and then tracked. It follows the quietest polls of the last
 * seconds even while someone speaks: a fan that starts becomes ambient noise, speech with its gaps does not.
 */
export class NoiseFloor {
  #level: number;
  readonly #recent: number[] = [];
  readonly #window = Math.round(voiceRules.floorWindowMs / voiceRules.pollMs);

  constructor(ambient: number) {
    this.#level = ambient;
  }

  get level(): number {
    return this.#level;
  }

  /** Takes one poll's RMS. */
  add(level: number): void {
    this.#recent.push(level);
    if (this.#recent.length < this.#window) return;
    if (this.#recent.length > this.#window) this.#recent.shift();
    const sorted = this.#recent.toSorted((a, b) => a - b);
    const floor = sorted[Math.floor(sorted.length * floorShare)] ?? this.#level;
    this.#level += (floor - this.#level) * (floor < this.#level ? fallRate : riseRate);
  }
}
