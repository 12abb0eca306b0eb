import type Stripe from "stripe";
import { z } from "zod";
import { createCustomer, keepPaymentMethod, mergeMetadata } from "../core/customer.ts";
import { customerInParam, inParam, inPath } from "../core/find.ts";
import { noSuch } from "../core/refusal.ts";
import { cancelSubscription, isOver } from "../core/subscription.ts";
import type { Tx } from "../core/tx.ts";
import type { CustomerRecord } from "../state/people.ts";
import { renderCustomer, renderDeletedCustomer } from "../wire/customer.ts";
import { renderPaymentMethod } from "../wire/payment-method.ts";
import { searchCustomers } from "./customer-search.ts";
import { listPage } from "./paginate.ts";
import {
  metadataChange,
  metadataParam,
  pageParams,
  type ParamsOf,
  removable,
  text,
  whole,
} from "./params.ts";
import { type Route, route } from "./route.ts";

const createParams = z.strictObject({
  email: text.optional(),
  name: text.optional(),
  phone: text.optional(),
  description: text.optional(),
  metadata: metadataParam.optional(),
} satisfies ParamsOf<Stripe.CustomerCreateParams>);

const updateParams = z.strictObject({
  email: removable(text).optional(),
  name: removable(text).optional(),
  phone: removable(text).optional(),
  description: removable(text).optional(),
  metadata: metadataChange.optional(),
  invoice_settings: z
    .strictObject({
      default_payment_method: text.optional(),
    } satisfies ParamsOf<Stripe.CustomerUpdateParams.InvoiceSettings>)
    .optional(),
} satisfies ParamsOf<Stripe.CustomerUpdateParams>);

const listParams = z.strictObject({
  ...pageParams,
  email: text.optional(),
} satisfies ParamsOf<Stripe.CustomerListParams>);

const searchParams = z.strictObject({
  query: text,
  limit: whole.optional(),
} satisfies ParamsOf<Stripe.CustomerSearchParams>);

const methodListParams = z.strictObject({
  limit: pageParams.limit,
  starting_after: pageParams.starting_after,
  ending_before: pageParams.ending_before,
  customer: text,
  type: z.enum(["card", "us_bank_account"]).optional(),
} satisfies ParamsOf<Stripe.PaymentMethodListParams>);

const nothing = z.strictObject({});

function live(tx: Tx, id: string): CustomerRecord {
  const customer = inPath(tx, "customers", id);
  if (customer.deleted) throw noSuch("customer", id, "id", 404);
  return customer;
}

export const customerRoutes: readonly Route[] = [
  route("POST", "/v1/customers", createParams, (tx, params) =>
    renderCustomer(tx.state, createCustomer(tx, withoutUndefined(params))),
  ),
  route("GET", "/v1/customers", listParams, (tx, params) => {
    const rows = Object.values(tx.state.customers).filter(
      (one) => !one.deleted && (params.email === undefined || one.email === params.email),
    );
    return listPage("/v1/customers", rows, params, (row) => renderCustomer(tx.state, row));
  }),
  route("GET", "/v1/customers/search", searchParams, (tx, params) =>
    searchCustomers(tx.state, params.query, params.limit),
  ),
  route("GET", "/v1/customers/:id", nothing, (tx, _params, { id }) => {
    const customer = inPath(tx, "customers", id);
    return customer.deleted ? renderDeletedCustomer(customer) : renderCustomer(tx.state, customer);
  }),
  route("POST", "/v1/customers/:id", updateParams, (tx, params, { id }) =>
    updateCustomer(tx, live(tx, id), params),
  ),
  route("DELETE", "/v1/customers/:id", nothing, (tx, _params, { id }) => deleteCustomer(tx, live(tx, id))),
  route("GET", "/v1/payment_methods", methodListParams, (tx, params) => {
    const customer = customerInParam(tx, params.customer);
    const rows = Object.values(tx.state.paymentMethods).filter((one) => one.customer === customer.id);
    return listPage("/v1/payment_methods", rows, params, renderPaymentMethod);
  }),
  route("GET", "/v1/payment_methods/:id", nothing, (tx, _params, { id }) =>
    renderPaymentMethod(inPath(tx, "paymentMethods", id)),
  ),
];

type Update = z.infer<typeof updateParams>;

function updateCustomer(
  tx: Tx,
  customer: CustomerRecord,
  { invoice_settings: settings, metadata, ...plain }: Update,
) {
  const next = {
    ...customer,
    ...withoutUndefined(plain),
    metadata: mergeMetadata(customer.metadata, metadata),
  };
  tx.change("customers", next, "customer.updated");
  const method = settings?.default_payment_method;
  if (method !== undefined) {
    keepPaymentMethod(
      tx,
      customer.id,
      inParam(tx, "paymentMethods", method, "invoice_settings[default_payment_method]").id,
    );
  }
  return renderCustomer(tx.state, inPath(tx, "customers", customer.id));
}

function deleteCustomer(tx: Tx, customer: CustomerRecord) {
  for (const subscription of Object.values(tx.state.subscriptions)) {
    if (subscription.customer === customer.id && !isOver(subscription))
      cancelSubscription(tx, subscription.id, null);
  }
  tx.emit("customer.deleted", customer.id);
  return renderDeletedCustomer(
    tx.put("customers", { ...inPath(tx, "customers", customer.id), deleted: true }),
  );
}

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** The parameters that were sent, without the names of those that were not. */
function withoutUndefined<T extends object>(params: T): Partial<Defined<T>> {
  const sent: Partial<Defined<T>> = {};
  return Object.assign(
    sent,
    Object.fromEntries(Object.entries(params).filter(([, value]) => value !== undefined)),
  );
}
