import { priceOf } from "../catalogue.ts";
import { createPaymentMethod, keepPaymentMethod } from "../core/customer.ts";
import type { Tx } from "../core/tx.ts";
import { invoiceAmounts, type InvoiceRecord, isOver, type SubscriptionRecord } from "../state/billing.ts";
import type { PortalSessionRecord } from "../state/people.ts";
import type { State } from "../state/state.ts";
import { cardForm, type CardView, readCard } from "./card-form.ts";
import { day, type Html, html, money } from "./html.ts";
import { missingPage, page, type PageContext, type PageRoute, pageRoute, seeOther } from "./layout.ts";

/** Cards and invoices; plans are switched and canceled in the app. */
export const portalPages: readonly PageRoute[] = [
  pageRoute(
    "GET",
    "/p/session/:id",
    withPortal(({ engine }, session) => portalPage(engine.state, session)),
  ),
  pageRoute(
    "GET",
    "/p/session/:id/card",
    withPortal(({ engine }, session) => cardPage(engine.state, session, {})),
  ),
  pageRoute("POST", "/p/session/:id/card", withPortal(saveCard)),
];

type OnPortal = (context: PageContext, session: PortalSessionRecord) => Response | Promise<Response>;

/** How long the portal's URL works, in seconds. */
const validFor = 3600;

function withPortal(answer: OnPortal): PageRoute["answer"] {
  return (context) => {
    context.engine.run(() => undefined);
    const { state } = context.engine;
    const session = Object.values(state.portalSessions).find((one) => one.token === context.id);
    const stale = session === undefined || session.created + validFor < context.engine.now();
    return stale ? missingPage() : answer(context, session);
  };
}

async function saveCard({ engine, form }: PageContext, session: PortalSessionRecord): Promise<Response> {
  const read = readCard(form, engine.now());
  if (!read.ok) return cardPage(engine.state, session, read);
  engine.run((tx) => useCard(tx, session.customer, createPaymentMethod(tx, read.number).id));
  await engine.saved();
  return seeOther(`/p/session/${session.token}`);
}

/** A card entered on one of these pages is used for later charges, including the subscription's. */
export function useCard(tx: Tx, customer: string, card: string): void {
  keepPaymentMethod(tx, customer, card);
  const plan = currentSubscription(tx.state, customer);
  if (plan !== undefined)
    tx.change("subscriptions", { ...plan, defaultPaymentMethod: card }, "customer.subscription.updated");
}

/** The customer's latest subscription that hasn't ended. */
function currentSubscription(state: State, customer: string): SubscriptionRecord | undefined {
  return Object.values(state.subscriptions).findLast((one) => one.customer === customer && !isOver(one));
}

function portalPage(state: State, { customer, token, returnUrl }: PortalSessionRecord): Response {
  const plan = currentSubscription(state, customer);
  const card = plan?.defaultPaymentMethod ?? state.customers[customer]?.defaultPaymentMethod ?? "";
  const number = state.paymentMethods[card]?.number;
  const invoices = Object.values(state.invoices)
    .filter((one) => one.customer === customer && one.finalizedAt !== null)
    .toReversed();
  const body = html`<main class="narrow">
    ${returnUrl === null ? null : html`<p><a class="back" href="${returnUrl}">Back to Hearken</a></p>`}
    <h1>Your billing</h1>
    ${plan === undefined ? html`<p>You don't have a plan right now.</p>` : planCard(plan)}
    <section class="box" aria-labelledby="method-title">
      <h2 id="method-title">Payment method</h2>
      <p>${number === undefined ? "No card on file." : `Ending in ${number.slice(-4)}`}</p>
      <a class="button" href="/p/session/${token}/card">Change card</a>
    </section>
    <section class="box" aria-labelledby="history-title">
      <h2 id="history-title">Invoices</h2>
      ${invoices.length === 0 ? html`<p class="soft">None yet.</p>` : null}
      <ul class="rows">
        ${invoices.map(invoiceRow)}
      </ul>
    </section>
  </main>`;
  return page("Practice billing", "Your billing", body);
}

function planCard({ item, status, cancelAt }: SubscriptionRecord): Html {
  const price = priceOf(item.price);
  return html`<section class="box" aria-labelledby="plan-title">
    <h2 id="plan-title">${price.title} <span class="state">${status.replaceAll("_", " ")}</span></h2>
    <p class="amount small">
      ${money(price.unitAmount)} <span class="soft">per ${price.interval ?? "period"}</span>
    </p>
    <p>${cancelAt === null ? `Renews on ${day(item.periodEnd)}.` : `Ends on ${day(cancelAt)}.`}</p>
  </section>`;
}

/** Open invoices are paid on their own pages, with any card. */
function invoiceRow(invoice: InvoiceRecord): Html {
  return html`<li>
    <a href="/i/${invoice.id}">${day(invoice.created)}</a>
    <span>${money(invoiceAmounts(invoice).due)}</span>
    <span class="state">${invoice.status}</span>
  </li>`;
}

function cardPage(state: State, { customer, token }: PortalSessionRecord, view: CardView): Response {
  const at = `/p/session/${token}`;
  const email = state.customers[customer]?.email ?? null;
  const body = html`<main class="narrow">
    <p><a class="back" href="${at}">Back</a></p>
    <h1>Your card</h1>
    ${cardForm(`${at}/card`, "Save card", email, view)}
  </main>`;
  return page("Practice billing", "Your card", body, view.errors === undefined ? 200 : 402);
}
