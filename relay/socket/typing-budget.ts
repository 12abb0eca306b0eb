import { relayLimits } from "../limits.ts";
import type { Connection, ConnectionHandler } from "./connection.ts";

/** Bounds the memory; who has been away longest has long had the full budget again. */
const mostPeople = 10_000;

type Budget = {
  /** Left for now, and left of the day; both come back with time. */
  readonly characters: number;
  readonly ofDay: number;
  readonly at: number;
  /** When a message was taken last. */
  readonly takenAt: number;
};

const minute = 60_000;
const day = 24 * 60 * minute;

/** How much each person may type, whatever the number of their sockets. Pure but for the clock, ms. */
export class TypingBudget {
  readonly #now: () => number;
  /** In order of use. */
  readonly #budgets = new Map<string, Budget>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Takes so many characters: 0 when they may be read, else how long until they may, ms. */
  take(userId: string, characters: number): number {
    const { charactersAtOnce, charactersPerMinute, charactersPerDay, leastPerMessage, slowedToMs } =
      relayLimits.typing;
    const at = this.#now();
    const perMs = charactersPerMinute / minute;
    const fresh = { characters: charactersAtOnce, ofDay: charactersPerDay, at, takenAt: at - slowedToMs };
    const known = this.#budgets.get(userId) ?? fresh;
    const cost = Math.max(characters, leastPerMessage);
    const left = Math.min(charactersAtOnce, known.characters + (at - known.at) * perMs);
    const ofDay = Math.min(charactersPerDay, known.ofDay + ((at - known.at) / day) * charactersPerDay);
    const slowedMs = ofDay < cost ? Math.max(0, slowedToMs - (at - known.takenAt)) : 0;
    const waitMs = Math.max(slowedMs, left < cost ? Math.ceil((cost - left) / perMs) : 0);
    const next = { ...known, characters: left, ofDay, at };
    const taken = { characters: left - cost, ofDay: Math.max(0, ofDay - cost), at, takenAt: at };
    this.#keep(userId, waitMs > 0 ? next : taken);
    return waitMs;
  }

  #keep(userId: string, budget: Budget): void {
    this.#budgets.delete(userId);
    const [oldest] = this.#budgets.keys();
    if (oldest !== undefined && this.#budgets.size >= mostPeople) this.#budgets.delete(oldest);
    this.#budgets.set(userId, budget);
  }
}

/** Refuses what a person types beyond their budget; everything else goes through. `take` as in the budget. */
export function withinBudget(
  handler: ConnectionHandler,
  connection: Pick<Connection, "refuseTyped">,
  take: (characters: number) => number,
): ConnectionHandler {
  return {
    ...handler,
    onMessage(message) {
      const waitMs = message.type === "chat.send" ? take(message.text.length) : 0;
      if (message.type === "chat.send" && waitMs > 0) connection.refuseTyped(message.clientId, waitMs);
      else handler.onMessage(message);
    },
  };
}
