import { dataFailureOf } from "./data-failure.ts";
import type { ProfilePort, ProfileResult } from "./profile-store.ts";
import { profileColumns, profileSchema } from "./profile.ts";
import { personHeader, type Supabase } from "./supabase.ts";

type Answer = { readonly data: unknown; readonly error: unknown; readonly status: number };

/** A row that does not parse is the server's mistake, not the person's. */
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
      // The data service changes nothing without a condition; whose row it is, row-level security decides.
      const changed = supabase.from("profiles").update(patch).not("id", "is", null);
      return resultOf(await changed.setHeader(personHeader, userId).select(profileColumns).single());
    },
    async confirm() {
      const { error, status } = await supabase.rpc("confirm_age_and_terms");
      return error ? { kind: "failed", failure: dataFailureOf(status) } : { kind: "ok" };
    },
  };
}
