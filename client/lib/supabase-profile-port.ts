import { dataFailureOf } from "./data-failure.ts";
import type { ProfilePort, ProfileResult } from "./profile-store.ts";
import { profileColumns, profileSchema } from "./profile.ts";
import { personHeader, type Supabase } from "./supabase.ts";

type Answer = { readonly data: unknown; readonly error: unknown; readonly status: number };

/** A row that doesn't parse is the server's fault, not the person's. */
function resultOf({ data, error, status }: Answer): ProfileResult {
  if (error) return { kind: "failed", failure: dataFailureOf(status) };
  const parsed = profileSchema.safeParse(data);
  return parsed.success ? { kind: "ok", profile: parsed.data } : { kind: "failed", failure: "server-error" };
}

/** The person's own row in the database, under row-level security. */
export function createProfilePort(supabase: Supabase): ProfilePort {
  return {
    async read(userId) {
      return resultOf(
        await supabase.from("profiles").select(profileColumns).setHeader(personHeader, userId).single(),
      );
    },
    async write(userId, patch) {
      // The data service rejects updates without a filter; row-level security decides whose row it is.
      const changed = supabase.from("profiles").update(patch).not("id", "is", null);
      return resultOf(await changed.setHeader(personHeader, userId).select(profileColumns).single());
    },
    async confirm() {
      const { error, status } = await supabase.rpc("confirm_age_and_terms");
      return error ? { kind: "failed", failure: dataFailureOf(status) } : { kind: "ok" };
    },
  };
}
