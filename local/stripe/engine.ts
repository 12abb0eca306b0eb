import { passTime } from "./core/clock.ts";
import { type Done, transact, type Tx } from "./core/tx.ts";
import type { State } from "./state/state.ts";
import type { Store } from "./state/store.ts";
import { planDeliveries } from "./webhooks/plan.ts";

/** What the engine needs from the machine. */
export type Machine = {
  /** Milliseconds. */
  now(): number;
  id(prefix: string): string;
};

/** The one place where state changes; everything in it is synchronous, so no two requests interleave. */
export type Engine = {
  readonly state: State;
  /** This Stripe's time in seconds: the machine's time plus whatever the clock was advanced by. */
  now(): number;
  /** Advances time to now, then runs a command. */
  run<R>(command: (tx: Tx) => R): Done<R>;
  /** Changes what isn't part of Stripe's data: settings, deliveries, idempotency records. */
  update(change: (state: State) => State): void;
  /** Resolves once everything so far is safely on disk. */
  saved(): Promise<void>;
  /** Calls back after every change. */
  onChange(listener: () => void): void;
};

/** How much history is kept: enough to inspect, but small enough to write quickly. */
const kept = { events: 2_000, idempotencySeconds: 24 * 3600 };

export function createEngine(initial: State, store: Store, machine: Machine): Engine {
  let state = initial;
  let saving = Promise.resolve();
  const listeners: (() => void)[] = [];
  const now = (): number => Math.floor(machine.now() / 1000) + state.clockOffset;
  const id = (prefix: string): string => machine.id(prefix);

  const become = (next: State): void => {
    if (next === state) return;
    state = next;
    saving = store.save(state);
    // A full disk is reported to whoever awaits `saved`.
    saving.catch(() => undefined);
    for (const listener of listeners) listener();
  };
  const settle = ({ state: next, events }: Pick<Done<unknown>, "state" | "events">): State =>
    planDeliveries(next, events, Date.now(), id);

  return {
    get state() {
      return state;
    },
    now,
    run(command) {
      const caughtUp = settle(passTime(state, now(), id));
      const done = transact(caughtUp, { now: now(), id }, command);
      become(forgetOld(settle(done), now()));
      return done;
    },
    update(change) {
      become(change(state));
    },
    saved: () => saving,
    onChange(listener) {
      listeners.push(listener);
    },
  };
}

function forgetOld(state: State, now: number): State {
  const answers = Object.values(state.idempotency);
  const fresh = answers.filter((one) => one.created > now - kept.idempotencySeconds);
  const events = Object.entries(state.events);
  if (fresh.length === answers.length && events.length <= kept.events) return state;
  const recent = Object.fromEntries(events.slice(-kept.events));
  const deliveries = Object.entries(state.deliveries).filter(([, one]) => Object.hasOwn(recent, one.event));
  return {
    ...state,
    events: recent,
    deliveries: Object.fromEntries(deliveries),
    idempotency: Object.fromEntries(fresh.map((one) => [one.id, one])),
  };
}
