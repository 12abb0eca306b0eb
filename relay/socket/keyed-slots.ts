/** Limits how many slots each key may hold at once. */
export class KeyedSlots {
  readonly #places: number;
  readonly #taken = new Map<string, number>();

  constructor(places: number) {
    this.#places = places;
  }

  take(key: string): boolean {
    const taken = this.#taken.get(key) ?? 0;
    if (taken >= this.#places) return false;
    this.#taken.set(key, taken + 1);
    return true;
  }

  giveBack(key: string): void {
    const taken = this.#taken.get(key) ?? 0;
    if (taken > 1) this.#taken.set(key, taken - 1);
    else this.#taken.delete(key);
  }
}
