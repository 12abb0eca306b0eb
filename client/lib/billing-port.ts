import type { z } from "zod";
import { type BillingAction, type BillingAnswer, type BillingBody, billingActions } from "#shared/billing.ts";
import { apiErrorSchema, endpoints, type ApiErrorCode } from "#shared/http.ts";
import { type DataFailure, dataFailureOf } from "./data-failure.ts";

/**
 * Why a billing action failed, as far as a person can act on it. `unpaid`: Stripe shows no payment.
 * `pending`: a bank debit hasn't settled yet. `invalid-plan`: no such plan, or the current one. `subscribed`:
 * a subscription already exists; `not-subscribed`: none exists. `signed-out`: the person has to log in again
 * first.
 */
export type BillingFailure =
  | DataFailure
  | "unpaid"
  | "pending"
  | "invalid-plan"
  | "subscribed"
  | "not-subscribed"
  | "signed-out";

export type BillingFailed = { readonly kind: "failed"; readonly failure: BillingFailure };
export type BillingResult<T> = { readonly kind: "ok"; readonly value: T } | BillingFailed;

/** The signed-in person's billing, through the relay. Never throws. */
export type BillingPort = {
  act<A extends BillingAction>(action: A, body: BillingBody<A>): Promise<BillingResult<BillingAnswer<A>>>;
};

const meanings: Partial<Record<ApiErrorCode, BillingFailure>> = {
  payment_required: "unpaid",
  payment_pending: "pending",
  invalid_plan: "invalid-plan",
  already_subscribed: "subscribed",
  no_subscription: "not-subscribed",
  unauthorized: "signed-out",
};

const failed = (failure: BillingFailure): BillingFailed => ({ kind: "failed", failure });

async function refusalOf(response: Response): Promise<BillingFailed> {
  const body: unknown = await response.json().catch(() => null);
  const code = apiErrorSchema.safeParse(body).data?.error.code;
  const meaning = code === undefined ? undefined : meanings[code];
  return failed(meaning ?? dataFailureOf(response.status));
}

type Answers = { readonly [A in BillingAction]: { readonly answer: z.ZodType<BillingAnswer<A>> } };
const answers: Answers = billingActions;

/** Billing over `POST /api/stripe?action=…`. `accessToken` is null if nobody is signed in. */
export function createBillingPort(
  accessToken: () => Promise<string | null>,
  send: typeof fetch,
): BillingPort {
  return {
    async act(action, body) {
      const token = await accessToken();
      if (token === null) return failed("signed-out");
      const { method, path } = endpoints.stripe;
      const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
      const request = { method, headers, body: JSON.stringify(body) };
      const response = await send(`${path}?action=${action}`, request).catch(() => null);
      if (response === null) return failed("unreachable");
      if (!response.ok) return refusalOf(response);
      const parsed = answers[action].answer.safeParse(await response.json().catch(() => null));
      return parsed.success ? { kind: "ok", value: parsed.data } : failed("server-error");
    },
  };
}
