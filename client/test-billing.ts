import {
  type BillingAction,
  billingActions,
  type BillingAnswer,
  type BillingRow,
  type ExistingSubscription,
} from "#shared/billing.ts";
import type { ApiErrorCode } from "#shared/http.ts";
import type { BillingFailure, PlanUsage } from "#client/features/billing/api.ts";
import type { fakeBackend } from "./test-backend.ts";

/** In-memory billing, and switches to control it. */
export type FakeBilling = {
  usage: PlanUsage;
  subscription: ExistingSubscription | null;
  history: readonly BillingRow[];
  hasMore: boolean;
  bought: BillingAnswer<"verify-session">;
  outcome: "switched" | "payment_needed";
  /** Actions that fail, and why; `usage` is the request for usage. */
  failing: Partial<Record<BillingAction | "usage", BillingFailure>>;
  /** The requests made, in order. */
  asked: { readonly action: BillingAction; readonly body: unknown }[];
};

/** 2026-12-20, the end of a paid month. */
const periodEnd = 1_797_768_000;

export function usageOf(changed: Partial<PlanUsage> = {}): PlanUsage {
  return {
    plan: "free",
    pass_ends_at: null,
    voice_seconds: 0,
    voice_resets_at: null,
    week_check_ins: 0,
    last_check_in: null,
    calls: 0,
    calls_limit: 5,
    next_call_at: null,
    ...changed,
  };
}

export function subscriptionOf(changed: Partial<ExistingSubscription> = {}): ExistingSubscription {
  return {
    subscriptionId: "sub_1",
    status: "active",
    planId: "premium-monthly",
    entitled: true,
    currentPeriodEnd: periodEnd,
    cancelAtPeriodEnd: false,
    cancelAt: null,
    paymentUrl: null,
    pendingPlanId: null,
    ...changed,
  };
}

export function fakeBillingState(): FakeBilling {
  return {
    usage: usageOf(),
    subscription: null,
    history: [],
    hasMore: false,
    bought: { planId: "premium-monthly", customerId: "cus_1", passExpiresAt: null },
    outcome: "switched",
    failing: {},
    asked: [],
  };
}

const none = {
  subscriptionId: null,
  status: "none",
  currentPeriodEnd: null,
  cancelAtPeriodEnd: false,
} as const;

type Answers = { readonly [A in BillingAction]: () => BillingAnswer<A> };

const checkout = () => ({ sessionId: "cs_1", url: "https://pay.test/checkout" });

function answersOf(billing: FakeBilling): Answers {
  const held = () => billing.subscription ?? subscriptionOf();
  return {
    "create-checkout-session": checkout,
    "create-24hour-pass": checkout,
    "create-portal-session": () => ({ url: "https://pay.test/portal" }),
    "get-subscription": () => billing.subscription ?? none,
    "cancel-subscription": () => billing.subscription ?? none,
    "resume-subscription": held,
    "get-customer-id": () => ({ customerId: billing.bought.customerId }),
    "get-billing-history": () => ({ billingHistory: [...billing.history], hasMore: billing.hasMore }),
    "verify-session": () => billing.bought,
    "activate-24hour-pass": () => billing.bought,
    "update-subscription": () => billing.bought,
    "preview-switch": () => ({
      planId: "premium-annual",
      currency: "usd",
      amountDue: 4_321,
      credit: 0,
      lines: [
        { description: "Unused time on Premium monthly", amount: -678 },
        { description: "Remaining time on Premium annual", amount: 4_999 },
      ],
      prorationDate: 1_795_000_000,
    }),
    "switch-plan": () => ({ outcome: billing.outcome, subscription: held() }),
  };
}

/** How the relay words a failure. */
const refusals: Record<Exclude<BillingFailure, "unreachable">, readonly [ApiErrorCode, number]> = {
  unpaid: ["payment_required", 402],
  pending: ["payment_pending", 402],
  "invalid-plan": ["invalid_plan", 400],
  subscribed: ["already_subscribed", 409],
  "not-subscribed": ["no_subscription", 404],
  "signed-out": ["unauthorized", 401],
  refused: ["forbidden", 403],
  "server-error": ["internal", 500],
};

function refusalOf(failure: BillingFailure): Response {
  if (failure === "unreachable") throw new TypeError("Failed to fetch");
  const [code, status] = refusals[failure];
  return Response.json({ error: { code, message: "No.", retryable: false } }, { status });
}

const isAction = (name: string): name is BillingAction => Object.hasOwn(billingActions, name);
const actions = Object.keys(billingActions).filter(isAction);

/** Answers requests for usage and billing from this state. */
export function serveBilling(data: ReturnType<typeof fakeBackend>, billing: FakeBilling): void {
  const answers = answersOf(billing);
  for (const action of actions)
    data.on(`POST /api/stripe?action=${action}`, (body) => {
      billing.asked.push({ action, body });
      const failure = billing.failing[action];
      return failure === undefined ? answers[action]() : refusalOf(failure);
    });
  data.on("POST rpc/get_usage", () =>
    billing.failing.usage === undefined ? billing.usage : refusalOf(billing.failing.usage),
  );
}
