import type { LinkTokens } from "./auth-urls.ts";

/**
 * Why a captcha blocks an attempt: not solved yet, expired, unreachable, or refused by the account service.
 */
export type CaptchaFailure =
  | "captcha-missing"
  | "captcha-expired"
  | "captcha-unreachable"
  | "captcha-refused";

/** Why the account service refused, as far as a person can act on it. */
export type AuthFailure =
  | CaptchaFailure
  | "wrong-credentials"
  | "wrong-code"
  | "second-step"
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

/** Whether simply trying again later may work. */
export function isPassing(failure: AuthFailure): boolean {
  return failure === "unreachable" || failure === "server-error" || failure === "rate-limited";
}

type Credentials = { readonly email: string; readonly password: string };

/** The details of a new account. The date of birth isn't included, because it never leaves the browser. */
export type NewAccount = Credentials & {
  /** Trimmed; empty if none was given. */
  readonly fullName: string;
  /** The interface language at sign-up. */
  readonly language: string;
};

type PasswordUpdate =
  | { readonly kind: "done" }
  /** `message` is the service's own text, for the places that show it verbatim. */
  | { readonly kind: "failed"; readonly failure: AuthFailure; readonly message: string };

/** `uri` is what authenticator apps read from a QR code; `secret` is the part of it that can be typed. */
export type SecondStepStart =
  | { readonly kind: "started"; readonly factorId: string; readonly secret: string; readonly uri: string }
  | { readonly kind: "failed"; readonly failure: AuthFailure };

/** The outcome of signing in again: `second-step` if the code from the person's app is still missing. */
type RenewedSignIn =
  | { readonly kind: "done" }
  | { readonly kind: "failed"; readonly failure: AuthFailure }
  | { readonly kind: "second-step"; readonly step: PendingStep };

export type PendingStep = {
  pass(code: string): Promise<"done" | AuthFailure>;
  /** The person gave up. Does nothing once the step is passed. */
  drop(): void;
};

/** What the app needs from the account service, with a captcha token where one is required. Never throws. */
export type AccountPort = {
  signIn(credentials: Credentials, ...proof: CaptchaProof): Promise<"done" | AuthFailure>;
  /** Signs in anew who is signed in. The sign-in that they have stays until the new one has passed every step. */
  signInAgain(credentials: Credentials, ...proof: CaptchaProof): Promise<RenewedSignIn>;
  /** `check-mail` also covers an address that already has an account, if the service hides that. */
  signUp(account: NewAccount, ...proof: CaptchaProof): Promise<"signed-in" | "check-mail" | AuthFailure>;
  resendConfirmation(email: string, ...proof: CaptchaProof): Promise<"done" | AuthFailure>;
  /** `done` whether or not the address has an account. */
  requestReset(email: string, ...proof: CaptchaProof): Promise<"done" | AuthFailure>;
  /** Requests a link that logs in; `done` whether or not the address has an account. Never opens one. */
  requestLink(email: string, ...proof: CaptchaProof): Promise<"done" | AuthFailure>;
  /** Signs in with a link's tokens. */
  adopt(tokens: LinkTokens): Promise<"done" | AuthFailure>;
  updatePassword(password: string): Promise<PasswordUpdate>;
  /** Begins to set up codes from an app as a second step; `passSecondStep` completes it. */
  startSecondStep(): Promise<SecondStepStart>;
  /** Proves the second step with a code from the app. */
  passSecondStep(factorId: string, code: string): Promise<"done" | AuthFailure>;
  removeSecondStep(factorId: string): Promise<"done" | AuthFailure>;
  /** Ends every sign-in but this one. */
  signOutOthers(): Promise<"done" | AuthFailure>;
};

/** What a widget reports. */
export type CaptchaEvent =
  /** It runs without the person. */
  | { readonly kind: "checking" }
  /** It waits for the person. */
  | { readonly kind: "asking" }
  /** The token is good for one attempt. */
  | { readonly kind: "solved"; readonly token: string }
  /** The solution or the task expired, so the person has to do it again. */
  | { readonly kind: "expired" }
  /** Its script or service can't be reached, or something on the device blocks it. */
  | { readonly kind: "unreachable" };

export type CaptchaLook = {
  /** The interface language. */
  readonly language: string;
  readonly theme: "light" | "dark";
};

export type ShownCaptcha = {
  /** Requests another token after the last one was used. */
  reset(): void;
  remove(): void;
};

/** The captcha that the account service requires. Nothing is loaded before it is shown. */
export type CaptchaPort = {
  /** The provider's public name. */
  readonly provider: string;
  show(container: HTMLElement, look: CaptchaLook, tell: (event: CaptchaEvent) => void): ShownCaptcha;
};

/** What an attempt sends along: a token, or nothing if no captcha is required. */
export type CaptchaProof = readonly [] | readonly [token: string];
