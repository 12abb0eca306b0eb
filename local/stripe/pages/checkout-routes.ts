import { type CheckoutStep, confirmAtCheckout, payAtCheckout } from "../core/checkout.ts";
import type { CheckoutSessionRecord } from "../state/checkout.ts";
import { freshFields } from "./card-form.ts";
import { readCard } from "./card-input.ts";
import { checkoutPage, confirmPage, knownEmail, sessionOverPage } from "./checkout-page.ts";
import { missingPage, seeOther } from "./layout.ts";
import { type PageContext, type PageRoute, pageRoute } from "./page-route.ts";

export const checkoutPages: readonly PageRoute[] = [
  pageRoute("GET", "/c/pay/:id", (context) => withSession(context, show)),
  pageRoute("POST", "/c/pay/:id", (context) => withSession(context, pay)),
  pageRoute("GET", "/c/pay/:id/confirm", (context) =>
    withSession(context, (_context, session) => confirmPage(`/c/pay/${session.id}/confirm`, session.amount)),
  ),
  pageRoute("POST", "/c/pay/:id/confirm", (context) => withSession(context, confirm)),
];

type Answer = (context: PageContext, session: CheckoutSessionRecord) => Response | Promise<Response>;

/** Hands on the session as it is now: one that has run out is over by the time it is looked at. */
function withSession(context: PageContext, answer: Answer): Response | Promise<Response> {
  context.engine.run(() => undefined);
  const session = context.engine.state.checkoutSessions[context.id];
  if (session === undefined) return missingPage();
  if (session.status === "open") return answer(context, session);
  // A second press of the button, or the browser's back button after paying, ends where the first one did.
  return context.url.pathname.endsWith("/confirm") || context.form.size > 0
    ? afterwards(session)
    : sessionOverPage(session, successUrl(session));
}

function afterwards(session: CheckoutSessionRecord): Response {
  const target = session.status === "complete" ? successUrl(session) : null;
  return target === null ? sessionOverPage(session, null) : seeOther(target);
}

function show({ engine, url }: PageContext, session: CheckoutSessionRecord): Response {
  const refused = url.searchParams.has("refused");
  const failure =
    session.paymentIntent === null ? null : engine.state.paymentIntents[session.paymentIntent]?.failure;
  return checkoutPage(engine.state, session, { alert: refused ? (failure?.message ?? null) : null });
}

async function pay(context: PageContext, session: CheckoutSessionRecord): Promise<Response> {
  const { engine, form } = context;
  const read = readCard(form, engine.now(), knownEmail(engine.state, session));
  if (!read.ok) return checkoutPage(engine.state, session, read);
  const done = engine.run((tx) => payAtCheckout(tx, session.id, read.typed));
  if (!done.ok) return checkoutPage(engine.state, session, { alert: done.error.message });
  if (done.result.kind !== "declined") return next(context, done.result);
  const fields = { ...freshFields, ...Object.fromEntries(form) };
  return checkoutPage(engine.state, done.result.session, {
    fields,
    alert: declineWords(done.result.failure.message),
  });
}

function declineWords(message: string): string {
  return `${message} Nothing was charged. Try another card.`;
}

async function confirm(context: PageContext, session: CheckoutSessionRecord): Promise<Response> {
  const agreed = context.form.get("agree") === "yes";
  const done = context.engine.run((tx) => confirmAtCheckout(tx, session.id, agreed));
  return done.ok ? next(context, done.result) : seeOther(`/c/pay/${session.id}`);
}

async function next({ engine, pump }: PageContext, step: CheckoutStep): Promise<Response> {
  await engine.saved();
  if (step.kind === "confirm") return seeOther(`/c/pay/${step.session.id}/confirm`);
  if (step.kind === "declined") return seeOther(`/c/pay/${step.session.id}?refused`);
  if (engine.state.webhooks.mode === "before-redirect") await pump.flush();
  return afterwards(step.session);
}

/** Where the person goes after paying; Stripe puts the session's id where the address asks for it. */
function successUrl(session: CheckoutSessionRecord): string | null {
  return session.successUrl?.replaceAll("{CHECKOUT_SESSION_ID}", session.id) ?? null;
}
