import type { Database } from "#shared/database.types.ts";
import { createClient } from "@supabase/supabase-js";

/** Timeout of every request that the relay makes to Supabase, in milliseconds. */
const timeoutMs = 10_000;

/** Aborts requests that take too long. */
const fetchInTime: typeof fetch = (input, init) => {
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = init?.signal ? AbortSignal.any([init.signal, timeout]) : timeout;
  return fetch(input, { ...init, signal });
};

/**
 * The relay's own access to Supabase, bypassing row-level security. It never signs anyone in, because a
 * session stored here would be used for everyone's requests.
 */
export function createServiceClient(url: string, secretKey: string) {
  return createClient<Database>(url, secretKey, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: fetchInTime },
  });
}

export type ServiceClient = ReturnType<typeof createServiceClient>;
