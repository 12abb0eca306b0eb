import { createPaymentMethod, keepPaymentMethod } from "../core/customer.ts";
import { known } from "../core/find.ts";
import { confirmInvoice, payInvoice } from "../core/invoice-payment.ts";
import type { PaymentOutcome } from "../core/payment.ts";
import type { Tx } from "../core/tx.ts";
import type { InvoiceRecord } from "../state/billing.ts";
import type { State } from "../state/state.ts";
import { invoiceAmounts } from "../wire/amounts.ts";
import type { Typed } from "../core/checkout.ts";
import {
  alertBox,
  cardFields,
  cardList,
  type CardErrors,
  type CardFields,
  freshFields,
} from "./card-form.ts";
import { readCard } from "./card-input.ts";
import { confirmPage } from "./checkout-page.ts";
import { day, money } from "./format.ts";
import { type Html, html } from "./html.ts";
import { missingPage, page, seeOther } from "./layout.ts";
import { type PageContext, type PageRoute, pageRoute } from "./page-route.ts";

type View = { readonly fields?: CardFields; readonly errors?: CardErrors; readonly alert?: string | null };

const statusWords: Readonly<Record<InvoiceRecord["status"], string>> = {
  draft: "Draft",
  open: "To be paid",
  paid: "Paid",
  uncollectible: "Written off",
  void: "Cancelled",
};

function invoicePage(state: State, invoice: InvoiceRecord, view: View = {}): Response {
  const email = state.customers[invoice.customer]?.email ?? null;
  const amounts = invoiceAmounts(invoice);
  const body = html`<main class="narrow">
    <p class="soft">Invoice ${invoice.number ?? "not yet numbered"} · ${day(invoice.created)}</p>
    <h1>${money(amounts.due)} <span class="state">${statusWords[invoice.status]}</span></h1>
    ${lineTable(invoice)} ${invoice.status === "open" ? payForm(invoice, email, view) : null}
  </main>`;
  const wrong = view.alert !== undefined || view.errors !== undefined;
  return page("Practice billing", `Invoice ${invoice.number ?? ""}`, body, wrong ? 402 : 200);
}

function lineTable(invoice: InvoiceRecord): Html {
  const { total, due } = invoiceAmounts(invoice);
  const rows = invoice.lines.map(
    (line) =>
      html`<tr>
        <td>${line.description}</td>
        <td class="num">${money(line.amount)}</td>
      </tr>`,
  );
  const credit = due - total;
  return html`<table>
    <thead>
      <tr>
        <th scope="col">What</th>
        <th scope="col" class="num">Amount</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
      ${
        credit === 0
          ? null
          : html`<tr>
              <td>${credit < 0 ? "Credit used" : "Kept as credit"}</td>
              <td class="num">${money(credit)}</td>
            </tr>`
      }
    </tbody>
    <tfoot>
      <tr>
        <th scope="row">To pay</th>
        <td class="num">${money(due)}</td>
      </tr>
    </tfoot>
  </table>`;
}

function payForm(
  invoice: InvoiceRecord,
  email: string | null,
  { fields = freshFields, errors = {}, alert = null }: View,
): Html {
  return html`<section aria-labelledby="pay-title">
    <h2 id="pay-title">Pay this invoice</h2>
    ${alertBox(alert)}
    <form method="post" action="/i/${invoice.id}/pay" data-once novalidate>
      ${cardFields(fields, errors, email)}
      <button class="primary" type="submit" data-busy="Paying…">
        Pay ${money(invoiceAmounts(invoice).due)}
      </button>
    </form>
    ${cardList()}
  </section>`;
}

export const invoicePages: readonly PageRoute[] = [
  pageRoute("GET", "/i/:id", (context) => withInvoice(context, (invoice) => showInvoice(context, invoice))),
  pageRoute("GET", "/i/:id/print", (context) =>
    withInvoice(context, (invoice) => showInvoice(context, invoice)),
  ),
  pageRoute("POST", "/i/:id/pay", (context) => withInvoice(context, (invoice) => pay(context, invoice))),
  pageRoute("GET", "/i/:id/confirm", (context) =>
    withInvoice(context, (invoice) => confirmPage(`/i/${invoice.id}/confirm`, invoiceAmounts(invoice).due)),
  ),
  pageRoute("POST", "/i/:id/confirm", (context) =>
    withInvoice(context, (invoice) => {
      const agreed = context.form.get("agree") === "yes";
      const done = context.engine.run((tx) => confirmInvoice(tx, invoice.id, agreed));
      return done.ok ? answer(context, invoice.id, done.result) : missingPage();
    }),
  ),
];

function withInvoice(
  { engine, id }: PageContext,
  show: (invoice: InvoiceRecord) => Response | Promise<Response>,
): Response | Promise<Response> {
  engine.run(() => undefined);
  const invoice = engine.state.invoices[id];
  return invoice === undefined ? missingPage() : show(invoice);
}

/** An invoice whose payment waits for the bank's question leads there first. */
function showInvoice({ engine }: PageContext, invoice: InvoiceRecord): Response {
  const intent =
    invoice.paymentIntent === null ? undefined : engine.state.paymentIntents[invoice.paymentIntent];
  if (invoice.status === "open" && intent?.status === "requires_action")
    return seeOther(`/i/${invoice.id}/confirm`);
  return invoicePage(engine.state, invoice);
}

async function pay(context: PageContext, invoice: InvoiceRecord): Promise<Response> {
  const { engine, form } = context;
  if (invoice.status !== "open") return seeOther(`/i/${invoice.id}`);
  const email = engine.state.customers[invoice.customer]?.email ?? null;
  const read = readCard(form, engine.now(), email);
  if (!read.ok)
    return invoicePage(engine.state, invoice, { ...read, alert: "Please check the marked fields." });
  const done = engine.run((tx) => payWithNewCard(tx, invoice, read.typed));
  return done.ok ? answer(context, invoice.id, done.result) : missingPage();
}

/** The card that pays an invoice becomes the one for what follows, on the subscription as well. */
function payWithNewCard(tx: Tx, invoice: InvoiceRecord, typed: Typed): PaymentOutcome {
  const method = createPaymentMethod(tx, typed);
  keepPaymentMethod(tx, invoice.customer, method.id);
  if (invoice.subscription !== null) {
    const subscription = known(tx, "subscriptions", invoice.subscription);
    tx.change(
      "subscriptions",
      { ...subscription, defaultPaymentMethod: method.id },
      "customer.subscription.updated",
    );
  }
  return payInvoice(tx, invoice.id, "at-checkout", method.id);
}

async function answer({ engine }: PageContext, id: string, outcome: PaymentOutcome): Promise<Response> {
  await engine.saved();
  const invoice = engine.state.invoices[id];
  if (outcome.kind === "requires-action") return seeOther(`/i/${id}/confirm`);
  if (outcome.kind !== "failed" || invoice === undefined) return seeOther(`/i/${id}`);
  return invoicePage(engine.state, invoice, {
    alert: `${outcome.failure.message} Nothing was charged. Try another card.`,
  });
}
