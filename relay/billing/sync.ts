import type { Stripe } from "stripe";
import type { PriceIds } from "./prices.ts";
import { projectAll } from "./project.ts";
import { isMissing } from "./refusal.ts";
import type { BillingStore } from "./billing-store.ts";

export type SyncOutcome = "applied" | "stale" | "unknown";

export type SyncDeps = {
  readonly store: Pick<BillingStore, "begin" | "apply">;
  readonly prices: PriceIds;
  /** Everything that Stripe has for the customer, including what has ended. */
  readonly subscriptionsOf: (customerId: string) => Promise<readonly Stripe.Subscription[]>;
  readonly watch: { synced(outcome: SyncOutcome): void; foreignPrice(count: number): void };
};

export type Synced = {
  readonly outcome: SyncOutcome;
  /** As just read from Stripe. */
  readonly subscriptions: readonly Stripe.Subscription[];
};

/**
 * A customer's subscriptions, each with its latest invoice, which says where a payment is due. A customer
 * unknown to Stripe has none.
 */
export async function readSubscriptions(stripe: Stripe, customerId: string): Promise<Stripe.Subscription[]> {
  const pages = stripe.subscriptions.list({
    customer: customerId,
    status: "all",
    limit: 100,
    expand: ["data.latest_invoice"],
  });
  const all: Stripe.Subscription[] = [];
  try {
    for await (const subscription of pages) all.push(subscription);
    return all;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/**
 * Rewrites a customer's subscriptions from what Stripe says now. The turn is taken before Stripe is read, so
 * of two overlapping syncs the one with the later turn read later, and its result stays. Throws Stripe errors
 * and `StoreFailure`.
 */
export async function syncCustomer(deps: SyncDeps, customerId: string): Promise<Synced> {
  const turn = await deps.store.begin(customerId);
  if (turn === null) return { outcome: "unknown", subscriptions: [] };
  const subscriptions = await deps.subscriptionsOf(customerId);
  const { rows, foreign } = projectAll(subscriptions, deps.prices);
  if (foreign > 0) deps.watch.foreignPrice(foreign);
  const outcome = await deps.store.apply(customerId, turn, rows);
  deps.watch.synced(outcome);
  return { outcome, subscriptions };
}
