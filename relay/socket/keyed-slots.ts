/** Limits how many slots each key may hold at once. */
export class KeyedSlots {
  readonly #limit: number;
  readonly #taken = new Map<string, number>();

  constructor(limit: number) {
    this.#limit = limit;
  }

  take(key: string): boolean {
    const taken = this.#taken.get(key) ?? 0;
    if (taken >= this.#limit) return false;
    this.#taken.set(key, taken + 1);
    return true;
  }

  release(key: string): void {
    const taken = this.#taken.get(key) ?? 0;
    if (taken > 1) this.#taken.set(key, taken - 1);
    else this.#taken.delete(key);
  }
}
