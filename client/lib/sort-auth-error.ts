import { isAuthError, isAuthRetryableFetchError, isAuthSessionMissingError } from "@supabase/supabase-js";
import type { AuthFailure } from "./auth-failure.ts";

const failuresByCode: Readonly<Record<string, AuthFailure>> = {
  invalid_credentials: "wrong-credentials",
  email_not_confirmed: "unconfirmed",
  user_already_exists: "taken",
  email_exists: "taken",
  over_request_rate_limit: "rate-limited",
  over_email_send_rate_limit: "rate-limited",
  weak_password: "weak-password",
  same_password: "same-password",
  email_address_invalid: "bad-email",
  email_address_not_authorized: "bad-email",
  signup_disabled: "sign-up-closed",
  email_provider_disabled: "sign-up-closed",
  reauthentication_needed: "reauthentication",
  reauthentication_not_valid: "reauthentication",
  session_not_found: "session-missing",
  session_expired: "session-missing",
  refresh_token_not_found: "session-missing",
  refresh_token_already_used: "session-missing",
  no_authorization: "session-missing",
  bad_jwt: "session-missing",
  user_not_found: "session-missing",
  captcha_failed: "captcha-refused",
  unexpected_failure: "server-error",
  request_timeout: "server-error",
  hook_timeout: "server-error",
};

/** Older services answer without a code; their texts are all there is to tell them apart. */
const failuresByText: readonly (readonly [RegExp, AuthFailure])[] = [
  [/invalid login credentials/i, "wrong-credentials"],
  [/email not confirmed/i, "unconfirmed"],
  [/already (been )?registered|already exists/i, "taken"],
  [/captcha protection/i, "captcha-refused"],
  [/rate limit|too many requests|for security purposes/i, "rate-limited"],
  [/logged in|not authenticated|session (is )?missing|session from session_id/i, "session-missing"],
  [/invalid (format|email)|unable to validate email/i, "bad-email"],
  [/failed to fetch|networkerror|load failed|network request failed/i, "unreachable"],
];

function failureOfStatus(status: number | undefined): AuthFailure | null {
  if (status === 429) return "rate-limited";
  return status !== undefined && status >= 500 ? "server-error" : null;
}

/** Sorts whatever the account service's client gave back or threw into the failures a person can act on. */
export function authFailureOf(error: unknown): AuthFailure {
  if (!(error instanceof Error)) return "unknown";
  if (isAuthRetryableFetchError(error)) return error.status ? "server-error" : "unreachable";
  if (isAuthSessionMissingError(error)) return "session-missing";
  const { code, status } = isAuthError(error) ? error : { code: undefined, status: undefined };
  const byCode = code === undefined ? undefined : failuresByCode[code];
  const byText = failuresByText.find(([pattern]) => pattern.test(error.message))?.[1];
  return byCode ?? failureOfStatus(status) ?? byText ?? "unknown";
}
