import type { AuthChangeEvent, Session } from "@supabase/auth-js";
import type { AccountPort, CaptchaPort } from "#client/lib/account-port.ts";
import { createHistoryTexts } from "#client/lib/history-texts.ts";
import { createPaywall } from "#client/lib/paywall.ts";
import { type Profile, profileSchema } from "#client/lib/profile.ts";
import type { Services } from "#client/lib/services.tsx";
import { fakeVoiceSamples, fakeVoiceSamplesPort } from "./test-voice-samples.ts";
import { createAuthStore } from "#client/lib/auth-store.ts";
import { fakeBillingState, serveBilling } from "./test-billing.ts";
import { listSessions } from "./test-sessions.ts";
import { fakeBackend } from "./test-backend.ts";
import { serveScreen } from "./test-safety.ts";

/** Services for component tests: the real stores over a fake account service and rows in memory. */

export const someone: Session = {
  access_token: "a.b.c",
  refresh_token: "r",
  expires_in: 3600,
  expires_at: 1_900_000_000,
  token_type: "bearer",
  user: {
    id: "ada",
    email: "ada@example.org",
    app_metadata: {},
    user_metadata: {},
    aud: "authenticated",
    created_at: "2025-11-20T00:00:00Z",
  },
};

/** A complete profile with the given changes. */
export function profileOf(changed: Partial<Record<keyof Profile, unknown>> = {}): Profile {
  return profileSchema.parse({
    id: someone.user.id,
    email: "ada@example.org",
    full_name: "Ada",
    timezone: "Europe/London",
    country: "GB",
    notification_preferences: { preferred_language: "en", voice_preference: "warm" },
    age_confirmed_at: "2025-11-20T00:00:00Z",
    terms_accepted_at: "2025-11-20T00:00:00Z",
    subscription_plan: "free",
    subscription_status: "none",
    pass_expires_at: null,
    ...changed,
  });
}

function accountPort(replies: Partial<AccountPort>): AccountPort {
  return {
    signIn: () => Promise.resolve("done"),
    signUp: () => Promise.resolve("check-mail"),
    resendConfirmation: () => Promise.resolve("done"),
    requestReset: () => Promise.resolve("done"),
    requestLink: () => Promise.resolve("done"),
    adopt: () => Promise.resolve("done"),
    startSecondStep: () =>
      Promise.resolve({
        kind: "started",
        factorId: "factor",
        secret: "SECRET",
        uri: "otpauth://totp/x?secret=SECRET",
      }),
    passSecondStep: () => Promise.resolve("done"),
    removeSecondStep: () => Promise.resolve("done"),
    signOutOthers: () => Promise.resolve("done"),
    updatePassword: () => Promise.resolve({ kind: "done" }),
    ...replies,
  };
}

type FakeOptions = { account?: Partial<AccountPort>; captcha?: CaptchaPort; profile?: Profile };

/** Fake services, and switches to control them. It is unknown who is signed in until `emit` says so. */
export function fakeServices({ account = {}, captcha, profile = profileOf() }: FakeOptions = {}) {
  const listeners = new Set<(event: AuthChangeEvent, session: Session | null) => void>();
  const emit = (event: AuthChangeEvent, session: Session | null) => {
    for (const listener of listeners) listener(event, session);
  };
  const auth = createAuthStore(
    {
      onAuthStateChange(listener) {
        listeners.add(listener);
        return { data: { subscription: { unsubscribe: () => listeners.delete(listener) } } };
      },
      signOut() {
        emit("SIGNED_OUT", null);
        return Promise.resolve({ error: null });
      },
    },
    () => false,
  );
  auth.follow();
  const data = fakeBackend(someone.user.id);
  const row = { ...profile };
  data.tables["profiles"] = [row];
  data.on("POST rpc/confirm_age_and_terms", () => {
    const now = "2025-11-20T00:00:00Z";
    Object.assign(row, { age_confirmed_at: now, terms_accepted_at: now });
  });
  const billing = fakeBillingState();
  serveBilling(data, billing);
  listSessions(data);
  const screen = serveScreen(data);
  const voiceSamples = fakeVoiceSamples();
  const services: Services = {
    backend: data.backend,
    queries: data.queries,
    pushKey: null,
    account: accountPort(account),
    captcha: captcha ?? null,
    auth,
    accessToken: async (refused) => (refused === undefined ? someone.access_token : "a.renewed.c"),
    paywall: createPaywall(),
    heardLanguages: undefined,
    historyTexts: createHistoryTexts(auth, "page"),
    voiceSamples: fakeVoiceSamplesPort(voiceSamples),
  };
  return {
    services,
    emit,
    /** The person's row of `profiles`. */
    row,
    data,
    billing,
    screen,
    voiceSamples,
  };
}
