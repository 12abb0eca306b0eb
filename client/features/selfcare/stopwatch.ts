/** How long something has run, without counting ticks: a late timer or a sleeping tab loses nothing. Times are ms. */
export type Stopwatch = {
  /** What ran before the last pause. */
  readonly before: number;
  /** When it was started, on a clock that only goes forward; null while it stands still. */
  readonly since: number | null;
};

export const unstarted: Stopwatch = { before: 0, since: null };

export function elapsedOf({ before, since }: Stopwatch, now: number): number {
  return before + (since === null ? 0 : Math.max(0, now - since));
}

/** Starts a watch that stands, and stops one that runs. */
export function toggled(watch: Stopwatch, now: number): Stopwatch {
  const before = elapsedOf(watch, now);
  return { before, since: watch.since === null ? now : null };
}

/** Back to nothing; what was running goes on running. */
export function restarted(watch: Stopwatch, now: number): Stopwatch {
  return { before: 0, since: watch.since === null ? null : now };
}

/** Whole seconds of `total` ms that are left after `elapsed` ms, a begun one counted. */
export function secondsLeft(total: number, elapsed: number): number {
  return Math.max(0, Math.ceil((total - elapsed) / 1000));
}
