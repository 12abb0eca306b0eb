import type Stripe from "stripe";
import type { Row, State, TableName } from "../state/state.ts";
import type { EventRecord } from "../state/webhooks.ts";
import { renderById } from "../wire/any.ts";
import type { Json, JsonObject } from "../wire/wire.ts";
import { type ApiError, Refusal } from "./refusal.ts";

export type EventType = Stripe.Event["type"];

/** What a command may not find out by itself: the time in seconds, and a fresh id. */
export type World = { readonly now: number; id(prefix: string): string };

/** Where a request came from, noted on every event that it causes. */
export type Origin = { readonly requestId: string | null; readonly idempotencyKey: string | null };

/** A command at work: it sees its own changes, and nothing outside sees them before it ends well. */
export type Tx = World & {
  readonly state: State;
  put<T extends TableName>(table: T, row: Row<T>): Row<T>;
  /** Notes an event about the object that `id` names, as it is now. */
  emit(type: EventType, id: string): void;
  /** Changes a row and notes the event, with what the changed fields were before. */
  change<T extends TableName>(table: T, row: Row<T>, type: EventType): Row<T>;
};

/** The state after a command, and what happened on the way. */
export type Change = { readonly state: State; readonly events: readonly EventRecord[] };

export type Done<R> =
  | (Change & { readonly ok: true; readonly result: R })
  | (Change & { readonly ok: false; readonly error: ApiError });

const nobody: Origin = { requestId: null, idempotencyKey: null };

/** Runs one command on a state and returns the next state with the events in between; all or nothing. */
export function transact<R>(state: State, world: World, command: (tx: Tx) => R, origin = nobody): Done<R> {
  const work = begin(state, world, origin);
  try {
    const result = command(work.tx);
    return { ok: true, state: work.tx.state, events: work.events, result };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const change = error.keepsChanges ? { state: work.tx.state, events: work.events } : { state, events: [] };
    return { ok: false, ...change, error: error.error };
  }
}

function begin(initial: State, world: World, origin: Origin) {
  let state = initial;
  const events: EventRecord[] = [];

  const put: Tx["put"] = (table, row) => {
    state = { ...state, [table]: { ...state[table], [row.id]: row } };
    return row;
  };
  const note = (type: EventType, object: JsonObject, previous: JsonObject | null): void => {
    const event = { id: world.id("evt"), created: world.now, type, object, previous, ...origin };
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
    emit: (type, id) => note(type, rendered(state, id), null),
    change: (table, row, type) => {
      const before = rendered(state, row.id);
      put(table, row);
      const after = rendered(state, row.id);
      note(type, after, previousAttributes(before, after));
      return row;
    },
  };
  return { tx, events };
}

function rendered(state: State, id: string): JsonObject {
  const object = renderById(state, id);
  if (object === undefined) throw new Error(`nothing is called ${id}`);
  return object;
}

function previousAttributes(before: JsonObject, after: JsonObject): JsonObject | null {
  const changed = Object.entries(before).filter(([key, value]) => !sameJson(value, after[key]));
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

function sameJson(a: Json | undefined, b: Json | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
