import type { Effect } from "../../conversation/effects.ts";
import type { Event } from "../../conversation/events.ts";

/** Handlers for some kinds of events; the others are ignored. */
export type EventTable = { readonly [K in Event["type"]]?: (event: Extract<Event, { type: K }>) => void };
export type EffectTable = { readonly [K in Effect["type"]]?: (effect: Extract<Effect, { type: K }>) => void };

function pickEvent<K extends Event["type"]>(
  table: EventTable,
  event: Extract<Event, { type: K }>,
  type: K,
): void {
  table[type]?.(event);
}

function pickEffect<K extends Effect["type"]>(
  table: EffectTable,
  effect: Extract<Effect, { type: K }>,
  type: K,
): void {
  table[type]?.(effect);
}

export const takeEvent = (table: EventTable, event: Event): void => pickEvent(table, event, event.type);
export const takeEffect = (table: EffectTable, effect: Effect): void =>
  pickEffect(table, effect, effect.type);
