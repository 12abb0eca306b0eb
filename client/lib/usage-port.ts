import { z } from "zod";
import { planIds } from "#shared/plans.ts";
import { type DataFailure, dataFailureOf } from "./data-failure.ts";
import type { Supabase } from "./supabase.ts";

const moment = z.iso.datetime({ offset: true }).nullable();

/** The result of `get_usage`: the current plan and what counts toward its limits; -1 is unlimited. */
export const usageSchema = z.object({
  plan: z.enum(planIds),
  /** When the last of the person's passes ends. */
  pass_ends_at: moment,
  /** Talking seconds in the current 24-hour window and when it closes; null if none is open. */
  voice_seconds: z.int(),
  voice_resets_at: moment,
  /** Monday to Sunday in the person's time zone. */
  week_check_ins: z.int(),
  last_check_in: moment,
  /** Calls started in the last 24 hours, and when the oldest of them stops counting. */
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

/** Usage as counted by the database. */
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
