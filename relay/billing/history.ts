import type { BillingRow } from "#shared/billing.ts";
import type { Stripe } from "stripe";
import { isMoneyGone } from "./disputes.ts";
import { chargeOf } from "./judge-session.ts";
import { planOfPrice, type PriceIds } from "./prices.ts";
import { idOf } from "./stripe.ts";

/** Rows of the billing history. */
const historyLength = 100;

const invoiceStatuses: Partial<Readonly<Record<Stripe.Invoice.Status, BillingRow["status"]>>> = {
  paid: "paid",
  open: "open",
  void: "void",
  uncollectible: "failed",
};

function invoiceStatus({ status, attempted }: Stripe.Invoice): BillingRow["status"] | null {
  if (status === null) return null;
  return status === "open" && attempted ? "failed" : (invoiceStatuses[status] ?? null);
}

/** Charges come after credits, and only they name the purchased plan. */
function chargedLine({ lines }: Stripe.Invoice): Stripe.InvoiceLineItem | null {
  return lines.data.findLast((line) => line.amount > 0) ?? lines.data.at(-1) ?? null;
}

/** A row of the billing history; null for a draft, which was never sent. */
function invoiceRow(invoice: Stripe.Invoice, prices: PriceIds): BillingRow | null {
  const status = invoiceStatus(invoice);
  if (status === null) return null;
  const line = chargedLine(invoice);
  return {
    id: invoice.id,
    date: invoice.created,
    planId: planOfPrice(prices, idOf(line?.pricing?.price_details?.price) ?? ""),
    description: line?.description ?? invoice.number ?? "",
    amount: invoice.total,
    currency: invoice.currency,
    status,
    invoiceUrl: invoice.hosted_invoice_url ?? null,
    pdfUrl: invoice.invoice_pdf ?? null,
  };
}

function passStatus(
  intent: Stripe.PaymentIntent,
  charge: Stripe.Charge | null,
  isDisputed: boolean,
): BillingRow["status"] {
  if (isDisputed) return "disputed";
  if (charge?.refunded === true) return "refunded";
  if (intent.status === "succeeded") return "paid";
  return intent.status === "processing" ? "pending" : "failed";
}

function soldIn({ line_items: lines }: Stripe.Checkout.Session, prices: PriceIds) {
  const line = lines?.data[0];
  return { planId: planOfPrice(prices, idOf(line?.price) ?? ""), description: line?.description ?? "" };
}

/** A one-time purchase has no invoice, so its receipt is used. */
function passRow(
  session: Stripe.Checkout.Session,
  prices: PriceIds,
  disputed: ReadonlySet<string>,
): BillingRow | null {
  const { payment_intent: intent, mode } = session;
  if (mode !== "payment" || typeof intent !== "object" || intent === null) return null;
  const charge = typeof intent.latest_charge === "object" ? intent.latest_charge : null;
  return {
    id: session.id,
    date: charge?.created ?? session.created,
    ...soldIn(session, prices),
    amount: intent.amount,
    currency: intent.currency,
    status: passStatus(intent, charge, disputed.has(session.id)),
    invoiceUrl: charge?.receipt_url ?? null,
    pdfUrl: null,
  };
}

type History = {
  readonly invoices: readonly Stripe.Invoice[];
  readonly sessions: readonly Stripe.Checkout.Session[];
  /** The sessions whose money the bank holds because of a dispute. */
  readonly disputed: ReadonlySet<string>;
};

/** Invoices and passes in one list, newest first. */
function billingRows({ invoices, sessions, disputed }: History, prices: PriceIds): BillingRow[] {
  const rows = [
    ...invoices.map((one) => invoiceRow(one, prices)),
    ...sessions.map((one) => passRow(one, prices, disputed)),
  ];
  return rows.flatMap((row) => row ?? []).toSorted((a, b) => b.date - a.date);
}

/** A charge stays `disputed` after a dispute was won. */
async function disputedAmong(stripe: Stripe, sessions: readonly Stripe.Checkout.Session[]) {
  const asked = sessions.filter((one) => chargeOf(one)?.disputed === true);
  const gone = await Promise.all(asked.map((one) => isMoneyGone(stripe, one)));
  return new Set(asked.filter((_, index) => gone[index]).map(({ id }) => id));
}

/** What the customer paid for, read from Stripe, and whether there is more than fits. */
export async function readHistory(stripe: Stripe, customer: string, prices: PriceIds) {
  const [invoices, sessions] = await Promise.all([
    stripe.invoices.list({ customer, limit: historyLength }),
    stripe.checkout.sessions.list({
      customer,
      status: "complete",
      limit: historyLength,
      expand: ["data.line_items", "data.payment_intent.latest_charge"],
    }),
  ]);
  const disputed = await disputedAmong(stripe, sessions.data);
  const rows = billingRows({ invoices: invoices.data, sessions: sessions.data, disputed }, prices);
  return {
    billingHistory: rows.slice(0, historyLength),
    hasMore: invoices.has_more || sessions.has_more || rows.length > historyLength,
  };
}
