import type { ApiError, ApiErrorCode } from "#shared/http.ts";
import type { ErrorRequestHandler, RequestHandler, Response } from "express";
import { z } from "zod";
import { errorCode } from "../log/fields.ts";
import type { Log } from "../log/log.ts";

type Answer = { readonly status: number; readonly message: string; readonly retryable: boolean };

const answers: Readonly<Record<ApiErrorCode, Answer>> = {
  bad_request: { status: 400, message: "We couldn't read that request.", retryable: false },
  unauthorized: { status: 401, message: "Please log in again.", retryable: false },
  forbidden: { status: 403, message: "That belongs to someone else.", retryable: false },
  confirmation_required: {
    status: 403,
    message: "Please confirm your age and accept the terms first.",
    retryable: false,
  },
  payment_required: { status: 402, message: "No payment has been made.", retryable: false },
  payment_pending: { status: 402, message: "The payment is still being processed.", retryable: true },
  invalid_plan: { status: 400, message: "Invalid plan selected.", retryable: false },
  already_subscribed: { status: 409, message: "You already have a subscription.", retryable: false },
  no_subscription: { status: 409, message: "You don't have a subscription to change.", retryable: false },
  upgrade_required: { status: 402, message: "Your plan doesn't include another one yet.", retryable: false },
  nothing_to_write: { status: 409, message: "There's nothing to write about yet.", retryable: false },
  in_progress: { status: 409, message: "That's already in progress.", retryable: true },
  not_found: { status: 404, message: "There's nothing at this address.", retryable: false },
  method_not_allowed: { status: 405, message: "This address doesn't accept that method.", retryable: false },
  too_large: { status: 413, message: "That's too much to send at once.", retryable: false },
  rate_limited: { status: 429, message: "Too many requests. Please wait a moment.", retryable: true },
  internal: { status: 500, message: "Something went wrong on our side. Please try again.", retryable: true },
  unavailable: {
    status: 503,
    message: "We can't reach the service right now. Please try again.",
    retryable: true,
  },
};

/** Responds with the error's status and its JSON body. */
export function sendError(res: Response, code: ApiErrorCode): void {
  const { status, message, retryable } = answers[code];
  res.status(status).json({ error: { code, message, retryable } } satisfies ApiError);
}

export const notFound: RequestHandler = (_req, res) => {
  sendError(res, "not_found");
};

/** For `route.all(…)`, after a route's methods. */
export function methodNotAllowed(...allowed: readonly string[]): RequestHandler {
  return (_req, res) => {
    res.set("Allow", allowed.join(", "));
    sendError(res, "method_not_allowed");
  };
}

/** Errors that Express and its body parser raise for bad input have a 4xx `status`. */
const httpError = z.object({ status: z.int().min(400).max(499) });

function codeFor(error: unknown): ApiErrorCode {
  const parsed = httpError.safeParse(error);
  if (!parsed.success) return "internal";
  return parsed.data.status === 413 ? "too_large" : "bad_request";
}

/** The last handler: nothing of the error itself reaches the response and only its code reaches the log. */
export function reportErrors(log: Log): ErrorRequestHandler {
  return (error, _req, res, _next) => {
    const code = codeFor(error);
    if (code === "internal") log("http.failed", { code: errorCode(error) });
    // Once the headers are sent, all that is left is to close the connection. Express would do so too, but
    // also print the error with its text.
    if (res.headersSent) res.destroy();
    else sendError(res, code);
  };
}
