import { relayLimits } from "#shared/limits.ts";
import type { Connection, ConnectionHandler } from "./connection.ts";

/** Bounds the memory; who has been away longest has long had the full budget again. */
const mostPeople = 10_000;

type Budget = {
  /** Left for now; it comes back with time. */
  readonly characters: number;
  readonly at: number;
  /** When a message was taken last. */
  readonly takenAt: number;
};

const minute = 60_000;

export type TypingBudgetDeps = {
  /** ms of a steady clock. */
  readonly now: () => number;
  /** Whether the person has caused so much, on whichever relay, that messages are taken one at a time. */
  readonly isSpent: (userId: string) => boolean;
  /** A message was taken. */
  readonly count: (userId: string, characters: number) => void;
};

/** How much each person may type, whatever the number of their sockets on this relay. */
export class TypingBudget {
  readonly #deps: TypingBudgetDeps;
  /** In order of use. */
  readonly #budgets = new Map<string, Budget>();

  constructor(deps: TypingBudgetDeps) {
    this.#deps = deps;
  }

  /** Takes so many characters: 0 when they may be read, else how long until they may, ms. */
  take(userId: string, characters: number): number {
    const { charactersAtOnce, charactersPerMinute, leastPerMessage, slowedToMs } = relayLimits.typing;
    const at = this.#deps.now();
    const perMs = charactersPerMinute / minute;
    const fresh = { characters: charactersAtOnce, at, takenAt: at - slowedToMs };
    const known = this.#budgets.get(userId) ?? fresh;
    const cost = Math.max(characters, leastPerMessage);
    const left = Math.min(charactersAtOnce, known.characters + (at - known.at) * perMs);
    const slowedMs = this.#deps.isSpent(userId) ? slowedToMs - (at - known.takenAt) : 0;
    const refilledMs = left < cost ? (cost - left) / perMs : 0;
    // Whole ms, as the wire has them: the clock has fractions.
    const waitMs = Math.ceil(Math.max(0, slowedMs, refilledMs));
    if (waitMs > 0) this.#keep(userId, { ...known, characters: left, at });
    else {
      this.#keep(userId, { characters: left - cost, at, takenAt: at });
      this.#deps.count(userId, cost);
    }
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
