import type { QueryClient } from "@tanstack/react-query";
import { lazyCaptcha } from "#client/lib/captcha-port.ts";
import type { AppConfig } from "#shared/app-config.ts";
import type { AccountPort } from "#client/lib/account-port.ts";
import { followProfileLanguage, textOf } from "#client/i18n/setup.ts";
import { accessTokenOf } from "#client/lib/access-token.ts";
import { loadAppConfig, relayFor } from "#client/lib/relay.ts";
import { forgetOnceDeleted } from "#client/lib/asked-deletion.ts";
import { endPushOnSignOut, forgetDraftsOnSignOut, tellOfPlanCopy } from "#client/lib/forget-on-device.ts";
import { forgetCountryOnSignOut, hideHelpOnSignOut, useHelpCountry } from "#client/lib/help-card-store.ts";
import { hasKeptSession } from "#client/lib/kept-session.ts";
import { createHistoryTexts } from "#client/lib/history-texts.ts";
import { createPaywall } from "#client/lib/paywall.ts";
import { followProfile } from "#client/lib/profile.ts";
import { createQueryClient } from "#client/lib/query.ts";
import type { Services } from "#client/lib/services.tsx";
import { keepPushOverSignIns } from "#client/lib/push-sign-in.ts";
import { type AuthStore, createAuthStore, userIdOf } from "#client/lib/auth-store.ts";
import { createAccountPort } from "#client/lib/supabase-account-port.ts";
import { createSupabase } from "#client/lib/supabase.ts";
import { createVoiceSamplesPort } from "#client/lib/voice-samples-port.ts";

/** Loads the configuration and creates the services; null if it couldn't be loaded. */
export async function startFromConfig(): Promise<Services | null> {
  const answer = await loadAppConfig(fetch);
  if (answer.kind !== "loaded") return null;
  return startServices(answer.config);
}

/** Creates the services and starts following the account service; the profile follows who is signed in. */
function startServices(config: AppConfig): Services {
  const supabase = createSupabase(config);
  const auth = createAuthStore(supabase.auth, hasKeptSession);
  const accessToken = accessTokenOf(supabase.auth);
  const backend = { db: supabase, relay: relayFor(accessToken, fetch) };
  const queries = queriesOf(auth);
  // Few people ever need it.
  const signInAgain: AccountPort["signInAgain"] = async (credentials, ...proof) => {
    const part = await import("#client/lib/sign-in-again.ts").catch(() => null);
    if (part === null) return { kind: "failed", failure: "unreachable" };
    const signIn = part.signingInAgain(supabase.auth, () => part.createAuthAside(config));
    return signIn(credentials, ...proof);
  };
  followProfile({ auth, backend, queries }, ({ id, country, notification_preferences }) => {
    useHelpCountry.getState().learn(id, country);
    void followProfileLanguage(notification_preferences.preferred_language ?? null);
  });
  forgetDraftsOnSignOut(auth);
  forgetCountryOnSignOut(auth);
  hideHelpOnSignOut(auth);
  forgetOnceDeleted(auth);
  endPushOnSignOut(auth);
  keepPushOverSignIns(auth, supabase);
  tellOfPlanCopy(auth, textOf);
  auth.follow();
  return {
    backend,
    queries,
    pushKey: config.pushKey ?? null,
    account: createAccountPort(supabase.auth, location.origin, signInAgain),
    captcha: config.captcha ? lazyCaptcha(config.captcha) : null,
    auth,
    accessToken,
    paywall: createPaywall(),
    heardLanguages: config.heardLanguages,
    voiceSamples: createVoiceSamplesPort({ relay: backend.relay, openOutput: () => new AudioContext() }),
    historyTexts: createHistoryTexts(auth, String(performance.timeOrigin)),
  };
}

/** Forgets what one person's pages have read once somebody else, or nobody, is signed in. */
function queriesOf(auth: AuthStore): QueryClient {
  const queries = createQueryClient();
  auth.subscribe((state, before) => {
    if (userIdOf(state) !== userIdOf(before)) queries.clear();
  });
  return queries;
}
