import { limits } from "#shared/limits.ts";
import { guard } from "../runtime/background.ts";
import {
  leaseEndsAt,
  leaseRules,
  needsRenewal,
  openLease,
  resumeLease,
  spokenSeconds,
  standing,
  takeGrant,
  type Lease,
} from "./lease.ts";
import type { Balance, CallKey, Grant, MeterStore, Reservation } from "./port.ts";

/** What the meter tells the call that it counts. */
export type MeterListener = {
  readonly onBalance: (balance: Balance) => void;
  /** One minute is left of the window, or of the session's cap. */
  readonly onWarning: (which: "limit" | "cap") => void;
  readonly onTimeUp: (which: "limit" | "cap") => void;
  /** A newer call of the same person took the slot. */
  readonly onFenced: () => void;
  /** It is unknown whether time is left: be silent until `onRecovered`. */
  readonly onStalled: () => void;
  readonly onRecovered: () => void;
  /** Audio in and out since the call was opened, ms: audio sent faster than real time counts as well. */
  readonly soundMs: () => number;
};

type Entry = {
  readonly key: CallKey;
  readonly listener: MeterListener;
  readonly limitSeconds: number;
  /** False while a danger is confirmed. */
  charge: boolean;
  lease: Lease;
  stalled: boolean;
  warned: Set<"limit" | "cap">;
  /** Left after the last grant: of the window (-1 unlimited), and of the cap. */
  remaining: number;
  cap: number;
};

/** How far audio may run ahead of the remaining time before the call is ended, s. */
const outrunSeconds = 60;

export type MeterClock = { readonly now: () => number };

export type MeterDeps = MeterClock & {
  /** Whether the person has used up their budget, so that no call may continue; not asked during a confirmed danger. */
  readonly isSpent: (userId: string) => boolean;
};

/**
 * Meters one relay's calls. `tick` is called about once a second and whenever a lease may have ended; all
 * calls that need more seconds ask in one round trip. The meter stops calls by itself even while the database
 * is down: what isn't reserved isn't spoken.
 */
export class Meter {
  readonly #store: MeterStore;
  readonly #clock: MeterDeps;
  readonly #calls = new Map<string, Entry>();
  #asking: Promise<void> | null = null;

  constructor(store: MeterStore, clock: MeterDeps) {
    this.#store = store;
    this.#clock = clock;
  }

  /** Opens a call; null if the database didn't answer. The first seconds are reserved before it resolves. */
  async open(
    userId: string,
    sessionId: string,
    listener: MeterListener,
    charge = true,
  ): Promise<"open" | "limit" | "cap" | "spent" | null> {
    if (charge && this.#clock.isSpent(userId)) return "spent";
    const opened = await this.#store.open(userId, sessionId);
    if (opened === null) return null;
    const key = { userId, sessionId, epoch: opened.epoch };
    const entry: Entry = {
      key,
      listener,
      limitSeconds: opened.balance.limitSeconds,
      charge,
      lease: openLease(this.#clock.now()),
      stalled: false,
      warned: new Set(),
      remaining: opened.balance.remainingSeconds,
      cap: opened.capSeconds,
    };
    listener.onBalance(opened.balance);
    const grants = await this.#store.reserve([reservationOf(entry)]).catch((error: unknown) => {
      this.#store.close(key, 0);
      throw error;
    });
    // A call started elsewhere at the same time has taken the slot, so what is left for this one is unknown.
    if (grants === null || grants.some((it) => it.status === "fenced" || it.status === "closed")) {
      this.#store.close(key, 0);
      return null;
    }
    entry.lease = openLease(this.#clock.now());
    for (const grant of grants) this.#take(entry, grant);
    if (entry.lease.granted === 0 && charge) {
      this.#store.close(key, 0);
      return entry.lease.exhausted ?? "limit";
    }
    this.#calls.set(sessionId, entry);
    return "open";
  }

  /** Whether a call is charged; null if it isn't being metered. */
  isCharging(sessionId: string): boolean | null {
    return this.#calls.get(sessionId)?.charge ?? null;
  }

  /**
   * From here on this call is neither charged nor limited, whatever the database says. Returns false if it
   * isn't being metered. To charge a call again, close it and open it anew.
   */
  suspend(sessionId: string): boolean {
    const entry = this.#calls.get(sessionId);
    if (entry === undefined) return false;
    if (!entry.charge) return true;
    entry.charge = false;
    entry.lease = { ...entry.lease, exhausted: null };
    this.#store.suspend(entry.key, spokenSeconds(entry.lease, this.#clock.now()));
    if (entry.stalled) entry.listener.onRecovered();
    entry.stalled = false;
    return true;
  }

  /** Ends a call and returns reserved seconds that weren't spoken. Safe to repeat. */
  close(sessionId: string): void {
    const entry = this.#calls.get(sessionId);
    if (entry === undefined) return;
    this.#calls.delete(sessionId);
    this.#settle(entry);
  }

  /** Charges the greater of the time that passed and the audio exchanged in it. */
  #settle(entry: Entry): void {
    const { key, lease } = entry;
    const spoken = spokenSeconds(lease, this.#clock.now());
    const sound = entry.charge ? Math.ceil(entry.listener.soundMs() / 1_000) : 0;
    this.#store.close(key, Math.max(spoken, sound));
  }

  /** When to tick next, ms of the clock; null while no call runs. */
  nextDeadline(): number | null {
    const ends = [...this.#calls.values()]
      .filter((it) => it.charge && !it.stalled)
      .map((it) => leaseEndsAt(it.lease));
    return ends.length === 0 ? null : Math.min(...ends);
  }

  /** Warns, stops calls that are over, and reserves for those that continue. */
  async tick(): Promise<void> {
    for (const entry of this.#calls.values()) if (entry.charge) guard("meter.tick", () => this.#look(entry));
    this.#asking ??= this.#renew().finally(() => {
      this.#asking = null;
    });
    await this.#asking;
  }

  #look(entry: Entry): void {
    const now = this.#clock.now();
    const { listener } = entry;
    const state = standing(entry.lease, now);
    if (state === "running" && this.#hasOutrun(entry)) {
      this.close(entry.key.sessionId);
      listener.onTimeUp("limit");
    } else if (state === "running" && this.#clock.isSpent(entry.key.userId)) {
      this.close(entry.key.sessionId);
      listener.onTimeUp("cap");
    } else if (state === "running") this.#warn(entry, now);
    else if (state !== "stalled") {
      this.close(entry.key.sessionId);
      listener.onTimeUp(state);
    } else if (!entry.stalled) {
      entry.stalled = true;
      listener.onStalled();
    }
  }

  /** Whether more audio was exchanged than time is left; real talk never comes near that. */
  #hasOutrun({ listener, lease, remaining }: Entry): boolean {
    if (remaining === -1) return false;
    return listener.soundMs() > (lease.granted + remaining + outrunSeconds) * 1_000;
  }

  #warn(entry: Entry, now: number): void {
    const reserved = Math.max(0, (leaseEndsAt(entry.lease) - now) / 1_000);
    const left = {
      limit: entry.remaining === -1 ? Infinity : entry.remaining + reserved,
      cap: entry.cap + reserved,
    };
    for (const which of ["limit", "cap"] as const) {
      if (left[which] > limits.warnBeforeEndSeconds || entry.warned.has(which)) continue;
      entry.warned.add(which);
      if (left[which] <= left[which === "limit" ? "cap" : "limit"]) entry.listener.onWarning(which);
    }
  }

  async #renew(): Promise<void> {
    const now = this.#clock.now();
    const needy = [...this.#calls.values()].filter((it) => needsRenewal(it.lease, now));
    if (needy.length === 0) return;
    const grants = await this.#store.reserve(needy.map(reservationOf));
    if (grants === null) return;
    for (const grant of grants) {
      const entry = this.#calls.get(grant.sessionId);
      if (entry !== undefined && entry.key.epoch === grant.epoch && entry.lease.seq === grant.seq)
        guard("meter.tick", () => this.#take(entry, grant));
    }
  }

  #take(entry: Entry, grant: Grant): void {
    if (grant.status === "fenced" || grant.status === "closed") {
      this.#calls.delete(entry.key.sessionId);
      this.#settle(entry);
      entry.listener.onFenced();
      return;
    }
    if (entry.stalled) entry.lease = resumeLease(entry.lease, this.#clock.now());
    entry.lease = takeGrant(entry.lease, grant.grantedSeconds, entry.charge ? exhaustedBy(grant) : null);
    entry.remaining = grant.remainingSeconds;
    entry.cap = grant.capSeconds;
    if (entry.stalled && grant.grantedSeconds > 0) {
      entry.stalled = false;
      entry.listener.onRecovered();
    }
    entry.listener.onBalance(this.#balanceOf(entry, grant.resetsAt));
  }

  /** What the person sees: reserved seconds that aren't spoken yet still count as left. */
  #balanceOf(entry: Entry, resetsAt: string | null): Balance {
    const ahead = entry.lease.granted - spokenSeconds(entry.lease, this.#clock.now());
    const unspoken = entry.charge ? ahead : 0;
    const remainingSeconds = entry.remaining === -1 ? -1 : entry.remaining + unspoken;
    return { remainingSeconds, limitSeconds: entry.limitSeconds, resetsAt };
  }
}

function reservationOf(entry: Entry): Reservation {
  const { key, lease, charge } = entry;
  return { ...key, seq: lease.seq, seconds: leaseRules.reserveSeconds, charge };
}

function exhaustedBy(grant: Grant): "limit" | "cap" | null {
  if (grant.status === "session_cap") return "cap";
  return grant.status === "window_exhausted" ? "limit" : null;
}
