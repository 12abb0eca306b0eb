import { type CataloguePrice, findPrice } from "../catalogue.ts";
import type { Row, TableName, Tables } from "../state/state.ts";
import { noSuch } from "./refusal.ts";
import type { Tx } from "./tx.ts";

/** What Stripe calls some kinds of object in errors; the others are named by their table. */
const nouns: Partial<Readonly<Record<TableName, string>>> = {
  customers: "customer",
  checkoutSessions: "checkout.session",
  subscriptions: "subscription",
  paymentIntents: "payment_intent",
  charges: "charge",
};

/** The row that the request's URL names, or Stripe's 404. */
export function inPath<T extends TableName>(tx: Tx, table: T, id: string): Row<T> {
  const row = lookUp(tx, table, id);
  if (row === undefined) throw noSuch(nouns[table] ?? table, id, "id", 404);
  return row;
}

/** The row that a parameter names, or a 400. */
export function inParam<T extends TableName>(tx: Tx, table: T, id: string, param: string): Row<T> {
  const row = lookUp(tx, table, id);
  if (row === undefined) throw noSuch(nouns[table] ?? table, id, param);
  return row;
}

/** A row that must exist, because another row refers to it. */
export function known<T extends TableName>(tx: Tx, table: T, id: string): Row<T> {
  const row = lookUp(tx, table, id);
  if (row === undefined) throw new Error(`${table} has no ${id}`);
  return row;
}

function lookUp<T extends TableName>(tx: Tx, table: T, id: string): Row<T> | undefined {
  const tables: Tables = tx.state;
  const rows: Tables[T] = tables[table];
  return Object.hasOwn(rows, id) ? rows[id] : undefined;
}

export function customerInParam(tx: Tx, id: string) {
  const customer = inParam(tx, "customers", id, "customer");
  if (customer.deleted) throw noSuch("customer", id, "customer");
  return customer;
}

export function priceInParam(id: string, param: string): CataloguePrice {
  const price = findPrice(id);
  if (price === undefined) throw noSuch("price", id, param);
  return price;
}
