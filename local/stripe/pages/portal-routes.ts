import { createPaymentMethod, keepPaymentMethod } from "../core/customer.ts";
import { known } from "../core/find.ts";
import { requestedSwitch, switchPlan } from "../core/subscription-switch.ts";
import type { Done, Tx } from "../core/tx.ts";
import type { SubscriptionRecord } from "../state/billing.ts";
import type { PortalSessionRecord } from "../state/people.ts";
import { readCard } from "./card-input.ts";
import { missingPage, seeOther } from "./layout.ts";
import { type PageContext, type PageRoute, pageRoute } from "./page-route.ts";
import {
  cancelPage,
  cardPage,
  currentSubscription,
  otherPrice,
  portalPage,
  switchPage,
} from "./portal-page.ts";

export const portalPages: readonly PageRoute[] = [
  pageRoute(
    "GET",
    "/p/session/:id",
    withPortal(({ engine, url }, session) =>
      portalPage(engine.state, session, url.searchParams.get("problem")),
    ),
  ),
  pageRoute(
    "GET",
    "/p/session/:id/card",
    withPortal(({ engine }, session) => cardPage(engine.state, session, {})),
  ),
  pageRoute("POST", "/p/session/:id/card", withPortal(saveCard)),
  pageRoute(
    "GET",
    "/p/session/:id/cancel",
    withPlan((_context, session, plan) => cancelPage(session, plan)),
  ),
  pageRoute("POST", "/p/session/:id/cancel", withPlan(cancel)),
  pageRoute("POST", "/p/session/:id/resume", withPlan(resume)),
  pageRoute(
    "GET",
    "/p/session/:id/switch",
    withPlan(({ engine }, session, plan) => switchPage(engine.state, session, plan, engine.now())),
  ),
  pageRoute("POST", "/p/session/:id/switch", withPlan(switchTo)),
];

type OnPortal = (context: PageContext, session: PortalSessionRecord) => Response | Promise<Response>;
type OnPlan = (
  context: PageContext,
  session: PortalSessionRecord,
  plan: SubscriptionRecord,
) => Response | Promise<Response>;

/** Seconds for which the portal's address works. */
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

function withPlan(answer: OnPlan): PageRoute["answer"] {
  return withPortal((context, session) => {
    const plan = currentSubscription(context.engine.state, session.customer);
    return plan === undefined ? seeOther(`/p/session/${session.token}`) : answer(context, session, plan);
  });
}

async function saveCard(context: PageContext, session: PortalSessionRecord): Promise<Response> {
  const { engine, form } = context;
  const email = engine.state.customers[session.customer]?.email ?? null;
  const read = readCard(form, engine.now(), email);
  if (!read.ok) return cardPage(engine.state, session, read);
  return finish(
    context,
    session,
    engine.run((tx) => {
      const method = createPaymentMethod(tx, read.typed);
      keepPaymentMethod(tx, session.customer, method.id);
      const plan = currentSubscription(tx.state, session.customer);
      if (plan !== undefined) change(tx, { ...plan, defaultPaymentMethod: method.id });
    }),
  );
}

/** As Stripe's own portal does it: the end is a moment, not the "at period end" flag. */
function cancel(
  context: PageContext,
  session: PortalSessionRecord,
  plan: SubscriptionRecord,
): Promise<Response> {
  const done = context.engine.run((tx) =>
    change(tx, {
      ...plan,
      cancelAt: plan.item.periodEnd,
      cancelAtPeriodEnd: false,
      canceledAt: tx.now,
      cancellation: { ...plan.cancellation, reason: "cancellation_requested" },
    }),
  );
  return finish(context, session, done);
}

function resume(
  context: PageContext,
  session: PortalSessionRecord,
  plan: SubscriptionRecord,
): Promise<Response> {
  const done = context.engine.run((tx) =>
    change(tx, {
      ...plan,
      cancelAt: null,
      cancelAtPeriodEnd: false,
      canceledAt: null,
      cancellation: { comment: null, feedback: null, reason: null },
    }),
  );
  return finish(context, session, done);
}

function switchTo(
  context: PageContext,
  session: PortalSessionRecord,
  plan: SubscriptionRecord,
): Promise<Response> {
  const price = otherPrice(plan)?.id;
  const shownAt = Number(context.form.get("at"));
  const done = context.engine.run((tx) => {
    const prorationDate = Number.isInteger(shownAt) && shownAt > 0 ? shownAt : tx.now;
    const planned = requestedSwitch(plan, [{ id: plan.item.id, price }], "always_invoice", prorationDate);
    switchPlan(tx, plan.id, planned, { paymentBehavior: "pending_if_incomplete", prorationDate });
    return known(tx, "subscriptions", plan.id).pendingUpdate === null;
  });
  const waits = done.ok && !done.result;
  return finish(
    context,
    session,
    done,
    waits ? "Your card did not pay for the switch. Change the card, then pay the invoice below." : null,
  );
}

function change(tx: Tx, plan: SubscriptionRecord): void {
  tx.change("subscriptions", plan, "customer.subscription.updated");
}

async function finish(
  { engine }: PageContext,
  session: PortalSessionRecord,
  done: Done<unknown>,
  notice: string | null = null,
): Promise<Response> {
  await engine.saved();
  const problem = done.ok ? notice : done.error.message;
  return seeOther(
    `/p/session/${session.token}${problem === null ? "" : `?problem=${encodeURIComponent(problem)}`}`,
  );
}
