import type { Database } from "#shared/database.types.ts";
import { createClient } from "@supabase/supabase-js";

/** Nothing the relay asks of Supabase may hang longer than this, in milliseconds. */
const timeoutMs = 10_000;

/** Gives up on what does not answer in time. */
const fetchInTime: typeof fetch = (input, init) => {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal });
};

/**
 * The relay's own access to Supabase, past row-level security. It never signs anybody in: a session kept here would be
 * used for everybody's requests.
 */
export function createServiceClient(url: string, secretKey: string) {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchInTime },
  });
}

export type ServiceClient = ReturnType<typeof createServiceClient>;
