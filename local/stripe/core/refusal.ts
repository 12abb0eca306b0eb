/** An error as Stripe's API returns it. */
export type ApiError = {
  readonly status: number;
  readonly type: "invalid_request_error" | "idempotency_error" | "api_error";
  readonly message: string;
  readonly code?: string;
  readonly param?: string;
};

/** Ends a command early; `transact` turns it into a value, so it never leaves the core. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  readonly error: ApiError;

  constructor(error: ApiError) {
    super(error.message);
    this.error = error;
  }
}

export function invalid(message: string, param?: string, code?: string): Refusal {
  return new Refusal({
    status: 400,
    type: "invalid_request_error",
    message,
    ...(param === undefined ? {} : { param }),
    ...(code === undefined ? {} : { code }),
  });
}

/**
 * `what` as in "No such customer: 'cus_1'"; an unknown id in the URL is a 404, one in the parameters a 400.
 */
export function noSuch(what: string, id: string, param: string, status: 400 | 404 = 400): Refusal {
  const message = `No such ${what}: '${id}'`;
  return new Refusal({ status, type: "invalid_request_error", code: "resource_missing", message, param });
}
