import type { BillingAction, BillingAnswer, BillingRow, ExistingSubscription } from "#shared/billing.ts";
import type { BillingFailure, BillingPort } from "#client/lib/billing-port.ts";
import type { PlanUsage, UsagePort } from "#client/lib/usage-port.ts";

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

export function fakeBilling(billing: FakeBilling): BillingPort {
  return {
    act(action, body) {
      billing.asked.push({ action, body });
      const failure = billing.failing[action];
      if (failure !== undefined) return Promise.resolve({ kind: "failed", failure });
      return Promise.resolve({ kind: "ok", value: answersOf(billing)[action]() });
    },
  };
}

export function fakeUsage(billing: FakeBilling): UsagePort {
  return {
    read() {
      if (billing.failing.usage !== undefined)
        return Promise.resolve({ kind: "failed", failure: "server-error" });
      return Promise.resolve({ kind: "ok", value: billing.usage });
    },
  };
}
