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

/** All rows of a person, by section. */
export type ExportData = ReadonlyMap<string, readonly ExportRow[]>;

/** Rows that are here, of those that there are. */
export type ExportProgress = { readonly section: string; readonly done: number; readonly total: number };

export type Gathered =
  | { readonly kind: "ok"; readonly data: ExportData }
  | { readonly kind: "failed"; readonly failure: DataFailure }
  | { readonly kind: "stopped" };

export type Gathering = {
  /** Fetches what is still missing; after a failure it goes on where it was. */
  run(onProgress: (progress: ExportProgress) => void, signal: AbortSignal): Promise<Gathered>;
};

type Part = { readonly rows: ExportRow[]; after: ExportCursor | null; complete: boolean };

/** Gathers an export page by page, so that an account of any size comes through, however shaky the line. */
export function createGathering(port: ExportPort): Gathering {
  const parts = new Map<string, Part>();
  let total = 0;

  const begin = async (signal: AbortSignal): Promise<DataFailure | null> => {
    if (parts.size > 0) return null;
    const contents = await port.contents(signal);
    if (contents.kind === "failed") return contents.failure;
    for (const [section, count] of contents.counts) {
      parts.set(section, { rows: [], after: null, complete: count === 0 });
      total += count;
    }
    return null;
  };

  const done = () => [...parts.values()].reduce((sum, { rows }) => sum + rows.length, 0);

  const advance = async (section: string, part: Part, signal: AbortSignal): Promise<DataFailure | null> => {
    const page = await port.page(section, part.after, signal);
    if (page.kind === "failed") return page.failure;
    for (const row of page.rows) part.rows.push(row);
    part.after = page.next;
    part.complete = page.next === null;
    return null;
  };

  return {
    async run(onProgress, signal) {
      const unlisted = await begin(signal);
      if (signal.aborted) return { kind: "stopped" };
      if (unlisted) return { kind: "failed", failure: unlisted };
      for (const [section, part] of parts) {
        while (!part.complete) {
          const failure = await advance(section, part, signal);
          if (signal.aborted) return { kind: "stopped" };
          if (failure) return { kind: "failed", failure };
          // Rows added meanwhile can exceed the count.
          onProgress({ section, done: Math.min(done(), total), total });
        }
      }
      return { kind: "ok", data: new Map([...parts].map(([section, { rows }]) => [section, rows])) };
    },
  };
}
