import type { Use } from "#shared/limits.ts";
import type { Ai } from "../ai/port.ts";
import { runInBackground } from "../runtime/background.ts";
import { countedAi } from "./counted-ai.ts";
import { UseBudget, type UseStore } from "./use-budget.ts";

/** The models for one person, with everything they do counted. */
export type AiFor = (userId: string) => Ai;

/** What each person uses, counted and bounded across all relays. */
export type PersonUse = {
  readonly aiFor: AiFor;
  readonly count: (userId: string, use: Partial<Use>) => void;
  /** The person connected: asks what they used elsewhere. */
  readonly watch: (userId: string) => void;
  /** Whether the person has used up their budget and is slowed down. */
  readonly isSpent: (userId: string) => boolean;
  /** Reports unreported usage to the database. */
  readonly flushed: () => Promise<void>;
  /** Starts reporting to the database; returns a function that stops. */
  readonly start: () => () => void;
};

/** How often usage is reported to the database, ms; a person may overshoot by that much on each relay. */
export const flushEveryMs = 2_000;

type PersonUseDeps = {
  readonly ai: Ai;
  readonly store: UseStore;
  /** ms since the epoch. */
  readonly now: () => number;
  /** Called with everything that is counted, for whomever. */
  readonly onUse: (use: Partial<Use>) => void;
};

export function createPersonUse({ ai, store, now, onUse }: PersonUseDeps): PersonUse {
  const budget = new UseBudget(store, now);
  const count: PersonUse["count"] = (userId, use) => {
    budget.count(userId, use);
    onUse(use);
  };
  return {
    aiFor: (userId) => countedAi(ai, (use) => count(userId, use)),
    count,
    watch: (userId) => budget.count(userId, {}),
    isSpent: (userId) => budget.spentMs(userId) > 0,
    flushed: () => budget.flush(),
    start() {
      const timer = setInterval(() => runInBackground("use.flush", budget.flush()), flushEveryMs);
      return () => clearInterval(timer);
    },
  };
}
