import type Stripe from "stripe";
import type { Row, State, TableName } from "../state/state.ts";
import type { EventRecord } from "../state/webhooks.ts";
import { renderById } from "../render/any.ts";
import { type ApiError, Refusal } from "./refusal.ts";

export type EventType = Stripe.Event["type"];

/** What a command may not obtain by itself: the time in seconds, and a new id. */
export type World = { readonly now: number; id(prefix: string): string };

/** A running command: it sees its own changes, and nothing outside sees them until it succeeds. */
export type Tx = World & {
  readonly state: State;
  put<T extends TableName>(table: T, row: Row<T>): Row<T>;
  /** Records an event about the object that `id` names, in its current state. */
  emit(type: EventType, id: string): void;
  /** Changes a row and records the event. */
  change<T extends TableName>(table: T, row: Row<T>, type: EventType): Row<T>;
};

/** The state after a command, and the events in between. */
export type Change = { readonly state: State; readonly events: readonly EventRecord[] };

export type Done<R> =
  | (Change & { readonly ok: true; readonly result: R })
  | (Change & { readonly ok: false; readonly error: ApiError });

/** Runs one command on a state and returns the next state with the events in between; all or nothing. */
export function transact<R>(state: State, world: World, command: (tx: Tx) => R): Done<R> {
  const { tx, events } = begin(state, world);
  try {
    const result = command(tx);
    return { ok: true, state: tx.state, events, result };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { ok: false, state, events: [], error: error.error };
  }
}

function begin(initial: State, world: World) {
  let state = initial;
  const events: EventRecord[] = [];

  const put: Tx["put"] = (table, row) => {
    state = { ...state, [table]: { ...state[table], [row.id]: row } };
    return row;
  };
  const emit: Tx["emit"] = (type, id) => {
    const object = renderById(state, id);
    if (object === undefined) throw new Error(`no object has the id ${id}`);
    const event = { id: world.id("evt"), created: world.now, type, object };
    events.push(event);
    put("events", event);
  };
  const tx: Tx = {
    now: world.now,
    id: (prefix) => world.id(prefix),
    get state() {
      return state;
    },
    put,
    emit,
    change: (table, row, type) => {
      put(table, row);
      emit(type, row.id);
      return row;
    },
  };
  return { tx, events };
}
