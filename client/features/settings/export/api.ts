import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { z } from "zod";
import { type DataFailure, failureOf, parsed } from "#client/lib/query.ts";
import { useBackend } from "#client/lib/services.tsx";
import { personHeader } from "#client/lib/person-header.ts";

/** A row as stored in the database; an export omits and adds nothing. */
const exportRowSchema = z.record(z.string(), z.json()).readonly();
export type ExportRow = z.infer<typeof exportRowSchema>;
export type ExportValue = z.infer<z.ZodJSONSchema>;

/** All rows of a person, by section. */
export type ExportData = ReadonlyMap<string, readonly ExportRow[]>;

/** The parts in which an export loads: first the number of rows of each section, then their rows. */
type ExportPart =
  | { readonly kind: "counts"; readonly counts: Readonly<Record<string, number>> }
  /** `next`: where the next page of the section begins, opaque to the client; null after the last. */
  | {
      readonly kind: "rows";
      readonly section: string;
      readonly rows: readonly ExportRow[];
      readonly next: ExportRow | null;
    };

/** Where a page of rows begins. */
type ExportCursor = { readonly section: string; readonly after: ExportRow | null };

/** Where an export begins: with the counts. */
const beginning: ExportCursor | null = null;

/** Rows loaded so far, and the total. */
export type ExportProgress = { readonly done: number; readonly total: number };

function countsOf(parts: readonly ExportPart[]): readonly (readonly [section: string, count: number])[] {
  const [first] = parts;
  return first?.kind === "counts" ? Object.entries(first.counts) : [];
}

/** The cursor of the part after these; undefined once everything is loaded. Empty sections are skipped. */
function cursorAfter(parts: readonly ExportPart[]): ExportCursor | undefined {
  const last = parts.at(-1);
  if (last?.kind === "rows" && last.next !== null) return { section: last.section, after: last.next };
  const sections = countsOf(parts)
    .filter(([, count]) => count > 0)
    .map(([section]) => section);
  const section = sections[last?.kind === "rows" ? sections.indexOf(last.section) + 1 : 0];
  return section === undefined ? undefined : { section, after: null };
}

function progressOf(parts: readonly ExportPart[]): ExportProgress {
  const total = countsOf(parts).reduce((sum, [, count]) => sum + count, 0);
  const loaded = parts.reduce((sum, part) => sum + (part.kind === "rows" ? part.rows.length : 0), 0);
  // Rows added in the meantime can exceed the count.
  return { done: Math.min(loaded, total), total };
}

/** Every section, also those without rows. */
function rowsOf(parts: readonly ExportPart[]): ExportData {
  const rows = new Map<string, ExportRow[]>(countsOf(parts).map(([section]) => [section, []]));
  for (const part of parts)
    if (part.kind === "rows") for (const row of part.rows) rows.get(part.section)?.push(row);
  return rows;
}

const countsSchema = z.record(z.string(), z.number());
const pageSchema = z.object({ rows: z.array(exportRowSchema), next: exportRowSchema.nullable() });

type ExportState =
  | { readonly status: "idle" }
  /** `progress`: null until the number of rows is known. */
  | { readonly status: "gathering"; readonly progress: ExportProgress | null }
  | { readonly status: "failed"; readonly failure: DataFailure }
  /** `at`: when the last row was read. */
  | { readonly status: "ready"; readonly data: ExportData; readonly at: Date };

type PartContext = { readonly pageParam: ExportCursor | null; readonly signal: AbortSignal };

/**
 * Everything stored about the signed-in person, loaded page by page, so that even a large account on an unreliable
 * connection completes: after a failure, `resume` goes on where it stopped. `stop`, and leaving the page, drop
 * what was loaded.
 */
export function useExport(userId: string) {
  const { db } = useBackend();
  const queries = useQueryClient();
  const [started, setStarted] = useState(false);
  const queryKey = ["export", userId] as const;
  const parts = useInfiniteQuery({
    queryKey,
    queryFn: async ({ pageParam: cursor, signal }: PartContext): Promise<ExportPart> => {
      const section = cursor && { section: cursor.section, ...(cursor.after ? { after: cursor.after } : {}) };
      const asked = section ? db.rpc("export_my_data", section) : db.rpc("export_my_data");
      const answer = await asked.setHeader(personHeader, userId).abortSignal(signal);
      if (cursor === null) return { kind: "counts", counts: parsed(countsSchema, answer) };
      return { kind: "rows", section: cursor.section, ...parsed(pageSchema, answer) };
    },
    initialPageParam: beginning,
    getNextPageParam: (_, all) => cursorAfter(all),
    enabled: started,
    // An export is a snapshot and may be large, so it's neither refetched nor compared, nor cached.
    staleTime: Infinity,
    gcTime: 0,
    structuralSharing: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  const { data, hasNextPage, isFetching, isError, fetchNextPage } = parts;
  // Each page that arrives asks for the next one.
  const loaded = data?.pages.length ?? 0;
  useEffect(() => {
    if (started && loaded > 0 && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [started, loaded, hasNextPage, isFetching, isError, fetchNextPage]);

  const state = (): ExportState => {
    if (!started) return { status: "idle" };
    if (isError && !isFetching) return { status: "failed", failure: failureOf(parts.error) };
    if (!data || hasNextPage) return { status: "gathering", progress: data ? progressOf(data.pages) : null };
    return { status: "ready", data: rowsOf(data.pages), at: new Date(parts.dataUpdatedAt) };
  };
  return {
    state: state(),
    start: () => setStarted(true),
    resume: () => void (data ? fetchNextPage() : parts.refetch()),
    stop: () => {
      setStarted(false);
      queries.removeQueries({ queryKey });
    },
  };
}
