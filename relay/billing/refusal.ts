import type { ApiErrorCode } from "#shared/http.ts";
import { Stripe } from "stripe";

/** What a person is not given, as the API says it. Ends the action; the route turns it into the answer. */
export class Refusal extends Error {
  readonly code: ApiErrorCode;
  constructor(code: ApiErrorCode) {
    super(code);
    this.name = "Refusal";
    this.code = code;
  }
}

/** The database gave no usable answer; `code` is PostgREST's or Postgres' own. */
export class StoreFailure extends Error {
  readonly code: string;
  constructor(code: string) {
    super("store");
    this.name = "StoreError";
    this.code = code;
  }
}

const { StripeError, StripeInvalidRequestError, StripeCardError } = Stripe.errors;

/** Whether Stripe says that there is no such thing. */
export function isMissing(error: unknown): boolean {
  return error instanceof StripeInvalidRequestError && error.code === "resource_missing";
}

/** What the caller is told about an action that ended with this. */
export function apiCodeOf(error: unknown): ApiErrorCode {
  if (error instanceof Refusal) return error.code;
  if (error instanceof StripeCardError) return "payment_required";
  if (error instanceof StripeInvalidRequestError) return "internal";
  return error instanceof StripeError || error instanceof StoreFailure ? "unavailable" : "internal";
}
