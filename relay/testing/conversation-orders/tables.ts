import type { Effect } from "../../conversation/effects.ts";
import type { Event } from "../../conversation/events.ts";

/** The id of the message at a position, in every story. */
export const idAt = (position: number): string =>
  `00000000-0000-4000-8000-${String(position).padStart(12, "0")}`;

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
