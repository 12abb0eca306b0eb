/** What a captcha stops: not done yet, done too long ago, not to be had, or not accepted by the account service. */
export type CaptchaFailure =
  | "captcha-missing"
  | "captcha-expired"
  | "captcha-unreachable"
  | "captcha-refused";

/** Why the account service did not do what was asked, as far as a person can act on it. */
export type AuthFailure =
  | CaptchaFailure
  | "wrong-credentials"
  | "unconfirmed"
  | "taken"
  | "rate-limited"
  | "weak-password"
  | "same-password"
  | "bad-email"
  | "sign-up-closed"
  | "reauthentication"
  | "session-missing"
  | "unreachable"
  | "server-error"
  | "unknown";

/** Whether trying the same thing again later may work, with nothing changed. */
export function isPassing(failure: AuthFailure): boolean {
  return failure === "unreachable" || failure === "server-error" || failure === "rate-limited";
}
