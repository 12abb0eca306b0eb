import type { QueryClient } from "@tanstack/react-query";
import { createCaptchaPort } from "#client/lib/captcha-widget.ts";
import type { AppConfig } from "#shared/app-config.ts";
import { followProfileLanguage } from "#client/i18n/setup.ts";
import { relayFor } from "#client/lib/backend.ts";
import { loadAppConfig } from "#client/lib/app-config.ts";
import { endPushOnSignOut, forgetDraftsOnSignOut } from "#client/lib/forget-on-device.ts";
import { useHelpCountry } from "#client/lib/help-card-store.ts";
import { createHistoryTexts } from "#client/lib/history-texts.ts";
import { createPaywall } from "#client/lib/paywall.ts";
import { createProfileStore } from "#client/lib/profile-store.ts";
import { createQueryClient } from "#client/lib/query.ts";
import type { Services } from "#client/lib/services.tsx";
import { type AuthState, type AuthStore, createAuthStore } from "#client/lib/auth-store.ts";
import { createAccountPort } from "#client/lib/supabase-account-port.ts";
import { createProfilePort } from "#client/lib/supabase-profile-port.ts";
import { createSupabase, hasKeptSession } from "#client/lib/supabase.ts";
import { createVoiceSamplesPort } from "#client/lib/voice-samples-port.ts";

/** Loads the configuration and creates the services; null if it couldn't be loaded. */
export async function startFromConfig(): Promise<Services | null> {
  const answer = await loadAppConfig(fetch);
  if (answer.kind !== "loaded") return null;
  const services = startServices(answer.config);
  services.profile.subscribe((state) => {
    if (state.status !== "ready") return;
    void followProfileLanguage(state.profile.notification_preferences.preferred_language ?? null);
  });
  return services;
}

/** Creates the services and starts following the account service; the profile follows who is signed in. */
function startServices(config: AppConfig): Services {
  const supabase = createSupabase(config);
  const auth = createAuthStore(supabase.auth, hasKeptSession);
  const profile = createProfileStore(createProfilePort(supabase));
  auth.subscribe((state) => {
    if (state.status === "signed-in") profile.hold(state.user.id);
    if (state.status === "signed-out") profile.hold(null);
  });
  profile.subscribe((state) => {
    if (state.status === "ready") useHelpCountry.getState().learn(state.profile.country);
  });
  forgetDraftsOnSignOut(auth);
  endPushOnSignOut(auth);
  auth.follow();
  const accessToken = async () => {
    const { data } = await supabase.auth.getSession();
    return data.session?.access_token ?? null;
  };
  return {
    backend: { db: supabase, relay: relayFor(accessToken, fetch) },
    queries: queriesOf(auth),
    pushKey: config.pushKey ?? null,
    account: createAccountPort(supabase.auth, location.origin),
    captcha: config.captcha ? createCaptchaPort(config.captcha) : null,
    auth,
    profile,
    paywall: createPaywall(),
    heardLanguages: config.heardLanguages,
    voiceSamples: createVoiceSamplesPort({ accessToken, send: fetch, openOutput: () => new AudioContext() }),
    historyTexts: createHistoryTexts(auth, String(performance.timeOrigin)),
  };
}

const personOf = (state: AuthState) => (state.status === "signed-in" ? state.user.id : null);

/** Forgets what one person's pages have read once somebody else, or nobody, is signed in. */
function queriesOf(auth: AuthStore): QueryClient {
  const queries = createQueryClient();
  auth.subscribe((state, before) => {
    if (personOf(state) !== personOf(before)) queries.clear();
  });
  return queries;
}
