import type { BillingAction, BillingAnswer, BillingBody } from "#shared/billing.ts";
import type { DataFailure } from "./data-failure.ts";

/**
 * Why a billing action came to nothing, as far as a person can act on it. `unpaid`: Stripe shows nothing paid.
 * `pending`: a bank debit is still under way. `invalid-plan`: no such plan, or the one that is held. `subscribed`: a
 * subscription is there already; `not-subscribed`: none is. `signed-out`: the person has to log in again first.
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

/** The signed-in person's billing, through the relay (spec 2, section 7). Never throws. */
export type BillingPort = {
  act<A extends BillingAction>(action: A, body: BillingBody<A>): Promise<BillingResult<BillingAnswer<A>>>;
};
