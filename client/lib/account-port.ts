import type { CaptchaProof } from "./captcha-port.ts";
import type { LinkTokens } from "./auth-fragment.ts";

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

export type Credentials = { readonly email: string; readonly password: string };

/** What a new account is made from. The date of birth is not part of it: it never leaves the browser. */
export type NewAccount = Credentials & {
  /** Trimmed; empty when the person gave none. */
  readonly fullName: string;
  /** The interface language at the time. */
  readonly language: string;
};

export type PasswordUpdate =
  | { readonly kind: "done" }
  /** `message` is the service's own text, for where the spec shows it. */
  | { readonly kind: "failed"; readonly failure: AuthFailure; readonly message: string };

/** What the app asks of the account service, with a captcha's token where it demands one. Nothing here throws. */
export type AccountPort = {
  signIn(credentials: Credentials, ...proof: CaptchaProof): Promise<"done" | AuthFailure>;
  /** `check-mail` also stands for an address that already has an account, where the service hides that. */
  signUp(account: NewAccount, ...proof: CaptchaProof): Promise<"signed-in" | "check-mail" | AuthFailure>;
  resendConfirmation(email: string, ...proof: CaptchaProof): Promise<"done" | AuthFailure>;
  /** `done` whether or not the address has an account. */
  requestReset(email: string, ...proof: CaptchaProof): Promise<"done" | AuthFailure>;
  /** Signs in with the tokens of a link. */
  adopt(tokens: LinkTokens): Promise<"done" | AuthFailure>;
  updatePassword(password: string): Promise<PasswordUpdate>;
};

/** The least number of characters of a password. */
const passwordMinimum = 6;

type PasswordProblem = "required" | "too-short";

/** What is wrong with a new password, or null. Spaces and any script count; nothing is trimmed. */
export function passwordProblem(password: string): PasswordProblem | null {
  if (password === "") return "required";
  return password.length < passwordMinimum ? "too-short" : null;
}
