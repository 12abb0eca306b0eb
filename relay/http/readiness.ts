/** `database`: it does not answer. */
export type Readiness = "ready" | "draining" | "database";

type Options = {
  readonly databaseAnswers: () => Promise<boolean>;
  /** Aborted once shutdown begins. */
  readonly stopping: AbortSignal;
  /** Milliseconds of a steady clock. */
  readonly now: () => number;
  /** How long an answer of the database holds: probes of many balancers must not become a load of their own. */
  readonly cacheMs: number;
};

/** Reads whether this relay can serve people. Concurrent readers share one question to the database. */
export function createReadiness({ databaseAnswers, stopping, now, cacheMs }: Options) {
  let answer: Promise<boolean> | null = null;
  let holdsUntil = 0;

  async function ask(): Promise<boolean> {
    holdsUntil = Number.POSITIVE_INFINITY;
    const answered = await databaseAnswers().catch(() => false);
    holdsUntil = now() + cacheMs;
    return answered;
  }

  return async (): Promise<Readiness> => {
    if (stopping.aborted) return "draining";
    if (answer === null || now() >= holdsUntil) answer = ask();
    const answered = await answer;
    if (stopping.aborted) return "draining";
    return answered ? "ready" : "database";
  };
}
