import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import type { AiFailure, AiOutcome } from "./port.ts";

/** Failures after which the same request may well succeed. */
export const passing: ReadonlySet<AiFailure> = new Set(["timeout", "rateLimited", "unavailable"]);

/** What the status of a refused HTTP request means. */
export function failureOfStatus(status: number): AiFailure {
  if (status === 429) return "rateLimited";
  if (status === 408) return "timeout";
  return status >= 500 ? "unavailable" : "refused";
}

/**
 * The longest wait that a provider may request, ms: an hour, so that a wrong clock can't disable one
 * permanently.
 */
const longestWaitMs = 3_600_000;

/** How long a response asks us to wait (RFC 9110, 10.2.3), ms; a date is relative to the response's own. */
export function retryAfterMs(headers: Headers | undefined): number | undefined {
  const exact = headers?.get("retry-after-ms") ?? "";
  const asked = headers?.get("retry-after") ?? "";
  const ms =
    exact === ""
      ? /^\d+(\.\d+)?$/.test(asked)
        ? Number(asked) * 1_000
        : Date.parse(asked) - Date.parse(headers?.get("date") ?? "")
      : Number(exact);
  return Number.isFinite(ms) && ms >= 0 ? Math.min(ms, longestWaitMs) : undefined;
}

/**
 * What servers call it when their filter refuses what somebody said. Self-harm is what people talk about here, so it says
 * nothing about the provider and less about its key.
 */
const filterCodes: ReadonlySet<unknown> = new Set([
  "content_filter",
  "content_policy_violation",
  "invalid_prompt",
  "data_inspection_failed",
]);

/** Whether an error, of the library or from within a stream, tells of a content filter. */
export function isFiltered(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && filterCodes.has(error.code);
}

/** The failure for an exception of the client library. */
export function failureIn(error: unknown): Extract<AiOutcome<never>, { ok: false }> {
  const headers: unknown = error instanceof APIError ? error.headers : undefined;
  return failed(failureOf(error), headers instanceof Headers ? retryAfterMs(headers) : undefined);
}

/**
 * The meaning of an exception of the client library. Its text is ignored, because it may quote the person.
 */
function failureOf(error: unknown): AiFailure {
  if (error instanceof APIUserAbortError) return "aborted";
  if (error instanceof APIConnectionTimeoutError) return "timeout";
  if (error instanceof APIConnectionError) return "unavailable";
  if (error instanceof APIError && isFiltered(error)) return "declined";
  if (error instanceof APIError && typeof error.status === "number") return failureOfStatus(error.status);
  if (error instanceof SyntaxError) return "garbage";
  return "unavailable";
}

export function failed(failure: AiFailure, retryAfter?: number): Extract<AiOutcome<never>, { ok: false }> {
  return retryAfter === undefined ? { ok: false, failure } : { ok: false, failure, retryAfterMs: retryAfter };
}
