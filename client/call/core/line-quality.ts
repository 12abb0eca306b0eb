/** The quality of the connection, judged by pings. */
export type LineQuality = "good" | "weak";

/** An answer slower than this is felt in a conversation, ms. */
const slowMs = 700;

/** Judges a line by its pings. One slow answer says nothing: a phone may just have woken up. */
export class PingWatch {
  readonly #sent = new Map<number, number>();
  #slowInARow = 0;

  sent(id: number, at: number): void {
    this.#sent.set(id, at);
  }

  /** The relay answered. @param at ms, as in `sent` */
  answered(id: number, at: number): LineQuality | null {
    const since = this.#sent.get(id);
    if (since === undefined) return null;
    this.#sent.clear();
    this.#slowInARow = at - since > slowMs ? this.#slowInARow + 1 : 0;
    return this.#slowInARow >= 2 ? "weak" : this.#slowInARow === 0 ? "good" : null;
  }

  /** Nothing at all came since the last ping. */
  missed(): LineQuality {
    this.#slowInARow = 2;
    return "weak";
  }
}
