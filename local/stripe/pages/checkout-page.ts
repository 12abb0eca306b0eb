import { priceOf } from "../catalogue.ts";
import type { CheckoutSessionRecord } from "../state/checkout.ts";
import type { State } from "../state/state.ts";
import {
  alertBox,
  cardFields,
  cardList,
  type CardErrors,
  type CardFields,
  freshFields,
} from "./card-form.ts";
import { money } from "./format.ts";
import { type Html, html } from "./html.ts";
import { messagePage, page } from "./layout.ts";

type View = {
  readonly fields?: CardFields;
  readonly errors?: CardErrors;
  /** Why the last attempt did not work. */
  readonly alert?: string | null;
};

/** The address of the customer, which then is not asked for. */
export function knownEmail(state: State, session: CheckoutSessionRecord): string | null {
  const customer = session.customer === null ? undefined : state.customers[session.customer];
  return session.customerEmail ?? customer?.email ?? null;
}

export function checkoutPage(state: State, session: CheckoutSessionRecord, view: View = {}): Response {
  const notice = noticeOf(view);
  const email = knownEmail(state, session);
  const body = html`<main class="checkout">
    ${summary(session)}
    <section class="pay" aria-labelledby="pay-title">
      <h2 id="pay-title">Pay with a card</h2>
      ${alertBox(notice)}
      <form method="post" action="/c/pay/${session.id}" data-once novalidate>
        ${cardFields(view.fields ?? freshFields, view.errors ?? {}, email)}
        <button class="primary" type="submit" data-busy="Paying…">${payWords(session)}</button>
      </form>
      ${cardList()}
    </section>
  </main>`;
  return page("Practice checkout", "Pay", body, notice === null ? 200 : 402);
}

function noticeOf({ alert = null, errors = {} }: View): string | null {
  const marked = Object.keys(errors).length > 0;
  return alert ?? (marked ? "Please check the marked fields. Nothing was charged." : null);
}

function payWords(session: CheckoutSessionRecord): string {
  return session.mode === "subscription"
    ? `Subscribe for ${money(session.amount)}`
    : `Pay ${money(session.amount)}`;
}

function summary(session: CheckoutSessionRecord): Html {
  const [first] = session.lines;
  const many = session.lines.length > 1 || first === undefined || first.quantity > 1;
  const every = first === undefined ? null : priceOf(first.price).interval;
  return html`<section class="summary" aria-labelledby="what">
    ${backLink(session)}
    <h1 id="what">${many ? "Your order" : priceOf(first.price).title}</h1>
    <p class="amount">
      ${money(session.amount)}${every === null ? null : html` <span class="soft">per ${every}</span>`}
    </p>
    ${many ? lineList(session) : null}
    <p class="soft">
      ${every === null ? "One payment. Nothing renews." : `Renews every ${every} until you cancel.`}
    </p>
  </section>`;
}

function backLink({ cancelUrl }: CheckoutSessionRecord): Html | null {
  return cancelUrl === null ? null : html`<p><a class="back" href="${cancelUrl}">Back to Hearken</a></p>`;
}

function lineList(session: CheckoutSessionRecord): Html {
  const items = session.lines.map(
    (line) =>
      html`<li>
        ${line.quantity} × ${priceOf(line.price).title}
        <span>${money(priceOf(line.price).unitAmount * line.quantity)}</span>
      </li>`,
  );
  return html`<ul class="lines">
    ${items}
  </ul>`;
}

/** The practice bank's question, as a card with 3-D Secure asks it. */
export function confirmPage(action: string, amount: number): Response {
  return messagePage(
    "Practice bank",
    "Confirm this payment",
    html`<p>Hearken asks for <strong>${money(amount)}</strong>. Is that you?</p>
      <form method="post" action="${action}" class="choices" data-once>
        <button class="primary" name="agree" value="yes" data-busy="Confirming…">Yes, confirm</button>
        <button class="quiet" name="agree" value="no">No, refuse</button>
      </form>`,
  );
}

export function sessionOverPage(session: CheckoutSessionRecord, successUrl: string | null): Response {
  if (session.status === "complete") {
    return messagePage(
      "Practice checkout",
      "Already paid",
      html`<p>This checkout is complete. You were charged once.</p>
        ${successUrl === null ? null : html`<p><a class="primary" href="${successUrl}">Continue to Hearken</a></p>`}`,
    );
  }
  return messagePage(
    "Practice checkout",
    "This checkout has expired",
    html`<p>Nothing was charged. Go back and start again.</p>
      ${session.cancelUrl === null ? null : html`<p><a class="primary" href="${session.cancelUrl}">Back to Hearken</a></p>`}`,
    410,
  );
}
