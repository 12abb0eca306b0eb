import type { z } from "zod";
import type { DataFailure } from "./data-failure.ts";

export type ExportValue = z.infer<z.ZodJSONSchema>;

/** A row as stored in the database; an export omits and adds nothing. */
export type ExportRow = Readonly<Record<string, ExportValue>>;

/** When a row was created, ISO 8601; empty if it doesn't say. */
export function madeAt(row: ExportRow): string {
  const at = row["created_at"];
  return typeof at === "string" ? at : "";
}

/** Where the next page of a section begins; opaque to the client. */
export type ExportCursor = ExportRow;

export type ExportFailed = { readonly kind: "failed"; readonly failure: DataFailure };

/** Everything stored about the signed-in person, section by section. Never throws. */
export type ExportPort = {
  /** The sections, each with its number of rows. */
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

/** Rows loaded so far, and the total. */
export type ExportProgress = { readonly section: string; readonly done: number; readonly total: number };

export type Gathered =
  | { readonly kind: "ok"; readonly data: ExportData }
  | { readonly kind: "failed"; readonly failure: DataFailure }
  | { readonly kind: "stopped" };

export type Gathering = {
  /** Fetches whatever is missing; after a failure it resumes where it stopped. */
  run(onProgress: (progress: ExportProgress) => void, signal: AbortSignal): Promise<Gathered>;
};

type Part = { readonly rows: ExportRow[]; after: ExportCursor | null; complete: boolean };

/** Loads an export page by page, so that even a large account on an unreliable connection completes. */
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
          // Rows added in the meantime can exceed the count.
          onProgress({ section, done: Math.min(done(), total), total });
        }
      }
      return { kind: "ok", data: new Map([...parts].map(([section, { rows }]) => [section, rows])) };
    },
  };
}
