import { z } from "zod";
import { planIds } from "#shared/plans.ts";
import { type DataFailure, dataFailureOf } from "./data-failure.ts";
import type { Supabase } from "./supabase.ts";

const moment = z.iso.datetime({ offset: true }).nullable();

/** What `get_usage` answers: the plan in force and what is counted towards its limits; -1 is unlimited. */
export const usageSchema = z.object({
  plan: z.enum(planIds),
  /** When the last of the person's passes ends. */
  pass_ends_at: moment,
  /** Talking seconds in the open 24-hour window, and when it closes; null while none is open. */
  voice_seconds: z.int(),
  voice_resets_at: moment,
  /** Monday to Sunday, where the person lives. */
  week_check_ins: z.int(),
  last_check_in: moment,
  /** Calls started in the last 24 hours, and when the first of them that counts gives its place back. */
  calls: z.int(),
  calls_limit: z.int(),
  next_call_at: moment,
});

export type PlanUsage = z.infer<typeof usageSchema>;

/** What the signed-in person has used of their plan. Never throws. */
export type UsagePort = {
  read(): Promise<
    | { readonly kind: "ok"; readonly value: PlanUsage }
    | { readonly kind: "failed"; readonly failure: DataFailure }
  >;
};

/** Usage as the database counts it. */
export function createUsagePort(supabase: Supabase): UsagePort {
  return {
    async read() {
      const { data, error, status } = await supabase.rpc("get_usage");
      if (error) return { kind: "failed", failure: dataFailureOf(status) };
      const parsed = usageSchema.safeParse(data);
      return parsed.success
        ? { kind: "ok", value: parsed.data }
        : { kind: "failed", failure: "server-error" };
    },
  };
}
