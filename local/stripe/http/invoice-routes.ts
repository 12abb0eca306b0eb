import { z } from "zod";
import { priceOf } from "../catalogue.ts";
import { periodEnd } from "../core/calendar.ts";
import { customerInParam, inParam, inPath, known } from "../core/find.ts";
import { composeInvoice, markUncollectible, voidInvoice } from "../core/invoice.ts";
import { payInvoice } from "../core/invoice-payment.ts";
import { type NewLine, periodLine } from "../core/proration.ts";
import { invalid } from "../core/refusal.ts";
import { isOver } from "../core/subscription.ts";
import { refuseUnpaid, requestedSwitch } from "../core/subscription-switch.ts";
import type { Tx } from "../core/tx.ts";
import type { InvoiceRecord, SubscriptionRecord } from "../state/billing.ts";
import { balanceAfter, invoiceAmounts } from "../wire/amounts.ts";
import { renderInvoice } from "../wire/invoice.ts";
import { listPage } from "./paginate.ts";
import { type Route, route } from "./route.ts";
import { invoiceListParams, payParams, previewParams } from "./subscription-params.ts";

const nothing = z.strictObject({});

export const invoiceRoutes: readonly Route[] = [
  route("POST", "/v1/invoices/create_preview", previewParams, (tx, params) =>
    renderInvoice(tx.state, preview(tx, params)),
  ),
  route("GET", "/v1/invoices", invoiceListParams, (tx, params) => {
    const rows = Object.values(tx.state.invoices).filter(
      (one) =>
        (params.customer === undefined || one.customer === params.customer) &&
        (params.subscription === undefined || one.subscription === params.subscription) &&
        (params.status === undefined || one.status === params.status),
    );
    return listPage("/v1/invoices", rows, params, (row) => renderInvoice(tx.state, row));
  }),
  route("GET", "/v1/invoices/:id", nothing, (tx, _params, { id }) =>
    renderInvoice(tx.state, inPath(tx, "invoices", id)),
  ),
  route("POST", "/v1/invoices/:id/pay", payParams, (tx, params, { id }) => {
    const invoice = openInvoice(tx, id, "paid");
    const card = params.payment_method;
    const method = card === undefined ? undefined : inParam(tx, "paymentMethods", card, "payment_method").id;
    refuseUnpaid(payInvoice(tx, invoice.id, "off-session", method), true);
    return renderInvoice(tx.state, known(tx, "invoices", id));
  }),
  route("POST", "/v1/invoices/:id/void", nothing, (tx, _params, { id }) => {
    voidInvoice(tx, openInvoice(tx, id, "voided").id);
    return renderInvoice(tx.state, known(tx, "invoices", id));
  }),
  route("POST", "/v1/invoices/:id/mark_uncollectible", nothing, (tx, _params, { id }) => {
    markUncollectible(tx, openInvoice(tx, id, "marked uncollectible").id);
    return renderInvoice(tx.state, known(tx, "invoices", id));
  }),
];

function openInvoice(tx: Tx, id: string, verb: string): InvoiceRecord {
  const invoice = inPath(tx, "invoices", id);
  if (invoice.status === "open") return invoice;
  if (invoice.status === "paid") throw invalid("Invoice is already paid");
  throw invalid(
    `This invoice's status is ${invoice.status}; only an open invoice can be ${verb}.`,
    undefined,
    "invoice_not_editable",
  );
}

type Preview = z.infer<typeof previewParams>;

/** The invoice that a switch would make now, or the next renewal's; nothing is kept of it. */
function preview(tx: Tx, params: Preview): InvoiceRecord {
  const subscription = inParam(tx, "subscriptions", params.subscription, "subscription");
  refusePreview(tx, subscription, params);
  const details = params.subscription_details;
  const prorationDate = details?.proration_date ?? tx.now;
  const lines: readonly NewLine[] =
    details?.items === undefined
      ? [periodLine(nextPeriod(subscription))]
      : requestedSwitch(
          subscription,
          details.items,
          details.proration_behavior ?? "create_prorations",
          prorationDate,
        ).lines;
  const invoice = composeInvoice(tx, tx.id("upcoming_in"), {
    subscription,
    billingReason: "upcoming",
    lines,
    prorationDate: details?.items === undefined ? null : prorationDate,
    finalizesAt: null,
  });
  return { ...invoice, endingBalance: balanceAfter(invoiceAmounts(invoice).total, invoice.startingBalance) };
}

function refusePreview(tx: Tx, subscription: SubscriptionRecord, params: Preview): void {
  if (params.customer !== undefined && customerInParam(tx, params.customer).id !== subscription.customer) {
    throw invalid("The subscription does not belong to this customer.", "subscription");
  }
  const ends = subscription.cancelAtPeriodEnd || params.subscription_details?.cancel_at_period_end === true;
  if (isOver(subscription) || (ends && params.subscription_details?.items === undefined)) {
    throw invalid(
      "No upcoming invoices for customer: the subscription ends before the next one.",
      undefined,
      "invoice_upcoming_none",
    );
  }
}

function nextPeriod({ item, anchor }: SubscriptionRecord) {
  const end = periodEnd(anchor, priceOf(item.price).interval ?? "month", item.periodEnd);
  return { ...item, periodStart: item.periodEnd, periodEnd: end };
}
