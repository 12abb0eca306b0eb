import type { AppConfig } from "#shared/app-config.ts";
import { forgetDraftsOnSignOut } from "./forget-on-device.ts";
import { useHelpCountry } from "./help-desk.ts";
import { createKeptWords } from "./kept-words.ts";
import { createProfileStore } from "./profile-store.ts";
import { createPaywall } from "./paywall.ts";
import { createBillingPort } from "./billing-port.ts";
import { createLeavingPort } from "./account-deletion.ts";
import { generateOver } from "./relay-wrap-ups.ts";
import type { Services } from "./services.tsx";
import { createSessionStore } from "./session-store.ts";
import { createAccountPort } from "./supabase-account-port.ts";
import { createExportPort } from "./supabase-export-port.ts";
import { createJournalPort } from "./supabase-journal-port.ts";
import { createMemoriesPort } from "./supabase-memories-port.ts";
import { createMoodPort } from "./supabase-mood-port.ts";
import { createProfilePort } from "./supabase-profile-port.ts";
import { createReminderPort } from "./supabase-reminder-port.ts";
import { createSafetyPort } from "./supabase-safety-port.ts";
import { createSessionsPort } from "./supabase-sessions-port.ts";
import { createUsagePort } from "./usage-port.ts";
import { createWrapUpsPort } from "./supabase-wrap-ups-port.ts";
import { createSupabase, hasKeptSession } from "./supabase.ts";

/** Makes what the screens stand on and begins to follow the account service; the profile follows who is here. */
export function startServices(config: AppConfig): Services {
  const supabase = createSupabase(config);
  const session = createSessionStore(supabase.auth, hasKeptSession);
  const profile = createProfileStore(createProfilePort(supabase));
  session.subscribe((state) => {
    if (state.status === "signed-in") profile.hold(state.user.id);
    if (state.status === "signed-out") profile.hold(null);
  });
  profile.subscribe((state) => {
    if (state.status === "ready") useHelpCountry.getState().learn(state.profile.country);
  });
  forgetDraftsOnSignOut(session);
  session.follow();
  const accessToken = async () => {
    const { data } = await supabase.auth.getSession();
    return data.session?.access_token ?? null;
  };
  return {
    account: createAccountPort(supabase.auth, location.origin),
    session,
    profile,
    journal: createJournalPort(supabase),
    sessions: createSessionsPort(supabase),
    safety: createSafetyPort(supabase, accessToken, fetch),
    mood: createMoodPort(supabase),
    reminders: createReminderPort(supabase, accessToken, fetch),
    memories: createMemoriesPort(supabase),
    exports: createExportPort(supabase),
    leaving: createLeavingPort(accessToken, fetch),
    wrapUps: createWrapUpsPort(supabase, generateOver(accessToken, fetch)),
    billing: createBillingPort(accessToken, fetch),
    usage: createUsagePort(supabase),
    paywall: createPaywall(),
    words: createKeptWords(session, String(performance.timeOrigin)),
  };
}
