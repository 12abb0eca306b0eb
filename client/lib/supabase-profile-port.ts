import { dataFailureOf } from "./data-failure.ts";
import type { ProfilePort, ProfileResult } from "./profile-store.ts";
import { profileColumns, profileSchema } from "./profile.ts";
import type { Supabase } from "./supabase.ts";

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
      return resultOf(await supabase.from("profiles").select(profileColumns).eq("id", userId).single());
    },
    async write(userId, patch) {
      const changed = supabase.from("profiles").update(patch).eq("id", userId);
      return resultOf(await changed.select(profileColumns).single());
    },
    async confirmAge() {
      const { error, status } = await supabase.rpc("confirm_age");
      return error ? { kind: "failed", failure: dataFailureOf(status) } : { kind: "ok" };
    },
  };
}
