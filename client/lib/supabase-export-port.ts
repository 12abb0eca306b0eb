import { z } from "zod";
import { dataFailureOf } from "./data-failure.ts";
import type { ExportFailed, ExportPort } from "./export-data.ts";
import type { Supabase } from "./supabase.ts";

const countsSchema = z.record(z.string(), z.number());
const rowSchema = z.record(z.string(), z.json());
const pageSchema = z.object({ rows: z.array(rowSchema), next: rowSchema.nullable() });

const unreadable: ExportFailed = { kind: "failed", failure: "server-error" };

/** The export provided by the database (`export_my_data`). */
export function createExportPort(supabase: Supabase): ExportPort {
  return {
    async contents(signal) {
      const { data, error, status } = await supabase.rpc("export_my_data").abortSignal(signal);
      if (error) return { kind: "failed", failure: dataFailureOf(status) };
      const parsed = countsSchema.safeParse(data);
      return parsed.success ? { kind: "ok", counts: new Map(Object.entries(parsed.data)) } : unreadable;
    },
    async page(section, after, signal) {
      const { data, error, status } = await supabase
        .rpc("export_my_data", { section, ...(after === null ? {} : { after }) })
        .abortSignal(signal);
      if (error) return { kind: "failed", failure: dataFailureOf(status) };
      const parsed = pageSchema.safeParse(data);
      return parsed.success ? { kind: "ok", ...parsed.data } : unreadable;
    },
  };
}
