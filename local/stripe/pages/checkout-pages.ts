import { priceOf } from "../catalogue.ts";
import { type CheckoutStep, confirmAtCheckout, payAtCheckout } from "../core/checkout.ts";
import type { CheckoutSessionRecord } from "../state/money.ts";
import type { State } from "../state/state.ts";
import { cardForm, type CardView, readCard } from "./card-form.ts";
import { type Html, html, moment, money } from "./html.ts";
import {
  messagePage,
  missingPage,
  page,
  type PageContext,
  type PageRoute,
  pageRoute,
  seeOther,
} from "./layout.ts";

export const checkoutPages: readonly PageRoute[] = [
  pageRoute("GET", "/c/pay/:id", (context) => withSession(context, show)),
  pageRoute("POST", "/c/pay/:id", (context) => withSession(context, pay)),
  pageRoute("GET", "/c/pay/:id/confirm", (context) =>
    withSession(context, (_context, { id, amount }) => confirmPage(`/c/pay/${id}/confirm`, amount)),
  ),
  pageRoute("POST", "/c/pay/:id/confirm", (context) => withSession(context, confirm)),
  pageRoute("GET", "/receipts/:id", receipt),
];

type Answer = (context: PageContext, session: CheckoutSessionRecord) => Response | Promise<Response>;

/** Passes the session as it is now: one past its expiry is already expired when someone looks at it. */
function withSession(context: PageContext, answer: Answer): Response | Promise<Response> {
  context.engine.run(() => undefined);
  const session = context.engine.state.checkoutSessions[context.id];
  if (session === undefined) return missingPage();
  if (session.status === "open") return answer(context, session);
  // Pressing the button again, or going back after paying, ends where the first press did.
  const pressed = context.url.pathname.endsWith("/confirm") || context.form.size > 0;
  return pressed ? afterwards(session) : overPage(session);
}

function afterwards(session: CheckoutSessionRecord): Response {
  return session.status === "complete" ? seeOther(successUrl(session)) : overPage(session);
}

function show({ engine, url }: PageContext, session: CheckoutSessionRecord): Response {
  const intent = engine.state.paymentIntents[session.paymentIntent ?? ""];
  const alert = url.searchParams.has("refused") ? (intent?.failure?.message ?? null) : null;
  return checkoutPage(engine.state, session, { alert });
}

async function pay(context: PageContext, session: CheckoutSessionRecord): Promise<Response> {
  const { engine, form } = context;
  const read = readCard(form, engine.now());
  const nothingCharged = "Please check the highlighted fields. You weren't charged.";
  if (!read.ok) return checkoutPage(engine.state, session, { ...read, alert: nothingCharged });
  const done = engine.run((tx) => payAtCheckout(tx, session.id, read.number));
  if (!done.ok) return checkoutPage(engine.state, session, { alert: done.error.message });
  if (done.result.kind !== "declined") return next(context, done.result);
  const alert = `${done.result.failure.message} You weren't charged. Try another card.`;
  return checkoutPage(engine.state, session, { fields: read.fields, alert });
}

async function confirm(context: PageContext, session: CheckoutSessionRecord): Promise<Response> {
  const agreed = context.form.get("agree") === "yes";
  const done = context.engine.run((tx) => confirmAtCheckout(tx, session.id, agreed));
  return done.ok ? next(context, done.result) : seeOther(`/c/pay/${session.id}`);
}

async function next({ engine, pump }: PageContext, { kind, session }: CheckoutStep): Promise<Response> {
  await engine.saved();
  if (kind === "confirm") return seeOther(`/c/pay/${session.id}/confirm`);
  if (kind === "declined") return seeOther(`/c/pay/${session.id}?refused`);
  if (engine.state.webhooks.mode === "before-redirect") await pump.flush();
  return afterwards(session);
}

/** Where the person goes after paying; Stripe substitutes the session's id for the placeholder. */
function successUrl(session: CheckoutSessionRecord): string {
  return session.successUrl.replaceAll("{CHECKOUT_SESSION_ID}", session.id);
}

function checkoutPage(state: State, session: CheckoutSessionRecord, view: CardView): Response {
  const amount = money(session.amount);
  const button = session.mode === "subscription" ? `Subscribe for ${amount}` : `Pay ${amount}`;
  const email = state.customers[session.customer]?.email ?? null;
  const body = html`<main class="checkout">
    ${summary(session)}
    <section class="pay" aria-labelledby="pay-title">
      <h2 id="pay-title">Pay with a card</h2>
      ${cardForm(`/c/pay/${session.id}`, button, email, view)}
    </section>
  </main>`;
  return page("Practice checkout", "Pay", body, view.alert === null ? 200 : 402);
}

function summary({ lines, amount, cancelUrl }: CheckoutSessionRecord): Html {
  const every = priceOf(lines[0]?.price ?? "").interval;
  return html`<section class="summary" aria-labelledby="what">
    ${cancelUrl === null ? null : html`<p><a class="back" href="${cancelUrl}">Back to Hearken</a></p>`}
    <h1 id="what">${lines.map(({ price }) => priceOf(price).title).join(" + ")}</h1>
    <p class="amount">
      ${money(amount)}${every === null ? null : html` <span class="soft">per ${every}</span>`}
    </p>
    <p class="soft">
      ${every === null ? "One-time payment. It doesn't renew." : `Renews every ${every} until you cancel.`}
    </p>
  </section>`;
}

/** The practice bank's confirmation, as for a card with 3-D Secure. */
export function confirmPage(action: string, amount: number): Response {
  return messagePage(
    "Practice bank",
    "Confirm this payment",
    html`<p>Hearken wants to charge <strong>${money(amount)}</strong> to your card. Do you approve?</p>
      <form method="post" action="${action}" class="choices" data-once>
        <button class="primary" name="agree" value="yes" data-busy="Confirming…">Yes, approve</button>
        <button name="agree" value="no">No, decline</button>
      </form>`,
  );
}

function overPage(session: CheckoutSessionRecord): Response {
  if (session.status === "complete") {
    return messagePage(
      "Practice checkout",
      "Already paid",
      html`<p>This checkout is complete. You were charged once.</p>
        <p><a class="primary" href="${successUrl(session)}">Continue to Hearken</a></p>`,
    );
  }
  return messagePage(
    "Practice checkout",
    "This checkout has expired",
    html`<p>You weren't charged. Go back and start again.</p>
      ${session.cancelUrl === null ? null : html`<p><a class="primary" href="${session.cancelUrl}">Back to Hearken</a></p>`}`,
    410,
  );
}

function receipt({ engine, id }: PageContext): Response {
  const charge = engine.state.charges[id];
  if (charge?.status !== "succeeded") return missingPage();
  return messagePage(
    "Practice billing",
    "Receipt",
    html`<p>${money(charge.amount)} was paid on ${moment(charge.created)}.</p>
      ${charge.refunded ? html`<p>It was refunded in full.</p>` : null}`,
  );
}
