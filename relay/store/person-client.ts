import type { Database } from "#shared/database.types.ts";
import { createClient } from "@supabase/supabase-js";
import { fetchInTime } from "./service-client.ts";

/** Supabase with one person's own rights, for one request; never kept. */
export function createPersonClient(url: string, publishableKey: string, accessToken: string) {
  return createClient<Database>(url, publishableKey, {
    accessToken: () => Promise.resolve(accessToken),
    global: { fetch: fetchInTime },
  });
}
