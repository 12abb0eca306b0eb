import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { checked, columnsOf, parsed } from "#client/lib/query.ts";
import { useBackend } from "#client/lib/services.tsx";
import { type Sent, wasAdded } from "#client/lib/new-row.ts";
import { personHeader } from "#client/lib/person-header.ts";
import { moodKey } from "./api.ts";

/** A row of `mood_moments`. */
const momentSchema = z.object({
  id: z.string(),
  /** The person's local date, YYYY-MM-DD. */
  local_date: z.iso.date(),
  mood_score: z.int().min(1).max(5),
  /** Ids of activities, some perhaps of a newer app. */
  activities: z.array(z.string()),
  words: z.string().nullable(),
  felt_at: z.string(),
});
export type Moment = z.infer<typeof momentSchema>;
export type NewMoment = Omit<Moment, "id" | "local_date" | "felt_at">;

/** The most that the data service answers at once; a month may hold more. */
const mostRead = 1_000;

/** The moments from one local day to another (YYYY-MM-DD), newest first. Both days are included. */
export function useMoments(userId: string, from: string, to: string) {
  const { db } = useBackend();
  return useQuery({
    queryKey: [...moodKey(userId), "moments", from, to],
    queryFn: async ({ signal }) => {
      const found: Moment[] = [];
      for (let full = true; full;) {
        const within = db.from("mood_moments").select(columnsOf(momentSchema));
        const newest = within
          .gte("local_date", from)
          .lte("local_date", to)
          .order("felt_at", { ascending: false })
          .order("id", { ascending: false })
          .range(found.length, found.length + mostRead - 1)
          .setHeader(personHeader, userId);
        // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before it ended
        const page = parsed(z.array(momentSchema), await newest.abortSignal(signal));
        found.push(...page);
        full = page.length === mostRead;
      }
      return found;
    },
  });
}

/** Why a moment was refused: the day, or all there may be, is full. */
export type MomentRefusal = "dayFull" | "full";

/** SQLSTATEs of refused moments. */
const refusals: Readonly<Record<string, MomentRefusal>> = { PT429: "dayFull", PT413: "full" };

/** Notes how the person feels now; the answer is a refusal, or null. */
export function useNoteMoment(userId: string) {
  const { db } = useBackend();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, row }: Sent<NewMoment>) => {
      const moments = db.from("mood_moments");
      const answer = await moments.insert({ id, user_id: userId, ...row }).setHeader(personHeader, userId);
      if (wasAdded(answer.error)) return null;
      const refusal = refusals[answer.error?.code ?? ""];
      if (refusal !== undefined) return refusal;
      checked(answer);
      return null;
    },
    // One whose answer got lost may be there.
    onSettled: () => void queries.invalidateQueries({ queryKey: moodKey(userId) }),
  });
}

/** Deletes a moment. */
export function useRemoveMoment(userId: string) {
  const { db } = useBackend();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string) => {
      checked(await db.from("mood_moments").delete().setHeader(personHeader, userId).eq("id", id));
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: moodKey(userId) }),
  });
}

/** A moment of another app, as `import_moments` takes it. */
export type ImportedMoment = {
  /** Local time without a zone, YYYY-MM-DDTHH:MM. */
  readonly at: string;
  readonly mood: number;
  readonly activities: readonly string[];
  readonly words: string | null;
};

/** The most that one call takes. */
const mostPerCall = 1_000;

type Import = {
  readonly app: string;
  readonly moments: readonly ImportedMoment[];
  /** Called with how many were sent so far. */
  readonly onProgress: (sent: number) => void;
};

/** Adds moments from another app, a thousand at a time, and answers how many were new. Doing it again adds none twice. */
export function useImportMoments(userId: string) {
  const { db } = useBackend();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ app, moments, onProgress }: Import) => {
      let added = 0;
      for (let from = 0; from < moments.length; from += mostPerCall) {
        const part = moments.slice(from, from + mostPerCall);
        const call = db.rpc("import_moments", {
          app,
          moments: part.map((it) => ({ ...it, activities: [...it.activities] })),
        });
        // One after the other: the progress is true, and a failure stops the rest.
        // oxlint-disable-next-line no-await-in-loop
        added += parsed(z.int(), await call.setHeader(personHeader, userId));
        onProgress(from + part.length);
      }
      return added;
    },
    // Parts of a failed import are there.
    onSettled: () => void queries.invalidateQueries({ queryKey: moodKey(userId) }),
  });
}
