import { priceOf, prices } from "../catalogue.ts";
import { cardOf, lastFour } from "../cards.ts";
import { planSwitch } from "../core/proration.ts";
import type { InvoiceRecord, SubscriptionRecord } from "../state/billing.ts";
import type { PortalSessionRecord } from "../state/people.ts";
import type { State } from "../state/state.ts";
import { balanceAfter, invoiceAmounts } from "../wire/amounts.ts";
import {
  alertBox,
  cardFields,
  cardList,
  type CardErrors,
  type CardFields,
  freshFields,
} from "./card-form.ts";
import { day, money } from "./format.ts";
import { type Html, html } from "./html.ts";
import { page } from "./layout.ts";

/** The customer's latest subscription that is not over. */
export function currentSubscription(state: State, customer: string): SubscriptionRecord | undefined {
  return Object.values(state.subscriptions).findLast(
    (one) => one.customer === customer && one.status !== "canceled" && one.status !== "incomplete_expired",
  );
}

export function portalPage(
  state: State,
  session: PortalSessionRecord,
  alert: string | null = null,
): Response {
  const subscription = currentSubscription(state, session.customer);
  const at = `/p/session/${session.token}`;
  const body = html`<main class="narrow">
    ${session.returnUrl === null ? null : html`<p><a class="back" href="${session.returnUrl}">Back to Hearken</a></p>`}
    <h1>Your billing</h1>
    ${alertBox(alert)}
    ${subscription === undefined ? html`<p>You have no plan at the moment.</p>` : planCard(at, state, subscription)}
    ${methodCard(at, state, session.customer, subscription)} ${historyCard(state, session.customer)}
  </main>`;
  return page("Practice billing", "Your billing", body);
}

function planCard(at: string, state: State, subscription: SubscriptionRecord): Html {
  const price = priceOf(subscription.item.price);
  const ends = subscription.cancelAt;
  const other = otherPrice(subscription);
  return html`<section class="box" aria-labelledby="plan-title">
    <h2 id="plan-title">${price.title} <span class="state">${statusWords[subscription.status]}</span></h2>
    <p class="amount small">
      ${money(price.unitAmount)} <span class="soft">per ${price.interval ?? "period"}</span>
    </p>
    <p>${ends === null ? `Renews on ${day(subscription.item.periodEnd)}.` : `Ends on ${day(ends)}.`}</p>
    ${dueNote(state, subscription)}
    <div class="actions">
      ${other === undefined ? null : html`<a class="button" href="${at}/switch">Switch to ${other.title}</a>`}
      ${
        ends === null
          ? html`<a class="button quiet" href="${at}/cancel">Cancel plan</a>`
          : html`<form method="post" action="${at}/resume" data-once>
              <button class="primary">Keep my plan</button>
            </form>`
      }
    </div>
  </section>`;
}

/** What is open is paid on its own page, with any card. */
function dueNote(state: State, subscription: SubscriptionRecord): Html | null {
  const due = Object.values(state.invoices).findLast(
    (one) => one.subscription === subscription.id && one.status === "open",
  );
  if (due === undefined) return null;
  return html`<p>A payment did not go through. <a href="/i/${due.id}">Pay the open invoice</a></p>`;
}

const statusWords: Readonly<Record<SubscriptionRecord["status"], string>> = {
  active: "Active",
  past_due: "Payment due",
  unpaid: "Unpaid",
  incomplete: "Waiting for payment",
  incomplete_expired: "Never paid",
  canceled: "Ended",
  trialing: "Trial",
  paused: "Paused",
};

export function otherPrice(subscription: SubscriptionRecord) {
  return prices.find((price) => price.interval !== null && price.id !== subscription.item.price);
}

function methodCard(
  at: string,
  state: State,
  customer: string,
  subscription: SubscriptionRecord | undefined,
): Html {
  const id = subscription?.defaultPaymentMethod ?? state.customers[customer]?.defaultPaymentMethod ?? null;
  const method = id === null ? undefined : state.paymentMethods[id];
  const words =
    method === undefined
      ? "No card is kept."
      : `${nameOf(method.number)} ending in ${lastFour(method.number)}`;
  return html`<section class="box" aria-labelledby="method-title">
    <h2 id="method-title">Payment method</h2>
    <p>${words}</p>
    <div class="actions">
      <a class="button" href="${at}/card">${method === undefined ? "Add a card" : "Change card"}</a>
    </div>
  </section>`;
}

function nameOf(number: string): string {
  return cardOf(number).kind === "card" ? "Card" : "Bank account";
}

function historyCard(state: State, customer: string): Html {
  const invoices = Object.values(state.invoices)
    .filter((one) => one.customer === customer && one.finalizedAt !== null)
    .toReversed();
  return html`<section class="box" aria-labelledby="history-title">
    <h2 id="history-title">Invoices</h2>
    ${
      invoices.length === 0
        ? html`<p class="soft">None yet.</p>`
        : html`<ul class="rows">
            ${invoices.map(invoiceRow)}
          </ul>`
    }
  </section>`;
}

function invoiceRow(invoice: InvoiceRecord): Html {
  return html`<li>
    <a href="/i/${invoice.id}">${day(invoice.created)}</a>
    <span>${money(invoiceAmounts(invoice).due)}</span>
    <span class="state">${invoice.status}</span>
  </li>`;
}

/** The second click of cancelling, with what it means. */
export function cancelPage(session: PortalSessionRecord, subscription: SubscriptionRecord): Response {
  const at = `/p/session/${session.token}`;
  const body = html`<main class="narrow">
    <p><a class="back" href="${at}">Back</a></p>
    <h1>Cancel ${priceOf(subscription.item.price).title}?</h1>
    <p>You keep it until ${day(subscription.item.periodEnd)}. Nothing is charged after that.</p>
    <form method="post" action="${at}/cancel" class="choices" data-once>
      <button class="danger" data-busy="Cancelling…">Cancel plan</button>
      <a class="button quiet" href="${at}">Keep my plan</a>
    </form>
  </main>`;
  return page("Practice billing", "Cancel plan", body);
}

/** What a switch costs today, before it is made. */
export function switchPage(
  state: State,
  session: PortalSessionRecord,
  subscription: SubscriptionRecord,
  now: number,
): Response {
  const at = `/p/session/${session.token}`;
  const other = otherPrice(subscription) ?? priceOf(subscription.item.price);
  const { lines } = planSwitch(subscription, { price: other.id, quantity: subscription.item.quantity }, now);
  const total = lines.reduce(
    (sum, line) => sum + line.amount,
    state.customers[session.customer]?.balance ?? 0,
  );
  const credit = balanceAfter(total, 0);
  const body = html`<main class="narrow">
    <p><a class="back" href="${at}">Back</a></p>
    <h1>Switch to ${other.title}?</h1>
    <table>
      <tbody>
        ${lines.map(
          (line) =>
            html`<tr>
              <td>${line.description}</td>
              <td class="num">${money(line.amount)}</td>
            </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">To pay today</th>
          <td class="num">${money(Math.max(0, total))}</td>
        </tr>
      </tfoot>
    </table>
    ${credit < 0 ? html`<p>${money(-credit)} is kept for your next invoices.</p>` : null}
    <form method="post" action="${at}/switch" class="choices" data-once>
      <input type="hidden" name="at" value="${now}" />
      <button class="primary" data-busy="Switching…">Switch plan</button>
      <a class="button quiet" href="${at}">Stay</a>
    </form>
  </main>`;
  return page("Practice billing", "Switch plan", body);
}

export type CardView = { readonly fields?: CardFields; readonly errors?: CardErrors };

export function cardPage(
  state: State,
  session: PortalSessionRecord,
  { fields = freshFields, errors = {} }: CardView,
): Response {
  const at = `/p/session/${session.token}`;
  const wrong = Object.keys(errors).length > 0;
  const body = html`<main class="narrow">
    <p><a class="back" href="${at}">Back</a></p>
    <h1>Your card</h1>
    ${alertBox(wrong ? "Please check the marked fields." : null)}
    <form method="post" action="${at}/card" data-once novalidate>
      ${cardFields(fields, errors, state.customers[session.customer]?.email ?? null)}
      <button class="primary" data-busy="Saving…">Save card</button>
    </form>
    ${cardList()}
  </main>`;
  return page("Practice billing", "Your card", body, wrong ? 402 : 200);
}
