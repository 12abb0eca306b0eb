/**
 * `database`: it doesn't answer. `writes`: it answers, but pending writes have made no progress for a long
 * time.
 */
export type Readiness = "ready" | "draining" | "database" | "writes";

type Options = {
  readonly databaseAnswers: () => Promise<boolean>;
  /** How long pending writes have made no progress, ms. */
  readonly writesStuckMs: () => number;
  /** How long that may last while the database answers, ms. */
  readonly mostStuckMs: number;
  /** Aborted once shutdown begins. */
  readonly stopping: AbortSignal;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /**
   * How long a database check stays valid, so that probes of many load balancers don't become a load of their
   * own.
   */
  readonly cacheMs: number;
};

/** Reports whether this relay can accept traffic. Concurrent callers share one database check. */
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
  /** Since when every database check has succeeded. */
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
    // Writes that waited during an outage get no blame for the time before the database came back.
    const stuckMs = Math.min(writesStuckMs(), now() - (answersSince ?? now()));
    return stuckMs >= mostStuckMs ? "writes" : "ready";
  };
}
