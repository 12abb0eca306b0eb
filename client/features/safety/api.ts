import { useMutation, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { columnsOf, parsed } from "#client/lib/query.ts";
import { emptyPlan, type SafetyPlan } from "#client/lib/safety-plan.ts";
import { useBackend } from "#client/lib/services.tsx";
import { personHeader } from "#client/lib/person-header.ts";

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

/** Saves these parts of the plan and no others, which another device may have changed; resolves to the whole plan. */
export function useSavePlan(userId: string) {
  const { db } = useBackend();
  return useMutation({
    mutationFn: async (parts: Partial<SafetyPlan>): Promise<SafetyPlan> => {
      const row = { user_id: userId, ...parts };
      const saving = db.from("safety_plans").upsert(row, { onConflict: "user_id" });
      return parsed(
        planSchema,
        await saving.setHeader(personHeader, userId).select(columnsOf(planSchema)).single(),
      );
    },
  });
}
