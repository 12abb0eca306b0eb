import { useMutation, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { checked, columnsOf, parsed } from "#client/lib/query.ts";
import { emptyPlan, type SafetyPlan } from "#client/lib/safety-plan.ts";
import { useBackend } from "#client/lib/services.tsx";
import { personHeader } from "#client/lib/supabase.ts";

/** A row of `safety_plans`. */
const planSchema = z.object({
  warning_signs: z.string(),
  coping: z.string(),
  distractions: z.string(),
  people: z.string(),
  professionals: z.string(),
  surroundings: z.string(),
  reasons: z.string(),
}) satisfies z.ZodType<SafetyPlan>;

/** A person's safety plan; an empty one if none was written yet. */
export function usePlan(userId: string) {
  const { db } = useBackend();
  return useQuery({
    queryKey: ["safety-plan", userId],
    queryFn: async ({ signal }) => {
      const own = db.from("safety_plans").select(columnsOf(planSchema)).setHeader(personHeader, userId);
      return parsed(planSchema.nullable(), await own.abortSignal(signal).maybeSingle()) ?? emptyPlan;
    },
    // Read anew by each visit: the form must start from what was saved last, on any device.
    staleTime: 0,
    gcTime: 0,
  });
}

/** Saves the parts that were changed here, so that what another tab has saved in the others stays. */
export function useSavePlan(userId: string) {
  const { db } = useBackend();
  return useMutation({
    mutationFn: async (changed: Partial<SafetyPlan>) => {
      const row = { user_id: userId, ...changed };
      const saving = db.from("safety_plans").upsert(row, { onConflict: "user_id" });
      checked(await saving.setHeader(personHeader, userId));
    },
  });
}
