import { noUse, type Use, useKinds, useLimits } from "#shared/limits.ts";

/** What a person has used in the current clock hour and in the last 24 hours, across all relays. */
export type UseTotals = { readonly userId: string; readonly hour: Use; readonly day: Use };

export type UseStore = {
  /** Adds what people used and returns their totals; null if the database didn't answer. */
  readonly count: (
    batch: readonly (Use & { readonly userId: string })[],
  ) => Promise<readonly UseTotals[] | null>;
};

export const sumOf = (one: Use, other: Use): Use => ({
  typedCharacters: one.typedCharacters + other.typedCharacters,
  providerCalls: one.providerCalls + other.providerCalls,
  providerCharacters: one.providerCharacters + other.providerCharacters,
  tokensIn: one.tokensIn + other.tokensIn,
  tokensOut: one.tokensOut + other.tokensOut,
  soundSeconds: one.soundSeconds + other.soundSeconds,
});

const isBeyond = (use: Use, limit: Use): boolean => useKinds.some((kind) => use[kind] >= limit[kind]);

type Person = {
  /** As last reported by the database, for the hour in which it was asked. */
  known: { readonly hour: number; readonly inHour: Use; readonly inDay: Use };
  /** Counted here and not sent yet, and what is in flight. */
  pending: Use;
  sending: Use;
};

const hourMs = 60 * 60_000;
/** Bounds the memory. Whoever has been away longest is looked up again when they return. */
const mostPeople = 10_000;
/** In one request. */
const mostAtOnce = 500;

/**
 * What each person may use across all relays. This relay counts immediately, reports to the database every
 * few seconds, and learns from it what other relays counted. So several relays together can overshoot by what
 * a person uses in those seconds. While the database is down, each relay goes by what it knows.
 */
export class UseBudget {
  readonly #store: UseStore;
  readonly #now: () => number;
  /** In order of use. */
  readonly #people = new Map<string, Person>();
  readonly #waiting = new Set<string>();
  #flushing: Promise<void> | null = null;

  /** @param now ms since the epoch, because hours are clock hours */
  constructor(store: UseStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Counting nothing makes the next flush ask what the person used elsewhere. */
  count(userId: string, use: Partial<Use>): void {
    const person = this.#personOf(userId);
    person.pending = sumOf(person.pending, { ...noUse, ...use });
    this.#waiting.add(userId);
  }

  /**
   * 0 while the person is within all limits, else how long until the hour is over and the limits are checked
   * again, ms.
   */
  spentMs(userId: string): number {
    const person = this.#people.get(userId);
    if (person === undefined) return 0;
    const now = this.#now();
    const hour = Math.floor(now / hourMs);
    const { known } = person;
    const here = sumOf(person.pending, person.sending);
    const inHour = known.hour === hour ? sumOf(known.inHour, here) : here;
    const spent = isBeyond(inHour, useLimits.hour) || isBeyond(sumOf(known.inDay, here), useLimits.day);
    return spent ? (hour + 1) * hourMs - now : 0;
  }

  /** Reports to the database what was counted since the last time; one at a time. */
  flush(): Promise<void> {
    this.#flushing ??= this.#flushAll().finally(() => {
      this.#flushing = null;
    });
    return this.#flushing;
  }

  async #flushAll(): Promise<void> {
    const waiting = [...this.#waiting];
    this.#waiting.clear();
    for (let from = 0; from < waiting.length; from += mostAtOnce)
      await this.#flushSome(waiting.slice(from, from + mostAtOnce));
  }

  async #flushSome(userIds: readonly string[]): Promise<void> {
    const hour = Math.floor(this.#now() / hourMs);
    const batch = userIds.map((userId) => {
      const person = this.#personOf(userId);
      person.sending = person.pending;
      person.pending = noUse;
      return { userId, ...person.sending };
    });
    const totals = await this.#store.count(batch);
    const byId = new Map(totals?.map((it) => [it.userId, it]));
    for (const userId of userIds) {
      const person = this.#personOf(userId);
      const total = byId.get(userId);
      if (totals === null) {
        // It may have been counted after all, and then counts twice, which errs on the safe side.
        person.pending = sumOf(person.pending, person.sending);
        this.#waiting.add(userId);
      } else if (total !== undefined) person.known = { hour, inHour: total.hour, inDay: total.day };
      person.sending = noUse;
    }
  }

  #personOf(userId: string): Person {
    const known = this.#people.get(userId);
    this.#people.delete(userId);
    const [oldest] = this.#people.keys();
    if (oldest !== undefined && this.#people.size >= mostPeople && !this.#waiting.has(oldest))
      this.#people.delete(oldest);
    const person = known ?? {
      known: { hour: 0, inHour: noUse, inDay: noUse },
      pending: noUse,
      sending: noUse,
    };
    this.#people.set(userId, person);
    return person;
  }
}
