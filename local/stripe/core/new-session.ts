import { priceOf } from "../catalogue.ts";
import type { CheckoutSessionRecord } from "../state/checkout.ts";
import { customerInParam, priceInParam } from "./find.ts";
import { invalid } from "./refusal.ts";
import type { Tx } from "./tx.ts";

export type SessionRequest = {
  readonly mode: "payment" | "subscription";
  readonly lines: readonly { readonly price: string; readonly quantity: number | undefined }[];
  readonly customer: string | undefined;
  readonly expiresAt: number | undefined;
  readonly own: Pick<
    CheckoutSessionRecord,
    | "successUrl"
    | "cancelUrl"
    | "customerEmail"
    | "createsCustomer"
    | "clientReferenceId"
    | "locale"
    | "metadata"
    | "childMetadata"
    | "childDescription"
    | "receiptEmail"
    | "savesCard"
  >;
};

/** Seconds; a session lives for a day unless told otherwise, and for half an hour at least. */
const lifetime = { usual: 24 * 3600, least: 30 * 60 };

/** Makes a checkout session; what is put into it decides the amount, nothing else does. */
export function createSession(tx: Tx, request: SessionRequest): CheckoutSessionRecord {
  const lines = request.lines.map(({ price, quantity }, index) =>
    newLine(tx, request.mode, price, quantity ?? 1, index),
  );
  if (request.mode === "subscription" && lines.length > 1) {
    throw invalid("The practice Stripe sells one subscription per session.", "line_items");
  }
  return tx.put("checkoutSessions", {
    id: tx.id("cs_test"),
    created: tx.now,
    mode: request.mode,
    status: "open",
    paymentStatus: "unpaid",
    customer: request.customer === undefined ? null : customerInParam(tx, request.customer).id,
    typedEmail: null,
    typedName: null,
    lines,
    amount: lines.reduce((sum, line) => sum + priceOf(line.price).unitAmount * line.quantity, 0),
    expiresAt: expiry(tx.now, request.expiresAt),
    subscription: null,
    invoice: null,
    paymentIntent: null,
    ...request.own,
  });
}

function newLine(tx: Tx, mode: SessionRequest["mode"], id: string, quantity: number, index: number) {
  const price = priceInParam(id, `line_items[${index}][price]`);
  if (mode === "subscription" && price.interval === null) {
    throw invalid(
      "You must provide at least one recurring price in `subscription` mode when using prices.",
      `line_items[${index}]`,
    );
  }
  if (mode === "payment" && price.interval !== null) {
    throw invalid(
      "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
      `line_items[${index}]`,
    );
  }
  return { id: tx.id("li"), price: price.id, quantity };
}

function expiry(now: number, asked: number | undefined): number {
  if (asked === undefined) return now + lifetime.usual;
  if (asked < now + lifetime.least - 60) {
    throw invalid(
      "The `expires_at` timestamp must be at least 30 minutes from Checkout Session creation.",
      "expires_at",
    );
  }
  if (asked > now + lifetime.usual) {
    throw invalid(
      "The `expires_at` timestamp must be less than 24 hours from Checkout Session creation.",
      "expires_at",
    );
  }
  return asked;
}
