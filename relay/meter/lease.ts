/**
 * The seconds that one call may speak, reserved ahead. Pure: the clock is passed in. Units: ms of a steady clock
 * for moments, whole seconds for what is charged.
 */
export type Lease = {
  readonly openedAt: number;
  /** Seconds granted in all. */
  readonly granted: number;
  /** The number of the next reservation: the same number again charges nothing twice. */
  readonly seq: number;
  /** Why no more was granted; null while more may come. */
  readonly exhausted: "limit" | "cap" | null;
};

/** Reserved at once, and when more is asked for, seconds. A crash over-counts by one reservation at most. */
export const leaseRules = { reserveSeconds: 10, renewBelowSeconds: 5 } as const;

export function openLease(at: number): Lease {
  return { openedAt: at, granted: 0, seq: 1, exhausted: null };
}

/** Seconds spoken so far; never more than were granted. A second that has begun counts. */
export function spokenSeconds(lease: Lease, at: number): number {
  return Math.min(lease.granted, Math.max(0, Math.ceil((at - lease.openedAt) / 1_000)));
}

/** When the reserved seconds are used up, ms. */
export function leaseEndsAt(lease: Lease): number {
  return lease.openedAt + lease.granted * 1_000;
}

/** Whether more must be reserved now. */
export function needsRenewal(lease: Lease, at: number): boolean {
  return lease.exhausted === null && leaseEndsAt(lease) - at < leaseRules.renewBelowSeconds * 1_000;
}

/** Takes a grant. Fewer seconds than asked for mean that there are no more after them. */
export function takeGrant(lease: Lease, seconds: number, exhausted: "limit" | "cap" | null): Lease {
  return { ...lease, granted: lease.granted + seconds, seq: lease.seq + 1, exhausted };
}

/**
 * Where a call stands: it may go on, its time is up, or nobody could say whether there is more (the database
 * is away): then it waits, silent and uncharged.
 */
export function standing(lease: Lease, at: number): "running" | "stalled" | "limit" | "cap" {
  if (at < leaseEndsAt(lease)) return "running";
  return lease.exhausted ?? "stalled";
}

/** After a stall the clock goes on from now: what nobody could hear is not charged. */
export function resumeLease(lease: Lease, at: number): Lease {
  const late = Math.max(0, at - leaseEndsAt(lease));
  return { ...lease, openedAt: lease.openedAt + late };
}
