import { invalid } from "../core/refusal.ts";
import type { State } from "../state/state.ts";
import { renderById } from "../render/any.ts";
import { renderLineItems } from "../render/checkout-session.ts";
import type { Json, JsonObject } from "../json.ts";

/**
 * What may be expanded for each kind of object: ids that are replaced by their objects, and a list that is
 * sent only on request.
 */
const expandable: Readonly<Record<string, readonly string[]>> = {
  "checkout.session": ["customer", "line_items", "payment_intent", "subscription"],
  payment_intent: ["latest_charge"],
  subscription: ["customer", "latest_invoice"],
};

/** Four levels, as at Stripe; a list's `data` counts as one. */
const maxLevels = 4;

/** The response with each named property expanded; throws Stripe's error for one that can't be. */
export function expandAll(state: State, answer: JsonObject, paths: readonly string[]): JsonObject {
  let expanded: Json = answer;
  for (const path of paths) {
    const names = path.split(".");
    if (names.length > maxLevels)
      throw invalid("You cannot expand more than 4 levels of a property.", "expand");
    expanded = expand(state, expanded, names);
  }
  return isObject(expanded) ? expanded : answer;
}

function expand(state: State, value: Json, [name, ...rest]: readonly string[]): Json {
  if (name === undefined || !isObject(value)) return value;
  const kind = textAt(value, "object");
  const part = value[name];
  if (kind === "list" && name === "data" && isList(part))
    return { ...value, data: part.map((one) => expand(state, one, rest)) };
  if (!(expandable[kind] ?? []).includes(name))
    throw invalid(`This property cannot be expanded (${name}).`, "expand");
  return { ...value, [name]: expand(state, whole(state, value, name), rest) };
}

function whole(state: State, value: JsonObject, name: string): Json {
  const part = value[name];
  if (typeof part === "string") return renderById(state, part) ?? part;
  const session = name === "line_items" ? state.checkoutSessions[textAt(value, "id")] : undefined;
  return session === undefined ? (part ?? null) : renderLineItems(session);
}

function textAt(value: JsonObject, name: string): string {
  const part = value[name];
  return typeof part === "string" ? part : "";
}

function isObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: Json | undefined): value is readonly Json[] {
  return Array.isArray(value);
}
