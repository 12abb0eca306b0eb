import type { AppConfig } from "#shared/app-config.ts";
import { createProfileStore } from "./profile-store.ts";
import type { Services } from "./services.tsx";
import { createSessionStore } from "./session-store.ts";
import { createAccountPort } from "./supabase-account-port.ts";
import { createProfilePort } from "./supabase-profile-port.ts";
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
  session.follow();
  return { account: createAccountPort(supabase.auth, location.origin), session, profile };
}
