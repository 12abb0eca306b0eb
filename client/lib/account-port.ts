import type { AuthFailure } from "./auth-failure.ts";
import type { CaptchaProof } from "./captcha-port.ts";
import type { LinkTokens } from "./auth-fragment.ts";

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
