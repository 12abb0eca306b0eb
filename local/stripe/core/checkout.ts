import type { CheckoutSessionRecord } from "../state/checkout.ts";
import type { FailureRecord } from "../state/money.ts";
import type { PaymentMethodRecord } from "../state/people.ts";
import { createCustomer, createPaymentMethod, keepPaymentMethod } from "./customer.ts";
import { known } from "./find.ts";
import { payInvoice } from "./invoice-payment.ts";
import {
  cancelIntent,
  createIntent,
  payIntent,
  type PaymentOutcome,
  refuseConfirmation,
  settleDebit,
} from "./payment.ts";
import { invalid } from "./refusal.ts";
import { startSubscription } from "./subscription.ts";
import type { Tx } from "./tx.ts";

/** What the person typed at the checkout. */
export type Typed = Pick<PaymentMethodRecord, "number" | "expMonth" | "expYear" | "email" | "name">;

export type CheckoutStep =
  | { readonly kind: "complete"; readonly session: CheckoutSessionRecord }
  | { readonly kind: "expired"; readonly session: CheckoutSessionRecord }
  | { readonly kind: "confirm"; readonly session: CheckoutSessionRecord }
  | { readonly kind: "declined"; readonly session: CheckoutSessionRecord; readonly failure: FailureRecord };

/** The person presses Pay. Pressing it twice, or coming back after paying, charges nothing more. */
export function payAtCheckout(tx: Tx, sessionId: string, typed: Typed): CheckoutStep {
  const session = known(tx, "checkoutSessions", sessionId);
  if (session.status !== "open") return { kind: session.status, session };
  const method = createPaymentMethod(tx, typed);
  const tried = withIntent(tx, session, typed);
  return step(tx, tried, payIntent(tx, intentOf(tried), method.id, "at-checkout"));
}

/** The person answers the bank's question. */
export function confirmAtCheckout(tx: Tx, sessionId: string, agreed: boolean): CheckoutStep {
  const session = known(tx, "checkoutSessions", sessionId);
  if (session.status !== "open") return { kind: session.status, session };
  const intent = session.paymentIntent === null ? null : known(tx, "paymentIntents", session.paymentIntent);
  if (intent === null || intent.status !== "requires_action" || intent.paymentMethod === null) {
    throw invalid("There is nothing to confirm.");
  }
  const outcome = agreed
    ? payIntent(tx, intent.id, intent.paymentMethod, "confirmed")
    : refuseConfirmation(tx, intent.id);
  return step(tx, session, outcome);
}

function step(tx: Tx, session: CheckoutSessionRecord, outcome: PaymentOutcome): CheckoutStep {
  if (outcome.kind === "failed") return { kind: "declined", session, failure: outcome.failure };
  if (outcome.kind === "requires-action") return { kind: "confirm", session };
  return { kind: "complete", session: complete(tx, session, outcome.kind === "succeeded") };
}

function intentOf(session: CheckoutSessionRecord): string {
  return session.paymentIntent ?? "";
}

/** The session's payment, made at the first attempt, with the customer whom a subscription always needs. */
function withIntent(tx: Tx, session: CheckoutSessionRecord, typed: Typed): CheckoutSessionRecord {
  const email = session.customerEmail ?? typed.email;
  const typedNow = { ...session, typedEmail: typed.email, typedName: typed.name };
  if (session.paymentIntent !== null) return tx.put("checkoutSessions", typedNow);
  const needsCustomer = session.mode === "subscription" || session.createsCustomer;
  const customer =
    session.customer ?? (needsCustomer ? createCustomer(tx, { email, name: typed.name }).id : null);
  const subscribes = session.mode === "subscription";
  const intent = createIntent(tx, {
    amount: session.amount,
    customer,
    description: subscribes ? "Subscription creation" : session.childDescription,
    receiptEmail: session.receiptEmail,
    metadata: subscribes ? {} : session.childMetadata,
    offSession: subscribes || session.savesCard,
  });
  return tx.put("checkoutSessions", { ...typedNow, customer, paymentIntent: intent.id });
}

function complete(tx: Tx, session: CheckoutSessionRecord, paid: boolean): CheckoutSessionRecord {
  const intent = known(tx, "paymentIntents", intentOf(session));
  const keeps = session.mode === "subscription" || session.savesCard;
  if (keeps && session.customer !== null && intent.paymentMethod !== null) {
    keepPaymentMethod(tx, session.customer, intent.paymentMethod);
  }
  const made = session.mode === "subscription" ? subscribe(tx, session, intent.id, intent.paymentMethod) : {};
  const done = tx.put("checkoutSessions", {
    ...session,
    ...made,
    status: "complete",
    paymentStatus: paid ? "paid" : "unpaid",
  });
  tx.emit("checkout.session.completed", done.id);
  return done;
}

function subscribe(tx: Tx, session: CheckoutSessionRecord, intent: string, method: string | null) {
  const [line] = session.lines;
  if (line === undefined || session.customer === null)
    throw new Error("a subscription without line or customer");
  const subscription = startSubscription(tx, {
    customer: session.customer,
    metadata: session.childMetadata,
    description: session.childDescription,
    defaultPaymentMethod: method,
    price: line.price,
    quantity: line.quantity,
    intent,
  });
  const invoice = subscription.latestInvoice ?? "";
  const outcome = payInvoice(tx, invoice, "at-checkout");
  if (outcome.kind === "processing") activateMeanwhile(tx, subscription.id);
  return { subscription: subscription.id, invoice };
}

/** A bank debit is trusted until it bounces. */
function activateMeanwhile(tx: Tx, id: string): void {
  tx.change(
    "subscriptions",
    { ...known(tx, "subscriptions", id), status: "active" },
    "customer.subscription.updated",
  );
}

export function expireSession(tx: Tx, id: string): CheckoutSessionRecord {
  const session = known(tx, "checkoutSessions", id);
  if (session.status !== "open") {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  if (session.paymentIntent !== null) cancelIntent(tx, session.paymentIntent);
  const expired = tx.put("checkoutSessions", { ...session, status: "expired" });
  tx.emit("checkout.session.expired", id);
  return expired;
}

/** A one-off purchase by bank debit came to its end. */
export function settleSession(tx: Tx, session: CheckoutSessionRecord): void {
  noteSettled(tx, session, settleDebit(tx, intentOf(session)));
}

export function noteSettled(tx: Tx, session: CheckoutSessionRecord, outcome: PaymentOutcome): void {
  const paid = outcome.kind === "succeeded";
  if (paid) tx.put("checkoutSessions", { ...session, paymentStatus: "paid" });
  tx.emit(
    paid ? "checkout.session.async_payment_succeeded" : "checkout.session.async_payment_failed",
    session.id,
  );
}
