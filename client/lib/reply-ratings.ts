import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { DataError, parsed } from "./query.ts";
import { useBackend } from "./services.tsx";
import { personHeader } from "./supabase.ts";

const ratings = ["up", "down"] as const;
/** What a person thinks of a reply. */
export type Rating = (typeof ratings)[number];

const ratedSchema = z.array(z.object({ id: z.string(), rating: z.enum(ratings) }));
const foundSchema = z.array(z.object({ id: z.string() }));
type Ratings = Readonly<Record<string, Rating>>;

const ratingsKey = (userId: string, sessionId: string) => ["ratings", userId, sessionId] as const;

/** How often a reply that has only just been said is looked for again, and how long apart, ms. */
const moreTries = 2;
const notStoredYet = 1_000;

/** The rating of one reply; null without one. All replies of a session share one request. */
export function useRating(userId: string, sessionId: string, id: string): Rating | null {
  const { db } = useBackend();
  const { data } = useQuery({
    queryKey: ratingsKey(userId, sessionId),
    queryFn: async ({ signal }): Promise<Ratings> => {
      const own = db.from("session_messages").select("id,rating").setHeader(personHeader, userId);
      const answer = await own.eq("session_id", sessionId).not("rating", "is", null).abortSignal(signal);
      return Object.fromEntries(parsed(ratedSchema, answer).map((row) => [row.id, row.rating]));
    },
    select: (all) => all[id] ?? null,
  });
  return data ?? null;
}

type Change = { readonly id: string; readonly rating: Rating | null };

const missing = new DataError("refused");

/** Rates a reply of a session, or takes the rating back; shown at once, and as it was if it can't be stored. */
export function useRate(userId: string, sessionId: string) {
  const { db } = useBackend();
  const queries = useQueryClient();
  const key = ratingsKey(userId, sessionId);
  return useMutation({
    mutationFn: async ({ id, rating }: Change) => {
      const own = db.from("session_messages").update({ rating }).setHeader(personHeader, userId);
      const answer = await own.eq("id", id).select("id");
      if (parsed(foundSchema, answer).length === 0) throw missing;
    },
    // One after another, so that the last press is the one that is stored.
    scope: { id: key.join(" ") },
    retry: (failed, error) => error === missing && failed < moreTries,
    retryDelay: notStoredYet,
    onMutate: async ({ id, rating }) => {
      await queries.cancelQueries({ queryKey: key });
      queries.setQueryData<Ratings>(key, (held = {}) => {
        const { [id]: _, ...others } = held;
        return rating === null ? others : { ...others, [id]: rating };
      });
    },
    onError: () => queries.invalidateQueries({ queryKey: key }),
  });
}
