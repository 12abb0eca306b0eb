import { createPaymentMethod } from "../core/customer.ts";
import { confirmInvoice, payInvoice } from "../core/invoice-payment.ts";
import type { PaymentOutcome } from "../core/payment.ts";
import { invoiceAmounts, type InvoiceRecord } from "../state/billing.ts";
import type { State } from "../state/state.ts";
import { cardForm, type CardView, readCard } from "./card-form.ts";
import { confirmPage } from "./checkout-pages.ts";
import { day, type Html, html, money } from "./html.ts";
import { missingPage, page, type PageContext, type PageRoute, pageRoute, seeOther } from "./layout.ts";
import { useCard } from "./portal-pages.ts";

export const invoicePages: readonly PageRoute[] = [
  pageRoute("GET", "/i/:id", withInvoice(showInvoice)),
  pageRoute("GET", "/i/:id/print", withInvoice(showInvoice)),
  pageRoute("POST", "/i/:id/pay", withInvoice(pay)),
  pageRoute(
    "GET",
    "/i/:id/confirm",
    withInvoice((_context, invoice) => confirmPage(`/i/${invoice.id}/confirm`, invoiceAmounts(invoice).due)),
  ),
  pageRoute(
    "POST",
    "/i/:id/confirm",
    withInvoice((context, { id }) => {
      const agreed = context.form.get("agree") === "yes";
      const done = context.engine.run((tx) => confirmInvoice(tx, id, agreed));
      return done.ok ? answer(context, id, done.result) : missingPage();
    }),
  ),
];

type Show = (context: PageContext, invoice: InvoiceRecord) => Response | Promise<Response>;

function withInvoice(show: Show): PageRoute["answer"] {
  return (context) => {
    context.engine.run(() => undefined);
    const invoice = context.engine.state.invoices[context.id];
    return invoice === undefined ? missingPage() : show(context, invoice);
  };
}

/** An invoice whose payment awaits the bank's confirmation leads there first. */
function showInvoice({ engine }: PageContext, invoice: InvoiceRecord): Response {
  const intent = engine.state.paymentIntents[invoice.paymentIntent ?? ""];
  const asks = invoice.status === "open" && intent?.status === "requires_action";
  return asks ? seeOther(`/i/${invoice.id}/confirm`) : invoicePage(engine.state, invoice, {});
}

async function pay(context: PageContext, invoice: InvoiceRecord): Promise<Response> {
  const { engine, form } = context;
  if (invoice.status !== "open") return seeOther(`/i/${invoice.id}`);
  const read = readCard(form, engine.now());
  if (!read.ok) return invoicePage(engine.state, invoice, read);
  const done = engine.run((tx) => {
    const card = createPaymentMethod(tx, read.number).id;
    useCard(tx, invoice.customer, card);
    return payInvoice(tx, invoice.id, "at-checkout", card);
  });
  return done.ok ? answer(context, invoice.id, done.result) : missingPage();
}

async function answer({ engine }: PageContext, id: string, outcome: PaymentOutcome): Promise<Response> {
  await engine.saved();
  const invoice = engine.state.invoices[id];
  if (outcome.kind === "requires-action") return seeOther(`/i/${id}/confirm`);
  if (outcome.kind !== "failed" || invoice === undefined) return seeOther(`/i/${id}`);
  const alert = `${outcome.failure.message} You weren't charged. Try another card.`;
  return invoicePage(engine.state, invoice, { alert });
}

const statusWords: Readonly<Record<InvoiceRecord["status"], string>> = {
  draft: "Draft",
  open: "Due",
  paid: "Paid",
  void: "Canceled",
};

function invoicePage(state: State, invoice: InvoiceRecord, view: CardView): Response {
  const email = state.customers[invoice.customer]?.email ?? null;
  const due = money(invoiceAmounts(invoice).due);
  const number = invoice.number ?? "not numbered yet";
  const form = () => cardForm(`/i/${invoice.id}/pay`, `Pay ${due}`, email, view);
  const body = html`<main class="narrow">
    <p class="soft">Invoice ${number} · ${day(invoice.created)}</p>
    <h1>${due} <span class="state">${statusWords[invoice.status]}</span></h1>
    ${lineTable(invoice)}
    ${
      invoice.status === "open"
        ? html`<h2>Pay this invoice</h2>
            ${form()}`
        : null
    }
  </main>`;
  const wrong = view.alert !== undefined || view.errors !== undefined;
  return page("Practice billing", `Invoice ${number}`, body, wrong ? 402 : 200);
}

function lineTable(invoice: InvoiceRecord): Html {
  const { total, due } = invoiceAmounts(invoice);
  const credit = due - total;
  const rows = [
    ...invoice.lines.map(({ description, amount }) => row(description, amount)),
    ...(credit === 0 ? [] : [row(credit < 0 ? "Credit applied" : "Added to your credit", credit)]),
  ];
  return html`<table>
    <thead>
      <tr>
        <th scope="col">Description</th>
        <th scope="col" class="num">Amount</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
    <tfoot>
      ${row("Amount due", due)}
    </tfoot>
  </table>`;
}

function row(what: string, amount: number): Html {
  return html`<tr>
    <th scope="row">${what}</th>
    <td class="num">${money(amount)}</td>
  </tr>`;
}
