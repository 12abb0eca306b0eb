/** `database`: it does not answer. `writes`: it answers, but has long taken nothing of what waits for it. */
export type Readiness = "ready" | "draining" | "database" | "writes";

type Options = {
  readonly databaseAnswers: () => Promise<boolean>;
  /** How long nothing was written though something waits, ms. */
  readonly writesStuckMs: () => number;
  /** How long that may be, and the database answer meanwhile, ms. */
  readonly mostStuckMs: number;
  /** Aborted once shutdown begins. */
  readonly stopping: AbortSignal;
  /** Milliseconds of a steady clock. */
  readonly now: () => number;
  /** How long an answer of the database holds: probes of many balancers must not become a load of their own. */
  readonly cacheMs: number;
};

/** Reads whether this relay can serve people. Concurrent readers share one question to the database. */
export function createReadiness({
  databaseAnswers,
  writesStuckMs,
  mostStuckMs,
  stopping,
  now,
  cacheMs,
}: Options) {
  let answer: Promise<boolean> | null = null;
  let holdsUntil = 0;
  /** Since when the database has answered every time. */
  let answersSince: number | null = null;

  async function ask(): Promise<boolean> {
    holdsUntil = Number.POSITIVE_INFINITY;
    const answered = await databaseAnswers().catch(() => false);
    holdsUntil = now() + cacheMs;
    answersSince = answered ? (answersSince ?? now()) : null;
    return answered;
  }

  return async (): Promise<Readiness> => {
    if (stopping.aborted) return "draining";
    if (answer === null || now() >= holdsUntil) answer = ask();
    const answered = await answer;
    if (stopping.aborted) return "draining";
    if (!answered) return "database";
    // What waited while the database was away has no more to answer for than that.
    const stuckMs = Math.min(writesStuckMs(), now() - (answersSince ?? now()));
    return stuckMs >= mostStuckMs ? "writes" : "ready";
  };
}
