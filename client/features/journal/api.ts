import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { checked, columnsOf, parsed } from "#client/lib/query.ts";
import { useBackend } from "#client/lib/services.tsx";
import { type Sent, wasAdded } from "#client/lib/new-row.ts";
import { personHeader } from "#client/lib/person-header.ts";

export const responseSchema = z.object({ prompt: z.string(), response: z.string() });

/** A row of `journal_entries`. */
const entrySchema = z.object({
  id: z.string(),
  title: z.string(),
  /** The person's local date, YYYY-MM-DD. */
  date: z.string(),
  responses: z.array(responseSchema),
  created_at: z.string(),
});

export type JournalEntry = z.infer<typeof entrySchema>;
export type JournalResponse = z.infer<typeof responseSchema>;

/** A page without prompts is an entry whose only prompt is empty. */
export const freeWriting = (response: string): JournalResponse => ({ prompt: "", response });

/** Why an entry was refused: too many today, or the journal is full. */
export type JournalRefusal = "over-today" | "full";

/** SQLSTATEs of refused entries. */
const refusals: Readonly<Record<string, JournalRefusal>> = { PT429: "over-today", PT413: "full" };

const pageSize = 10;
/** Later pages are asked for by the `created_at` of the last entry before them. */
const firstPage = "";
const columns = columnsOf(entrySchema);
const journalKey = (userId: string) => ["journal", userId] as const;

/** A person's saved entries, newest first, a page at a time. */
export function useEntries(userId: string) {
  const { db } = useBackend();
  return useInfiniteQuery({
    queryKey: journalKey(userId),
    queryFn: async ({ pageParam: before, signal }) => {
      const own = db.from("journal_entries").select(columns).setHeader(personHeader, userId);
      const older = before === firstPage ? own : own.lt("created_at", before);
      const page = older.order("created_at", { ascending: false }).limit(pageSize);
      return parsed(z.array(entrySchema), await page.abortSignal(signal));
    },
    initialPageParam: firstPage,
    getNextPageParam: (page) => (page.length === pageSize ? page.at(-1)?.created_at : undefined),
    select: ({ pages }) => pages.flat(),
  });
}

/** Whether an entry has all that another one says, so that it may take its place. */
export function holdsAnswers(
  answers: readonly JournalResponse[],
  earlier: readonly JournalResponse[],
): boolean {
  return earlier.every(({ prompt, response }) =>
    answers.some((it) => it.prompt === prompt && it.response.includes(response)),
  );
}

type NewEntry = { readonly title: string; readonly sent: Sent<readonly JournalResponse[]> };

/** Saves an entry; resolves to why it was refused, or null. */
export function useAddEntry(userId: string) {
  const { db } = useBackend();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ title, sent: { id, row } }: NewEntry) => {
      const written = { title, responses: [...row] };
      const entries = db.from("journal_entries");
      const change = async () => {
        const there = await entries.select(columns).eq("id", id).setHeader(personHeader, userId).single();
        // A later attempt may have overtaken this one.
        if (!holdsAnswers(row, parsed(entrySchema, there).responses)) return there;
        return entries.update(written).eq("id", id).setHeader(personHeader, userId).select(columns).single();
      };
      const added = await entries.insert({ id, user_id: userId, ...written }).setHeader(personHeader, userId);
      const answer = wasAdded(added.error) ? await change() : added;
      const refusal = refusals[answer.error?.code ?? ""];
      if (refusal !== undefined) return refusal;
      checked(answer);
      return null;
    },
    onSettled: () => queries.invalidateQueries({ queryKey: journalKey(userId) }),
  });
}

/** Deletes an entry by its id. */
export function useRemoveEntry(userId: string) {
  const { db } = useBackend();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      checked(await db.from("journal_entries").delete().setHeader(personHeader, userId).eq("id", id));
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: journalKey(userId) }),
  });
}
