/**
 * The seconds that one call may speak, reserved in advance. Pure: the clock is passed in. Times are ms of a
 * monotonic clock; what is charged is whole seconds.
 */
export type Lease = {
  readonly openedAt: number;
  /** Total seconds granted. */
  readonly granted: number;
  /** The number of the next reservation; repeating a number charges nothing twice. */
  readonly seq: number;
  /** Why no more was granted; null while more may come. */
  readonly exhausted: "limit" | "cap" | null;
};

/** Seconds reserved initially, and with each renewal. A crash overcharges by at most one reservation. */
export const leaseRules = { reserveSeconds: 10, renewBelowSeconds: 5 } as const;

export function openLease(at: number): Lease {
  return { openedAt: at, granted: 0, seq: 1, exhausted: null };
}

/** Seconds spoken so far, at most as many as were granted. A second that has begun counts. */
export function spokenSeconds(lease: Lease, at: number): number {
  return Math.min(lease.granted, Math.max(0, Math.ceil((at - lease.openedAt) / 1_000)));
}

/** When the reserved seconds run out, ms. */
export function leaseEndsAt(lease: Lease): number {
  return lease.openedAt + lease.granted * 1_000;
}

/** Whether more must be reserved now. */
export function needsRenewal(lease: Lease, at: number): boolean {
  return lease.exhausted === null && leaseEndsAt(lease) - at < leaseRules.renewBelowSeconds * 1_000;
}

/** Applies a grant. Fewer seconds than requested mean that there are no more after them. */
export function takeGrant(lease: Lease, seconds: number, exhausted: "limit" | "cap" | null): Lease {
  return { ...lease, granted: lease.granted + seconds, seq: lease.seq + 1, exhausted };
}

/**
 * A call's status: it may continue, its time is up, or it is unknown whether there is more (the database is
 * down), in which case it pauses, silent and uncharged.
 */
export function standing(lease: Lease, at: number): "running" | "stalled" | "limit" | "cap" {
  if (at < leaseEndsAt(lease)) return "running";
  return lease.exhausted ?? "stalled";
}

/** After a stall the clock resumes from now: time when nothing could be heard isn't charged. */
export function resumeLease(lease: Lease, at: number): Lease {
  const late = Math.max(0, at - leaseEndsAt(lease));
  return { ...lease, openedAt: lease.openedAt + late };
}
