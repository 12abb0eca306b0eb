import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import type { AppConfig } from "#shared/app-config.ts";
import type { Database } from "#shared/database.types.ts";
import { deviceStorage } from "./browser-storage.ts";

export type Supabase = SupabaseClient<Database>;

const sessionKey = "hearken.session";

/**
 * The client of the account service and of the person's own rows.
 * It does not look at the URL itself: it would strip a link's fragment before the app has seen it, and leave the
 * tokens in the browser's history. `LinkWatcher` reads the fragment instead.
 */
export function createSupabase(config: AppConfig): Supabase {
  return createClient<Database>(config.supabaseUrl, config.supabasePublishableKey, {
    auth: {
      flowType: "implicit",
      detectSessionInUrl: false,
      storage: deviceStorage,
      storageKey: sessionKey,
    },
  });
}

/** Whether this browser holds a session, good or not. */
export function hasKeptSession(): boolean {
  return deviceStorage.getItem(sessionKey) !== null;
}
