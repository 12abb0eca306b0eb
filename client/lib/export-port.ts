import type { z } from "zod";
import type { DataFailure } from "./data-failure.ts";

export type ExportValue = z.infer<z.ZodJSONSchema>;

/** A row as the database holds it; an export leaves nothing out and adds nothing. */
export type ExportRow = Readonly<Record<string, ExportValue>>;

/** When a row was made, ISO 8601; empty where it does not say. */
export function madeAt(row: ExportRow): string {
  const at = row["created_at"];
  return typeof at === "string" ? at : "";
}

/** Where the next page of a section begins; only the server reads it. */
export type ExportCursor = ExportRow;

export type ExportFailed = { readonly kind: "failed"; readonly failure: DataFailure };

/** Everything that is kept about the signed-in person, section by section. Never throws. */
export type ExportPort = {
  /** The sections, each with how many rows it holds. */
  contents(
    signal: AbortSignal,
  ): Promise<{ readonly kind: "ok"; readonly counts: ReadonlyMap<string, number> } | ExportFailed>;
  /** A page of a section; `next` is null after the last. */
  page(
    section: string,
    after: ExportCursor | null,
    signal: AbortSignal,
  ): Promise<
    | { readonly kind: "ok"; readonly rows: readonly ExportRow[]; readonly next: ExportCursor | null }
    | ExportFailed
  >;
};
