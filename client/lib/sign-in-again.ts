import { AuthClient } from "@supabase/auth-js";
import type { AppConfig } from "#shared/app-config.ts";
import type { AccountPort, AuthFailure, PendingStep } from "./account-port.ts";
import { secondStepOf } from "./auth-store.ts";
import { sessionKey } from "./kept-session.ts";
import { authFailureOf, captchaOf } from "./supabase-account-port.ts";
import { accountServiceOf, type Supabase } from "./supabase.ts";

/** Another client of the account service: a sign-in that the page, other tabs and the next visit know nothing of. */
export function createAuthAside({ supabaseUrl, supabasePublishableKey: key }: AppConfig): Supabase["auth"] {
  return new AuthClient({
    ...accountServiceOf(supabaseUrl, key),
    autoRefreshToken: false,
    persistSession: false,
    detectSessionInUrl: false,
    storageKey: `${sessionKey}.aside`,
  });
}

async function moveSession(from: Supabase["auth"], to: Supabase["auth"]): Promise<"done" | AuthFailure> {
  const { data } = await from.getSession();
  if (data.session === null) return "session-missing";
  const { error } = await to.setSession(data.session);
  return error ? authFailureOf(error) : "done";
}

/** The second step of a sign-in beside the page's own, which takes that one's place when it is passed. */
function stepOf(aside: Supabase["auth"], factorId: string, auth: Supabase["auth"]): PendingStep {
  let passed = false;
  return {
    async pass(code) {
      const { error } = await aside.mfa.challengeAndVerify({ factorId, code });
      if (error) return authFailureOf(error);
      passed = true;
      return moveSession(aside, auth);
    },
    drop() {
      if (!passed) void aside.signOut({ scope: "local" });
    },
  };
}

/** Signs in anew who is signed in on `auth`; see `AccountPort`. */
export function signingInAgain(
  auth: Supabase["auth"],
  openAside: () => Supabase["auth"],
): AccountPort["signInAgain"] {
  return async (credentials, ...proof) => {
    const aside = openAside();
    const { data, error } = await aside.signInWithPassword({ ...credentials, options: captchaOf(proof) });
    if (error) return { kind: "failed", failure: authFailureOf(error) };
    const factorId = secondStepOf(data.user);
    if (factorId !== null) return { kind: "second-step", step: stepOf(aside, factorId, auth) };
    const outcome = await moveSession(aside, auth);
    return outcome === "done" ? { kind: "done" } : { kind: "failed", failure: outcome };
  };
}
