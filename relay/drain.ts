import { guard, reportFailure } from "./runtime/background.ts";
import { type After, pause } from "./runtime/timing.ts";

/**
 * When each step gives way to the next at the latest, ms from the start. A step that finishes earlier leaves
 * its time to the others.
 */
const deadlines = { turns: 5_000, writes: 7_000, closes: 9_000, lateWrites: 9_500 } as const;
const pollMs = 50;

export type DrainDeps = {
  /** ms. */
  readonly now: () => number;
  readonly after: After;
  readonly sockets: {
    /** Refuses new connections. */
    readonly refuseAll: () => void;
    /** Takes every session off its socket, which stays open. */
    readonly releaseAll: () => void;
    /** Sends everyone to another relay; resolves once they are gone. */
    readonly closeAll: () => Promise<void>;
  };
  readonly sessions: {
    /** How many have a turn in progress. */
    readonly inTurn: number;
    /** How many are being begun or brought back, of `inTurn`. */
    readonly starting: number;
    /** Stores how far each session has come. */
    readonly keepAll: () => void;
    /** Closes the records of ended sessions. */
    readonly sealAll: () => void;
  };
  readonly stopClocks: () => void;
  /** Resolves once all pending writes are done. */
  readonly flushed: () => Promise<unknown>;
  readonly stopSummaries: () => Promise<void>;
};

/**
 * Sends everybody to another relay and loses nothing that was said. The other relay takes a session over as soon as its
 * client reconnects, with what is written by then. So sessions leave their sockets first, which settles what is in the
 * air; then all of it is written; only then do the sockets close.
 */
export async function drain(deps: DrainDeps): Promise<void> {
  const { now, after, sockets, sessions, flushed } = deps;
  const startedAt = now();
  const timeUntil = (deadlineMs: number) => Math.max(0, startedAt + deadlineMs - now());
  const atMost = (deadlineMs: number, ...work: Promise<unknown>[]) => {
    const done = Promise.all(work).catch((error: unknown) => reportFailure("drain", error));
    return Promise.race([done, pause(timeUntil(deadlineMs), after)]);
  };

  /** Whoever was coming back meanwhile may only now open a call, and closes it because its client is gone. */
  const settled = async () => {
    while (sessions.starting > 0 && timeUntil(deadlines.lateWrites) > 0) await pause(pollMs, after);
    await flushed();
  };

  sockets.refuseAll();
  while (sessions.inTurn > 0 && timeUntil(deadlines.turns) > 0) await pause(pollMs, after);
  sockets.releaseAll();
  guard("drain", () => sessions.keepAll());
  guard("drain", () => sessions.sealAll());
  deps.stopClocks();
  await atMost(deadlines.writes, flushed());
  await atMost(deadlines.closes, sockets.closeAll());
  // A session still starting has nobody to resume it, and a late reply may still arrive in time.
  await atMost(deadlines.lateWrites, settled(), deps.stopSummaries());
}
