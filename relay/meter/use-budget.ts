import { noUse, type Use, useKinds, useLimits } from "#shared/limits.ts";

/** What a person has caused: in the full hour that runs, and in the last 24 hours, by all relays together. */
export type UseTotals = { readonly userId: string; readonly hour: Use; readonly day: Use };

export type UseStore = {
  /** Adds what people caused and answers their totals; null when the database did not answer. */
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
  /** As the database had it last, for the hour it was asked in. */
  known: { readonly hour: number; readonly inHour: Use; readonly inDay: Use };
  /** Counted here and not sent yet, and on its way. */
  pending: Use;
  sending: Use;
};

const hourMs = 60 * 60_000;
/** Bounds the memory. Who has been away longest is asked about again when they come back. */
const mostPeople = 10_000;
/** In one request. */
const mostAtOnce = 500;

/**
 * What each person may cause over all relays: this relay counts at once, tells the database every few seconds, and hears
 * from it what other relays counted. So several relays can overshoot by what a person causes in those seconds. While the
 * database is away each relay holds people to what it knows.
 */
export class UseBudget {
  readonly #store: UseStore;
  readonly #now: () => number;
  /** In order of use. */
  readonly #people = new Map<string, Person>();
  readonly #waiting = new Set<string>();
  #flushing: Promise<void> | null = null;

  /** @param now ms since the epoch: hours are those of the clock */
  constructor(store: UseStore, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Nothing counted asks, with the next flush, what the person has caused elsewhere. */
  count(userId: string, use: Partial<Use>): void {
    const person = this.#personOf(userId);
    person.pending = sumOf(person.pending, { ...noUse, ...use });
    this.#waiting.add(userId);
  }

  /** 0 while the person is within all bounds, else how long until the hour is over and it is looked at anew, ms. */
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

  /** Tells the database what was counted since; one at a time. */
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
        // It may have been counted all the same: then it counts twice, which errs on the side of the bound.
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
