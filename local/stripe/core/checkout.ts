import type { CheckoutSessionRecord, FailureRecord } from "../state/money.ts";
import { createPaymentMethod, keepPaymentMethod } from "./customer.ts";
import { customerInParam, known, priceInParam } from "./find.ts";
import { payInvoice } from "./invoice-payment.ts";
import { cancelIntent, createIntent, payIntent, type PaymentOutcome, refuseConfirmation } from "./payment.ts";
import { invalid } from "./refusal.ts";
import { startSubscription } from "./subscription.ts";
import type { Tx } from "./tx.ts";

/** How long a session can be paid, in seconds. */
const lifetime = 24 * 3600;

type Own = Pick<
  CheckoutSessionRecord,
  "mode" | "customer" | "successUrl" | "cancelUrl" | "clientReferenceId" | "metadata"
>;

/** Creates a checkout session; its prices alone determine the amount. */
export function createSession(tx: Tx, own: Own, priceIds: readonly string[]): CheckoutSessionRecord {
  const prices = priceIds.map((id, index) => priceFor(own.mode, id, `line_items[${index}][price]`));
  if (own.mode === "subscription" && prices.length > 1)
    throw invalid("The practice Stripe sells one subscription per session.", "line_items");
  return tx.put("checkoutSessions", {
    ...own,
    id: tx.id("cs_test"),
    created: tx.now,
    status: "open",
    paymentStatus: "unpaid",
    customer: customerInParam(tx, own.customer).id,
    lines: prices.map(({ id }) => ({ id: tx.id("li"), price: id })),
    amount: prices.reduce((sum, { unitAmount }) => sum + unitAmount, 0),
    expiresAt: tx.now + lifetime,
    subscription: null,
    invoice: null,
    paymentIntent: null,
  });
}

function priceFor(mode: CheckoutSessionRecord["mode"], id: string, param: string) {
  const price = priceInParam(id, param);
  if ((price.interval === null) === (mode === "payment")) return price;
  throw invalid(`The price is not one for \`${mode}\` mode.`, param);
}

export type CheckoutStep =
  | { readonly kind: "complete" | "expired" | "confirm"; readonly session: CheckoutSessionRecord }
  | { readonly kind: "declined"; readonly session: CheckoutSessionRecord; readonly failure: FailureRecord };

/** The person presses Pay. Pressing it twice, or returning after paying, charges nothing more. */
export function payAtCheckout(tx: Tx, sessionId: string, cardNumber: string): CheckoutStep {
  const session = known(tx, "checkoutSessions", sessionId);
  if (session.status !== "open") return { kind: session.status, session };
  const method = createPaymentMethod(tx, cardNumber);
  const tried = withIntent(tx, session);
  return step(tx, tried, payIntent(tx, tried.paymentIntent ?? "", method.id, "at-checkout"));
}

/** The person answers the bank's confirmation. */
export function confirmAtCheckout(tx: Tx, sessionId: string, agreed: boolean): CheckoutStep {
  const session = known(tx, "checkoutSessions", sessionId);
  if (session.status !== "open") return { kind: session.status, session };
  const intent = session.paymentIntent === null ? null : known(tx, "paymentIntents", session.paymentIntent);
  if (intent?.status !== "requires_action" || intent.paymentMethod === null)
    throw invalid("There is nothing to confirm.");
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

/** The session's payment, created at the first attempt. */
function withIntent(tx: Tx, session: CheckoutSessionRecord): CheckoutSessionRecord {
  if (session.paymentIntent !== null) return session;
  const { amount, customer, mode } = session;
  const description = mode === "subscription" ? "Subscription creation" : null;
  const intent = createIntent(tx, { amount, customer, description });
  return tx.put("checkoutSessions", { ...session, paymentIntent: intent.id });
}

function complete(tx: Tx, session: CheckoutSessionRecord, paid: boolean): CheckoutSessionRecord {
  const made = session.mode === "subscription" ? subscribe(tx, session) : {};
  const paymentStatus = paid ? "paid" : "unpaid";
  const done = { ...session, ...made, status: "complete", paymentStatus } as const;
  return tx.change("checkoutSessions", done, "checkout.session.completed");
}

function subscribe(tx: Tx, { customer, lines, paymentIntent }: CheckoutSessionRecord) {
  const intent = known(tx, "paymentIntents", paymentIntent ?? "");
  const defaultPaymentMethod = intent.paymentMethod;
  if (defaultPaymentMethod !== null) keepPaymentMethod(tx, customer, defaultPaymentMethod);
  const price = lines[0]?.price ?? "";
  const { id, latestInvoice } = startSubscription(tx, {
    customer,
    defaultPaymentMethod,
    price,
    intent: intent.id,
  });
  // A bank debit counts as paid until it bounces.
  if (payInvoice(tx, latestInvoice ?? "", "at-checkout").kind === "processing") {
    const trusted = { ...known(tx, "subscriptions", id), status: "active" } as const;
    tx.change("subscriptions", trusted, "customer.subscription.updated");
  }
  return { subscription: id, invoice: latestInvoice };
}

export function expireSession(tx: Tx, id: string): CheckoutSessionRecord {
  const session = known(tx, "checkoutSessions", id);
  if (session.status !== "open") {
    throw invalid(
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  if (session.paymentIntent !== null) cancelIntent(tx, session.paymentIntent);
  return tx.change("checkoutSessions", { ...session, status: "expired" }, "checkout.session.expired");
}

/** The bank debit for a purchase succeeded or bounced. */
export function noteSettled(tx: Tx, session: CheckoutSessionRecord, outcome: PaymentOutcome): void {
  if (outcome.kind !== "succeeded") {
    tx.emit("checkout.session.async_payment_failed", session.id);
    return;
  }
  const paid = { ...session, paymentStatus: "paid" } as const;
  tx.change("checkoutSessions", paid, "checkout.session.async_payment_succeeded");
}
