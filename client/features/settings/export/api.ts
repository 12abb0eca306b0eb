import { useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { z } from "zod";
import { type DataFailure, failureOf, parsed } from "#client/lib/query.ts";
import { useBackend } from "#client/lib/services.tsx";
import { personHeader } from "#client/lib/supabase.ts";
import {
  type ExportCursor,
  type ExportData,
  type ExportPart,
  type ExportProgress,
  beginning,
  cursorAfter,
  exportRowSchema,
  progressOf,
  rowsOf,
} from "./export-data.ts";

const countsSchema = z.record(z.string(), z.number());
const pageSchema = z.object({ rows: z.array(exportRowSchema), next: exportRowSchema.nullable() });

export type ExportState =
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
