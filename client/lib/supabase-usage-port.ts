import { dataFailureOf } from "./data-failure.ts";
import type { Supabase } from "./supabase.ts";
import { usageSchema, type UsagePort } from "./usage-port.ts";

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
