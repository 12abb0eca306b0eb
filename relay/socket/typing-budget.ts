import { relayLimits } from "#shared/limits.ts";
import type { Connection, ConnectionHandler } from "./connection.ts";

/** Bounds the memory; whoever has been away longest has a full budget again anyway. */
const mostPeople = 10_000;

type Budget = {
  /** What is left; it refills over time. */
  readonly characters: number;
  readonly at: number;
  /** When a message was last accepted. */
  readonly takenAt: number;
};

const minute = 60_000;

export type TypingBudgetDeps = {
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** Whether the person has used up their budget, across relays, so that messages are accepted one at a time. */
  readonly isSpent: (userId: string) => boolean;
  /** Whether a text mentions danger in unmistakable words: such a message is never slowed down. */
  readonly tellsOfDanger: (text: string) => boolean;
  /** A message was accepted. */
  readonly count: (userId: string, characters: number) => void;
};

/** Limits how much each person may type, across all their sockets on this relay. */
export class TypingBudget {
  readonly #deps: TypingBudgetDeps;
  /** In order of use. */
  readonly #budgets = new Map<string, Budget>();

  constructor(deps: TypingBudgetDeps) {
    this.#deps = deps;
  }

  /** Accepts a typed text: 0 if it may be read now, otherwise how long to wait, ms. */
  take(userId: string, text: string): number {
    const { charactersAtOnce, charactersPerMinute, leastPerMessage, slowedToMs } = relayLimits.typing;
    const at = this.#deps.now();
    const perMs = charactersPerMinute / minute;
    const fresh = { characters: charactersAtOnce, at, takenAt: at - slowedToMs };
    const known = this.#budgets.get(userId) ?? fresh;
    const cost = Math.max(text.length, leastPerMessage);
    const left = Math.min(charactersAtOnce, known.characters + (at - known.at) * perMs);
    const refilledMs = left < cost ? (cost - left) / perMs : 0;
    const sinceTaken = at - known.takenAt;
    const isSlowed = sinceTaken < slowedToMs && this.#deps.isSpent(userId) && !this.#deps.tellsOfDanger(text);
    const slowedMs = isSlowed ? slowedToMs - sinceTaken : 0;
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

/** Refuses typed messages beyond the person's budget; everything else passes through. */
export function withinBudget(
  handler: ConnectionHandler,
  connection: Pick<Connection, "refuseTyped">,
  take: (text: string) => number,
): ConnectionHandler {
  return {
    ...handler,
    onMessage(message) {
      const waitMs = message.type === "chat.send" ? take(message.text) : 0;
      if (message.type === "chat.send" && waitMs > 0) connection.refuseTyped(message.clientId, waitMs);
      else handler.onMessage(message);
    },
  };
}
