import { writeFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { customer } from "#local/stripe/recorded/customer.ts";
import { product } from "#local/stripe/recorded/product.ts";
import { price } from "#local/stripe/recorded/price.ts";
import { openSession } from "#local/stripe/recorded/open-session.ts";
import { paidSession } from "#local/stripe/recorded/paid-session.ts";
import { subscription } from "#local/stripe/recorded/subscription.ts";
import { pendingSubscription } from "#local/stripe/recorded/pending-subscription.ts";
import { invoice } from "#local/stripe/recorded/invoice.ts";
import { failedInvoice } from "#local/stripe/recorded/failed-invoice.ts";
import { preview } from "#local/stripe/recorded/preview.ts";
import { paymentIntent } from "#local/stripe/recorded/payment-intent.ts";
import { failedPaymentIntent } from "#local/stripe/recorded/failed-payment-intent.ts";
import { charge } from "#local/stripe/recorded/charge.ts";
import { failedCharge } from "#local/stripe/recorded/failed-charge.ts";
import { debitCharge } from "#local/stripe/recorded/debit-charge.ts";
import { card } from "#local/stripe/recorded/card.ts";
import { bankAccount } from "#local/stripe/recorded/bank-account.ts";
import { refund } from "#local/stripe/recorded/refund.ts";
import { dispute } from "#local/stripe/recorded/dispute.ts";
import { portalSession } from "#local/stripe/recorded/portal-session.ts";
import { invoicePaidEvent } from "#local/stripe/recorded/invoice-paid-event.ts";
import { subscriptionUpdatedEvent } from "#local/stripe/recorded/subscription-updated-event.ts";
import { sessionCompletedEvent } from "#local/stripe/recorded/session-completed-event.ts";
import { chargeRefundedEvent } from "#local/stripe/recorded/charge-refunded-event.ts";
import { disputeCreatedEvent } from "#local/stripe/recorded/dispute-created-event.ts";
import { deletedCustomer } from "#local/stripe/recorded/deleted-customer.ts";
import { type Body, recordBusiness } from "./stripe-recording.ts";

/**
 * What the practice Stripe answered once, each checked by the compiler against the SDK's own type of it. This test
 * keeps them up to date: `RECORD_STRIPE=1` writes them anew.
 */
const recorded: Readonly<Record<string, readonly [type: string, value: unknown]>> = {
  customer: ["Customer", customer],
  product: ["Product", product],
  price: ["Price", price],
  "open-session": ["Checkout.Session", openSession],
  "paid-session": ["Checkout.Session", paidSession],
  subscription: ["Subscription", subscription],
  "pending-subscription": ["Subscription", pendingSubscription],
  invoice: ["Invoice", invoice],
  "failed-invoice": ["Invoice", failedInvoice],
  preview: ["Invoice", preview],
  "payment-intent": ["PaymentIntent", paymentIntent],
  "failed-payment-intent": ["PaymentIntent", failedPaymentIntent],
  charge: ["Charge", charge],
  "failed-charge": ["Charge", failedCharge],
  "debit-charge": ["Charge", debitCharge],
  card: ["PaymentMethod", card],
  "bank-account": ["PaymentMethod", bankAccount],
  refund: ["Refund", refund],
  dispute: ["Dispute", dispute],
  "portal-session": ["BillingPortal.Session", portalSession],
  "invoice-paid-event": ["InvoicePaidEvent", invoicePaidEvent],
  "subscription-updated-event": ["CustomerSubscriptionUpdatedEvent", subscriptionUpdatedEvent],
  "session-completed-event": ["CheckoutSessionCompletedEvent", sessionCompletedEvent],
  "charge-refunded-event": ["ChargeRefundedEvent", chargeRefundedEvent],
  "dispute-created-event": ["ChargeDisputeCreatedEvent", disputeCreatedEvent],
  "deleted-customer": ["DeletedCustomer", deletedCustomer],
};

function source(name: string, type: string, value: Body): string {
  const constant = name.replace(/-(\w)/g, (_match, letter: string) => letter.toUpperCase());
  return [
    'import type { Stripe } from "stripe";',
    'import type { Wire } from "../wire/wire.ts";',
    "",
    `export const ${constant} = ${JSON.stringify(value, null, 2)} satisfies Wire<Stripe.${type}>;`,
    "",
  ].join("\n");
}

test("the recorded answers, which the compiler checks, are the ones that are given", async () => {
  const answers = await recordBusiness();
  if (process.env["RECORD_STRIPE"] === "1") {
    for (const [name, [type]] of Object.entries(recorded)) {
      const file = new URL(`../../local/stripe/recorded/${name}.ts`, import.meta.url);
      await writeFile(file, source(name, type, answers[name] ?? {}));
    }
  }
  expect(answers).toEqual(
    Object.fromEntries(Object.entries(recorded).map(([name, [, value]]) => [name, value])),
  );
});
