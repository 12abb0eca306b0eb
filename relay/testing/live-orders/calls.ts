import type { Balance, CallKey, Grant, OpenedCall, Reservation } from "../../meter/port.ts";
import type { NoteBody, StoredCall } from "./story.ts";

type Call = {
  readonly relay: string;
  readonly session: string;
  readonly person: number;
  readonly epoch: number;
  readonly openedAt: number;
  closedAt: number | null;
  reserved: number;
  uncharged: number;
  charged: number;
  suspended: boolean;
  used: number | null;
  readonly grants: Map<number, number>;
};

/** The meter's part of the database: one voice slot per person, seconds charged before they are spoken. */
export class CallTable {
  away = false;
  readonly #calls: Call[] = [];
  readonly #slots = new Map<number, { epoch: number; session: string | null; charged: number }>();
  readonly #now: () => number;
  readonly #note: (note: NoteBody) => void;
  /** Each person's talking seconds; -1 is unlimited. */
  readonly #limits: readonly number[];
  readonly #capSeconds: number;

  constructor(
    now: () => number,
    note: (note: NoteBody) => void,
    limits: readonly number[],
    capSeconds: number,
  ) {
    this.#now = now;
    this.#note = note;
    this.#limits = limits;
    this.#capSeconds = capSeconds;
  }

  get all(): StoredCall[] {
    return this.#calls.map(({ relay, session, person, epoch, openedAt, closedAt, charged }) => ({
      relay,
      session,
      person,
      epoch,
      openedAt,
      closedAt,
      charged,
    }));
  }

  closeAll(session: string): void {
    for (const call of this.#calls)
      if (call.session === session) this.close({ userId: "", sessionId: session, epoch: call.epoch }, 0);
  }

  balance(person: number): Balance {
    const limitSeconds = this.#limits[person] ?? 0;
    const charged = this.#slots.get(person)?.charged ?? 0;
    return {
      limitSeconds,
      remainingSeconds: limitSeconds === -1 ? -1 : Math.max(0, limitSeconds - charged),
      resetsAt: null,
    };
  }

  #windowLeft(person: number): number {
    const { remainingSeconds } = this.balance(person);
    return remainingSeconds === -1 ? Infinity : remainingSeconds;
  }

  #capLeft(session: string): number {
    const mine = this.#calls.filter((it) => it.session === session);
    const talked = mine.reduce(
      (sum, it) => sum + Math.min(it.used ?? Infinity, it.reserved - it.uncharged),
      0,
    );
    return Math.max(0, this.#capSeconds - talked);
  }

  open(relay: string, person: number, session: string): OpenedCall {
    const slot = this.#slots.get(person) ?? { epoch: 0, session: null, charged: 0 };
    slot.epoch += 1;
    slot.session = session;
    this.#slots.set(person, slot);
    this.#calls.push({
      relay,
      session,
      person,
      epoch: slot.epoch,
      openedAt: this.#now(),
      closedAt: null,
      reserved: 0,
      uncharged: 0,
      charged: 0,
      suspended: false,
      used: null,
      grants: new Map(),
    });
    this.#note({ kind: "callOpened", session, epoch: slot.epoch });
    return { epoch: slot.epoch, balance: this.balance(person), capSeconds: this.#capLeft(session) };
  }

  /** Another relay has taken the session: the call of the one before is charged no more. */
  fence(person: number, session: string): void {
    const slot = this.#slots.get(person);
    if (slot?.session !== session) return;
    slot.epoch += 1;
    slot.session = null;
  }

  reserve(person: number, tick: Reservation): Grant {
    const chargedBefore = this.#callOf(tick)?.charged ?? 0;
    const { status, granted } = this.#grant(person, tick);
    const charged = (this.#callOf(tick)?.charged ?? 0) - chargedBefore;
    this.#note({ kind: "reserved", session: tick.sessionId, charged });
    return {
      sessionId: tick.sessionId,
      epoch: tick.epoch,
      seq: tick.seq,
      status,
      grantedSeconds: granted,
      remainingSeconds: this.balance(person).remainingSeconds,
      capSeconds: this.#capLeft(tick.sessionId),
      resetsAt: null,
    };
  }

  #grant(person: number, tick: Reservation): { status: Grant["status"]; granted: number } {
    const slot = this.#slots.get(person);
    if (slot === undefined || slot.epoch !== tick.epoch || slot.session !== tick.sessionId)
      return { status: "fenced", granted: 0 };
    const call = this.#callOf(tick);
    if (call === undefined || call.closedAt !== null) return { status: "closed", granted: 0 };
    const before = call.grants.get(tick.seq);
    if (before !== undefined) return { status: "granted", granted: before };
    call.suspended ||= !tick.charge;
    const capLeft = this.#capLeft(tick.sessionId);
    const most = Math.min(tick.seconds, capLeft, this.#windowLeft(person));
    const granted = call.suspended ? tick.seconds : most;
    if (granted === 0) return { status: capLeft === 0 ? "session_cap" : "window_exhausted", granted };
    this.#take(call, granted);
    call.grants.set(tick.seq, granted);
    return { status: "granted", granted };
  }

  #take(call: Call, seconds: number): void {
    call.reserved += seconds;
    if (call.suspended) call.uncharged += seconds;
    else this.#giveBack(call, -seconds);
  }

  suspend(key: CallKey, spoken: number): void {
    const call = this.#callOf(key);
    if (call === undefined || call.closedAt !== null) return;
    const ahead = Math.max(0, call.reserved - call.uncharged - spoken);
    const unspoken = Math.min(call.charged, ahead);
    call.suspended = true;
    call.uncharged += unspoken;
    this.#giveBack(call, unspoken);
    this.#note({ kind: "callSuspended", session: key.sessionId, epoch: key.epoch });
  }

  close(key: CallKey, spoken: number): void {
    const call = this.#callOf(key);
    if (call === undefined || call.closedAt !== null) return;
    const rest = Math.min(spoken - call.reserved, this.#capLeft(call.session), this.#windowLeft(call.person));
    if (rest > 0 && !call.suspended) this.#take(call, rest);
    call.used = Math.min(Math.max(0, spoken), call.reserved);
    call.closedAt = this.#now();
    this.#giveBack(call, Math.min(call.charged, Math.max(0, call.reserved - call.used - call.uncharged)));
    this.#note({ kind: "callClosed", session: key.sessionId, epoch: key.epoch });
  }

  #giveBack(call: Call, seconds: number): void {
    call.charged -= seconds;
    const slot = this.#slots.get(call.person);
    if (slot !== undefined) slot.charged -= seconds;
  }

  #callOf({ sessionId, epoch }: { sessionId: string; epoch: number }): Call | undefined {
    return this.#calls.find((it) => it.session === sessionId && it.epoch === epoch);
  }
}
