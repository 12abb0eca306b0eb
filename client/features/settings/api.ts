import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { checked, parsed } from "#client/lib/query.ts";
import { useBackend } from "#client/lib/services.tsx";
import { personHeader } from "#client/lib/supabase.ts";

/** One browser in which the person is signed in. */
const signInSchema = z.object({
  id: z.string(),
  /** The browser's own words. */
  user_agent: z.string().nullable(),
  last_used_at: z.string(),
  this_one: z.boolean(),
});
export type SignIn = z.infer<typeof signInSchema>;

const signInsKey = (userId: string) => ["settings", userId, "sign-ins"] as const;

/** Where the person is signed in, the latest first. */
export function useSignIns(userId: string) {
  const { db } = useBackend();
  return useQuery({
    queryKey: signInsKey(userId),
    queryFn: async ({ signal }) => {
      const own = db.rpc("my_sign_ins").setHeader(personHeader, userId);
      return parsed(z.array(signInSchema), await own.abortSignal(signal));
    },
  });
}

/** Ends one sign-in, by its id. */
export function useEndSignIn(userId: string) {
  const { db } = useBackend();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      checked(await db.rpc("end_sign_in", { sign_in: id }).setHeader(personHeader, userId));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: signInsKey(userId) }),
  });
}

/** Reloads the list after sign-ins have ended by other means. */
export function useReloadSignIns(userId: string) {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: signInsKey(userId) });
}
