import { z } from "zod";
import { invoiceRecord, subscriptionRecord } from "./billing.ts";
import { chargeRecord, checkoutSessionRecord, disputeRecord, paymentIntentRecord } from "./money.ts";
import { customerRecord, paymentMethodRecord, portalSessionRecord } from "./people.ts";
import { deliveryRecord, eventRecord, idempotencyRecord, webhookSettings } from "./webhooks.ts";

const tables = {
  customers: z.record(z.string(), customerRecord),
  paymentMethods: z.record(z.string(), paymentMethodRecord),
  portalSessions: z.record(z.string(), portalSessionRecord),
  checkoutSessions: z.record(z.string(), checkoutSessionRecord),
  subscriptions: z.record(z.string(), subscriptionRecord),
  invoices: z.record(z.string(), invoiceRecord),
  paymentIntents: z.record(z.string(), paymentIntentRecord),
  charges: z.record(z.string(), chargeRecord),
  disputes: z.record(z.string(), disputeRecord),
  events: z.record(z.string(), eventRecord),
  deliveries: z.record(z.string(), deliveryRecord),
  idempotency: z.record(z.string(), idempotencyRecord),
};

/** Everything the stand-in stores. Rows are in order of creation. */
export const stateSchema = z.object({
  version: z.literal(2),
  keys: z.object({ secret: z.string(), webhook: z.string() }),
  /** The base URL of the pages, without a trailing slash. */
  origin: z.string(),
  /** How far this Stripe's clock runs ahead of the machine's, in seconds. */
  clockOffset: z.int(),
  webhooks: webhookSettings,
  /** Whether the API pretends to be down. */
  outage: z.boolean(),
  ...tables,
});

export type TableName = keyof typeof tables;
type Rows = { [T in TableName]: z.infer<(typeof tables)[T]>[string] };
export type Tables = { readonly [T in TableName]: Readonly<Record<string, Rows[T]>> };
export type Row<T extends TableName> = Rows[T];
export type State = Omit<z.infer<typeof stateSchema>, TableName> & Tables;

export function emptyState(keys: State["keys"], origin: string): State {
  return {
    version: 2,
    keys,
    origin,
    clockOffset: 0,
    webhooks: { url: null, mode: "normal", chaos: { on: false, seed: 1, drawn: 0, maxDelayMs: 1500 } },
    outage: false,
    customers: {},
    paymentMethods: {},
    portalSessions: {},
    checkoutSessions: {},
    subscriptions: {},
    invoices: {},
    paymentIntents: {},
    charges: {},
    disputes: {},
    events: {},
    deliveries: {},
    idempotency: {},
  };
}
