import type { ApiErrorCode } from "#shared/http.ts";
import { Stripe } from "stripe";

/** Ends an action with an API error; the route turns it into the response. */
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

/** Whether Stripe says that there is no such object. */
export function isMissing(error: unknown): boolean {
  return error instanceof StripeInvalidRequestError && error.code === "resource_missing";
}

/** The API error for an action that ended with this exception. */
export function apiCodeOf(error: unknown): ApiErrorCode {
  if (error instanceof Refusal) return error.code;
  if (error instanceof StripeCardError) return "payment_required";
  if (error instanceof StripeInvalidRequestError) return "internal";
  return error instanceof StripeError || error instanceof StoreFailure ? "unavailable" : "internal";
}
