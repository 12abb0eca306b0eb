import type { Use } from "#shared/limits.ts";
import type { Ai } from "../ai/port.ts";
import { runInBackground } from "../runtime/background.ts";
import { relayLimits } from "#shared/limits.ts";
import { countedAi } from "./counted-ai.ts";
import { UseBudget, type UseStore } from "./use-budget.ts";

/** Models as one person has them, each thing they do counted. */
export type AiFor = (userId: string) => Ai;

/** What each person causes, counted and bounded over all relays. */
export type PersonUse = {
  readonly aiFor: AiFor;
  readonly count: (userId: string, use: Partial<Use>) => void;
  /** The person is here: what they caused elsewhere is asked for. */
  readonly watch: (userId: string) => void;
  /** Whether the person has caused so much that they are slowed. */
  readonly isSpent: (userId: string) => boolean;
  /** Tells the database what it has not been told yet. */
  readonly flushed: () => Promise<void>;
  /** Starts telling the database; the answer stops it. */
  readonly start: () => () => void;
};

type PersonUseDeps = {
  readonly ai: Ai;
  readonly store: UseStore;
  /** ms since the epoch. */
  readonly now: () => number;
  /** Told of everything that is counted, whoever caused it. */
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
      const timer = setInterval(
        () => runInBackground("use.flush", budget.flush()),
        relayLimits.use.flushEveryMs,
      );
      return () => clearInterval(timer);
    },
  };
}
