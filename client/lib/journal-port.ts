import { z } from "zod";
import type { DataFailure } from "./data-failure.ts";

const responseSchema = z.object({ prompt: z.string(), response: z.string() });

/** A row of `journal_entries`. */
export const journalEntrySchema = z.object({
  id: z.string(),
  title: z.string(),
  /** The person's local date, YYYY-MM-DD. */
  date: z.string(),
  responses: z.array(responseSchema),
  created_at: z.string(),
});

export type JournalEntry = z.infer<typeof journalEntrySchema>;
export type JournalResponse = z.infer<typeof responseSchema>;

/** The database's limit on titles, in characters. */
export const longestTitle = 200;

export type JournalFailed = { readonly kind: "failed"; readonly failure: DataFailure };

/** Why an entry was refused: too many today, or the journal is full. */
export type JournalNotTaken = { readonly kind: "over-today" } | { readonly kind: "full" };

/** One person's journal, under row-level security. Never throws. */
export type JournalPort = {
  /** Up to `count` entries, newest first; with `before`, those older than that entry. */
  list(
    userId: string,
    count: number,
    before?: JournalEntry,
  ): Promise<{ readonly kind: "ok"; readonly entries: readonly JournalEntry[] } | JournalFailed>;
  add(
    userId: string,
    title: string,
    responses: readonly JournalResponse[],
  ): Promise<{ readonly kind: "ok"; readonly entry: JournalEntry } | JournalNotTaken | JournalFailed>;
  remove(userId: string, id: string): Promise<{ readonly kind: "ok" } | JournalFailed>;
};
