import { APIConnectionError, APIConnectionTimeoutError, APIError, APIUserAbortError } from "openai";
import type { AiFailure, AiOutcome } from "./port.ts";

/** Failures after which the same request may well succeed. */
export const passing: ReadonlySet<AiFailure> = new Set(["timeout", "rateLimited", "unavailable"]);

function failureOfStatus(status: number): AiFailure {
  if (status === 429) return "rateLimited";
  if (status === 408) return "timeout";
  return status >= 500 ? "unavailable" : "refused";
}

/** What an exception of the client library means. Its words are not looked at: they may quote the person. */
export function failureOf(error: unknown): AiFailure {
  if (error instanceof APIUserAbortError) return "aborted";
  if (error instanceof APIConnectionTimeoutError) return "timeout";
  if (error instanceof APIConnectionError) return "unavailable";
  if (error instanceof APIError && typeof error.status === "number") return failureOfStatus(error.status);
  if (error instanceof SyntaxError) return "garbage";
  return "unavailable";
}

export function failed(failure: AiFailure): AiOutcome<never> {
  return { ok: false, failure };
}
