const outageMs = 60_000;

/** When relays were heard, and how long a session's has been silent apart from the last outage. */
export class RelayContact {
  readonly #now: () => number;
  #heardAt: number | null = null;
  #lost: { readonly from: number; readonly until: number } | null = null;

  constructor(now: () => number) {
    this.#now = now;
  }

  hear(): void {
    this.#lost = this.#losing ?? this.#lost;
    this.#heardAt = this.#now();
  }

  silenceSince(moment: number): number {
    const lost = [this.#lost, this.#losing].map((it) =>
      it === null ? 0 : Math.max(0, it.until - Math.max(it.from, moment)),
    );
    return this.#now() - moment - lost.reduce((sum, ms) => sum + ms, 0);
  }

  get #losing() {
    const from = this.#heardAt;
    return from !== null && from < this.#now() - outageMs ? { from, until: this.#now() } : null;
  }
}
