import type { Stripe } from "stripe";
import { handlers } from "#relay/billing/actions/table.ts";
import { eventTask, knownType } from "#relay/billing/event-task.ts";
import type { PriceIds } from "#relay/billing/prices.ts";
import { carryOut, lookAgain } from "#relay/billing/read-again.ts";
import { reconcile } from "#relay/billing/reconcile.ts";
import { readSubscriptions, syncCustomer } from "#relay/billing/sync.ts";
import { handleEvent } from "#relay/billing/webhook.ts";
import { createBillingStore } from "#relay/store/billing.ts";
import type { ServiceClient } from "#relay/store/service-client.ts";
import type { BillingAction } from "#shared/billing.ts";

const prices: PriceIds = {
  "premium-monthly": ["price_practicePremiumMonthly"],
  "premium-annual": ["price_practicePremiumAnnual"],
  "24hour_pass": ["price_practicePass"],
};

const publicUrl = "https://app.test";

type Surroundings = {
  readonly client: ServiceClient;
  readonly stripe: Stripe;
  readonly nowSeconds: () => number;
  readonly failed: (error: unknown) => void;
};

/** The relay's billing without its HTTP: what actions, events and the reconciliation do. */
export function billingRelay({ client, stripe, nowSeconds, failed }: Surroundings) {
  const store = createBillingStore(client);
  const watch = { synced() {}, foreignPrice() {}, reconciled() {}, orphan() {}, failed };
  const subscriptionsOf = (customerId: string) => readSubscriptions(stripe, customerId);
  const sync = (customerId: string) => syncCustomer({ store, prices, subscriptionsOf, watch }, customerId);
  const fulfilling = { stripe, prices, store, sync };
  const parts = { fulfilling, sync };
  const deps = {
    stripe,
    store,
    prices,
    sync,
    fulfilling,
    nowSeconds,
    publicUrl,
    origins: new Set([publicUrl]),
  };
  return {
    act: (userId: string, action: BillingAction, body: object): Promise<unknown> =>
      handlers[action]({ ...deps, userId, email: null }, body),

    async take(event: {
      readonly id: string;
      readonly type: string;
      readonly object: object;
    }): Promise<void> {
      const type = knownType(event.type);
      const data = { object: event.object } as unknown as Stripe.Event["data"];
      if (type !== null)
        await handleEvent({ store, carryOut: carryOut(parts) }, { id: event.id, data }, type);
    },

    reconcile: () =>
      reconcile(
        { store, watch, lookAgain: lookAgain(parts, nowSeconds), endCustomer: () => Promise.resolve(null) },
        new AbortController().signal,
      ),
  };
}

/** Whether an event of this type about this object makes the relay do anything. */
export const isHeeded = (type: string, object: object): boolean => {
  const known = knownType(type);
  return known !== null && eventTask(known, object).kind !== "nothing";
};
