import { isAuthError } from "@supabase/supabase-js";
import { paths } from "#shared/paths.ts";
import type { AccountPort, NewAccount } from "./account-port.ts";
import type { AuthFailure } from "./auth-failure.ts";
import type { CaptchaProof } from "./captcha-port.ts";
import { authFailureOf } from "./sort-auth-error.ts";
import type { Supabase } from "./supabase.ts";

function metadataOf({ fullName, language }: NewAccount): Record<string, string | boolean> {
  return {
    ...(fullName ? { full_name: fullName } : {}),
    age_confirmed: true,
    terms_accepted: true,
    preferred_language: language,
  };
}

const captchaOf = ([captchaToken]: CaptchaProof) => (captchaToken === undefined ? {} : { captchaToken });

/** What no account has a part in. */
const sameForAll: ReadonlySet<AuthFailure> = new Set(["unreachable", "server-error", "captcha-refused"]);

/**
 * What to say about a refused reset request: only what is the same for every address. The limit on mails is counted
 * per account, so telling it would tell that the account exists.
 */
function resetFailureOf(error: unknown): "done" | AuthFailure {
  const failure = authFailureOf(error);
  if (sameForAll.has(failure)) return failure;
  return isAuthError(error) && error.code === "over_request_rate_limit" ? failure : "done";
}

/** The hosted account service, or any that speaks its protocol. Mails lead back to `origin`. */
export function createAccountPort(auth: Supabase["auth"], origin: string): AccountPort {
  const confirmed = `${origin}${paths.dashboard}`;
  return {
    async signIn(credentials, ...proof) {
      const { error } = await auth.signInWithPassword({ ...credentials, options: captchaOf(proof) });
      return error ? authFailureOf(error) : "done";
    },
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
      return error ? resetFailureOf(error) : "done";
    },
    async adopt({ accessToken, refreshToken }) {
      try {
        const { error } = await auth.setSession({ access_token: accessToken, refresh_token: refreshToken });
        return error ? authFailureOf(error) : "done";
      } catch (error) {
        // Something that is not a token at all makes the client throw.
        return authFailureOf(error);
      }
    },
    async updatePassword(password) {
      const { error } = await auth.updateUser({ password });
      if (error) return { kind: "failed", failure: authFailureOf(error), message: error.message };
      // Whoever got in with the old password must not stay in. The password is new whether or not this succeeds.
      await auth.signOut({ scope: "others" });
      return { kind: "done" };
    },
  };
}
