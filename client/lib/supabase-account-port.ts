import { isAuthError, isAuthRetryableFetchError, isAuthSessionMissingError } from "@supabase/auth-js";
import { paths } from "#shared/paths.ts";
import type { AccountPort, AuthFailure, CaptchaProof, NewAccount } from "./account-port.ts";
import type { Supabase } from "./supabase.ts";

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
  mfa_verification_failed: "wrong-code",
  mfa_challenge_expired: "wrong-code",
  insufficient_aal: "second-step",
  captcha_failed: "captcha-refused",
  unexpected_failure: "server-error",
  request_timeout: "server-error",
  hook_timeout: "server-error",
};

/** Older services answer without a code, so only their texts tell failures apart. */
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

/** Maps anything the account service's client returned or threw to a failure that a person can act on. */
export function authFailureOf(error: unknown): AuthFailure {
  if (!(error instanceof Error)) return "unknown";
  if (isAuthRetryableFetchError(error)) return error.status ? "server-error" : "unreachable";
  if (isAuthSessionMissingError(error)) return "session-missing";
  const { code, status } = isAuthError(error) ? error : { code: undefined, status: undefined };
  const byCode = code === undefined ? undefined : failuresByCode[code];
  const byText = failuresByText.find(([pattern]) => pattern.test(error.message))?.[1];
  return byCode ?? failureOfStatus(status) ?? byText ?? "unknown";
}

function metadataOf({ fullName, language }: NewAccount): Record<string, string | boolean> {
  return {
    ...(fullName ? { full_name: fullName } : {}),
    age_confirmed: true,
    terms_accepted: true,
    preferred_language: language,
  };
}

export const captchaOf = ([captchaToken]: CaptchaProof) =>
  captchaToken === undefined ? {} : { captchaToken };

/** Failures that don't depend on whether the account exists. */
const sameForAll: ReadonlySet<AuthFailure> = new Set(["unreachable", "server-error", "captcha-refused"]);

/**
 * Reports only failures that are the same for every address. The email limit is counted per account, so
 * reporting it would reveal that the account exists.
 */
function hiddenFailureOf(error: unknown): "done" | AuthFailure {
  const failure = authFailureOf(error);
  if (sameForAll.has(failure)) return failure;
  return isAuthError(error) && error.code === "over_request_rate_limit" ? failure : "done";
}

/**
 * The hosted account service, or any that speaks its protocol. Links in emails lead back to `origin`.
 *
 * @param signInAgain see `client/lib/sign-in-again.ts`
 */
export function createAccountPort(
  auth: Supabase["auth"],
  origin: string,
  signInAgain: AccountPort["signInAgain"],
): AccountPort {
  const confirmed = `${origin}${paths.dashboard}`;
  return {
    async signIn(credentials, ...proof) {
      const { error } = await auth.signInWithPassword({ ...credentials, options: captchaOf(proof) });
      return error ? authFailureOf(error) : "done";
    },
    signInAgain,
    async signUp(account, ...proof) {
      const { email, password } = account;
      const options = { data: metadataOf(account), emailRedirectTo: confirmed, ...captchaOf(proof) };
      const { data, error } = await auth.signUp({ email, password, options });
      if (error) return authFailureOf(error);
      return data.session ? "signed-in" : "check-mail";
    },
    async resendConfirmation(email, ...proof) {
      const options = { emailRedirectTo: confirmed, ...captchaOf(proof) };
      const { error } = await auth.resend({ type: "signup", email, options });
      return error ? authFailureOf(error) : "done";
    },
    async requestReset(email, ...proof) {
      const { error } = await auth.resetPasswordForEmail(email, {
        redirectTo: `${origin}${paths.resetPassword}`,
        ...captchaOf(proof),
      });
      return error ? hiddenFailureOf(error) : "done";
    },
    async requestLink(email, ...proof) {
      const options = { shouldCreateUser: false, emailRedirectTo: confirmed, ...captchaOf(proof) };
      const { error } = await auth.signInWithOtp({ email, options });
      return error ? hiddenFailureOf(error) : "done";
    },
    async adopt({ accessToken, refreshToken }) {
      try {
        const { error } = await auth.setSession({ access_token: accessToken, refresh_token: refreshToken });
        return error ? authFailureOf(error) : "done";
      } catch (error) {
        // The client throws if the value isn't a token at all.
        return authFailureOf(error);
      }
    },
    async startSecondStep() {
      // An unfinished enrollment is useless, and its name would block the next one.
      const listed = await auth.mfa.listFactors();
      if (listed.error) return { kind: "failed", failure: authFailureOf(listed.error) };
      const unfinished = listed.data.all.filter(({ status }) => status === "unverified");
      await Promise.all(unfinished.map(({ id }) => auth.mfa.unenroll({ factorId: id })));
      const { data, error } = await auth.mfa.enroll({
        factorType: "totp",
        issuer: "Hearken",
        friendlyName: "Authenticator",
      });
      if (error) return { kind: "failed", failure: authFailureOf(error) };
      const { secret, uri } = data.totp;
      return { kind: "started", factorId: data.id, secret, uri };
    },
    async passSecondStep(factorId, code) {
      const { error } = await auth.mfa.challengeAndVerify({ factorId, code });
      return error ? authFailureOf(error) : "done";
    },
    async removeSecondStep(factorId) {
      const { error } = await auth.mfa.unenroll({ factorId });
      if (error) return authFailureOf(error);
      // The session's own copy of the account still lists it.
      await auth.refreshSession();
      return "done";
    },
    async signOutOthers() {
      const { error } = await auth.signOut({ scope: "others" });
      return error ? authFailureOf(error) : "done";
    },
    async updatePassword(password) {
      const { error } = await auth.updateUser({ password });
      if (error) return { kind: "failed", failure: authFailureOf(error), message: error.message };
      // Anyone who got in with the old password must be signed out. The password has changed whether or not
      // this succeeds.
      await auth.signOut({ scope: "others" });
      return { kind: "done" };
    },
  };
}
