import { invalid } from "../core/refusal.ts";
import type { State } from "../state/state.ts";
import { renderById } from "../wire/any.ts";
import { renderLineItems } from "../wire/checkout-session.ts";
import { renderInvoicePayments } from "../wire/invoice.ts";
import { wholeList } from "../wire/list.ts";
import { renderRefund } from "../wire/refund.ts";
import { renderSubscription } from "../wire/subscription.ts";
import type { Json, JsonObject } from "../wire/wire.ts";

/** What may be expanded, by the kind of object: ids that become what they name, and parts that are only sent when asked for. */
const expandable: Readonly<Record<string, readonly string[]>> = {
  "checkout.session": [
    "customer",
    "invoice",
    "line_items",
    "payment_intent",
    "subscription",
    "setup_intent",
    "total_details",
  ],
  charge: ["balance_transaction", "customer", "payment_intent", "refunds"],
  customer: ["default_source", "subscriptions", "invoice_settings", "default_payment_method"],
  dispute: ["charge", "payment_intent"],
  invoice: [
    "customer",
    "default_payment_method",
    "lines",
    "payments",
    "parent",
    "subscription_details",
    "subscription",
    "confirmation_secret",
  ],
  invoice_payment: ["invoice", "payment", "payment_intent"],
  item: ["price"],
  line_item: ["subscription", "pricing", "price_details", "price"],
  payment_intent: ["customer", "latest_charge", "payment_method"],
  payment_method: ["customer"],
  price: ["product"],
  product: ["default_price"],
  refund: ["charge", "payment_intent"],
  subscription: [
    "customer",
    "default_payment_method",
    "items",
    "latest_invoice",
    "pending_setup_intent",
    "pending_update",
    "schedule",
  ],
  subscription_item: ["price", "plan"],
};

/** Lists that stand in an object only when they are asked for. */
const onDemand: Readonly<Record<string, (state: State, id: string) => Json>> = {
  "checkout.session.line_items": (state, id) => listOf(state.checkoutSessions[id], renderLineItems),
  "invoice.payments": (state, id) =>
    listOf(state.invoices[id], (invoice) => renderInvoicePayments(state, invoice)),
  "customer.subscriptions": (state, id) =>
    wholeList(
      `/v1/customers/${id}/subscriptions`,
      Object.values(state.subscriptions)
        .filter((one) => one.customer === id)
        .map(renderSubscription),
    ),
  "charge.refunds": (state, id) =>
    wholeList(
      `/v1/charges/${id}/refunds`,
      Object.values(state.refunds)
        .filter((one) => one.charge === id)
        .map(renderRefund),
    ),
};

function listOf<T>(row: T | undefined, render: (row: T) => Json): Json {
  return row === undefined ? null : render(row);
}

/** Four levels, as at Stripe; the `data` of a list is one of them. */
const maxLevels = 4;

/** The answer with each of the named properties expanded; throws Stripe's refusal for one that cannot be. */
export function expandAll(state: State, answer: JsonObject, paths: readonly string[]): JsonObject {
  let expanded: Json = answer;
  for (const path of paths) {
    const names = path.split(".");
    if (names.length > maxLevels)
      throw invalid("You cannot expand more than 4 levels of a property.", "expand");
    expanded = expand(state, expanded, names, "");
  }
  return isObject(expanded) ? expanded : answer;
}

function expand(state: State, value: Json, names: readonly string[], kind: string): Json {
  const [name, ...rest] = names;
  if (name === undefined) return value;
  if (isList(value)) return value.map((one) => expand(state, one, names, kind));
  if (!isObject(value)) return value;
  const own = typeof value["object"] === "string" ? value["object"] : kind;
  if (own === "list" && name === "data")
    return { ...value, data: expand(state, value["data"] ?? [], rest, "") };
  if (!(expandable[own] ?? []).includes(name)) throw cannot(name, own);
  return { ...value, [name]: expand(state, fetchPart(state, value, name, own), rest, own) };
}

function fetchPart(state: State, value: JsonObject, name: string, kind: string): Json {
  const part = value[name];
  if (typeof part === "string") return renderById(state, part) ?? part;
  if (part !== undefined) return part;
  const id = value["id"];
  return typeof id === "string" ? (onDemand[`${kind}.${name}`]?.(state, id) ?? null) : null;
}

function cannot(name: string, kind: string) {
  const hint = kind === "list" ? ` You may want to try expanding 'data.${name}' instead.` : "";
  return invalid(`This property cannot be expanded (${name}).${hint}`, "expand");
}

function isObject(value: Json): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value);
}
