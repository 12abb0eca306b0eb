import { relayLimits } from "#shared/limits.ts";
import type { RequestHandler } from "express";
import { runInBackground } from "../runtime/background.ts";
import type { VerifyToken } from "../routes/identity.ts";
import { limitByKey } from "../routes/rate-limit.ts";
import type { Log } from "../log/log.ts";
import type { BillingStore } from "./billing-store.ts";
import { billingAction } from "./action-route.ts";
import { checkPrices } from "./check-prices.ts";
import { endCustomer } from "./end-customer.ts";
import { carryOut, lookAgain } from "./read-again.ts";
import { reconcile, startReconciling } from "./reconcile.ts";
import { createStripe, type StripeSettings } from "./stripe.ts";
import { readSubscriptions, syncCustomer } from "./sync.ts";
import type { BillingMetrics } from "./billing-metrics.ts";
import { createBillingMonitor } from "./monitor.ts";
import { stripeWebhook } from "./webhook.ts";

type Surroundings = {
  readonly env: {
    readonly stripe: StripeSettings;
    readonly publicUrl: string;
    readonly allowedOrigins: readonly string[];
  };
  readonly log: Log;
  readonly store: BillingStore;
  readonly verify: VerifyToken;
  readonly metrics: BillingMetrics;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
};

export type Billing = {
  /** `POST /api/stripe?action=…`. */
  readonly action: RequestHandler;
  /** `POST /api/stripe/webhook`; must be mounted before anything parses the body. */
  readonly webhook: RequestHandler;
  /** Cancels everything that a customer pays for; false if something may still be running. */
  readonly endCustomer: (customerId: string) => Promise<boolean>;
  /** Compares the customers that are due with Stripe, once. */
  readonly reconcile: () => Promise<void>;
  /** Checks the prices and reconciles regularly; returns a function that stops it. */
  readonly start: () => () => Promise<void>;
};

const nowSeconds = (): number => Math.floor(Date.now() / 1_000);

/** Builds the billing feature. */
export function createBilling({ env, log, store, verify, metrics, now }: Surroundings): Billing {
  const { prices, webhookSecret: secret } = env.stripe;
  const stripe = createStripe(env.stripe);
  const watch = createBillingMonitor(log, metrics);
  const subscriptionsOf = (customerId: string) => readSubscriptions(stripe, customerId);
  const sync = (customerId: string) => syncCustomer({ store, prices, subscriptionsOf, watch }, customerId);
  const fulfilling = { stripe, prices, store, sync };
  const parts = { fulfilling, sync };
  const end = (customerId: string) => endCustomer({ stripe, sync, failed: watch.failed }, customerId);
  const reconciling = { store, watch, lookAgain: lookAgain(parts, nowSeconds), endCustomer: end };
  const { publicUrl } = env;
  const origins = new Set([publicUrl, ...env.allowedOrigins]);
  const limit = limitByKey(relayLimits.requests.billing, now);
  const common = { stripe, store, prices, sync, fulfilling, nowSeconds };
  return {
    action: billingAction({ ...common, origins, publicUrl, verify, limit, watch }),
    webhook: stripeWebhook({ stripe, secret, store, watch, nowSeconds, carryOut: carryOut(parts) }),
    endCustomer: async (customerId) => (await end(customerId)) !== null,
    reconcile: () => reconcile(reconciling, new AbortController().signal),
    start() {
      runInBackground("billing.checkPrices", checkPrices(stripe, prices, watch));
      return startReconciling(reconciling);
    },
  };
}
