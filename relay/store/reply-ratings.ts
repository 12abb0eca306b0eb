import { z } from "zod";
import { runInBackground } from "../runtime/background.ts";
import type { ServiceClient } from "./service-client.ts";

export const checkEveryMs = 300_000;

const count = z.int().min(0);
const ratingsSchema = z.object({ up: count, down: count });

/** How many stored replies are rated which way. */
export type ReplyRatings = z.infer<typeof ratingsSchema>;

/** The ratings of all replies, without who gave them or for what; null if the database didn't answer. */
export async function countReplyRatings(client: ServiceClient): Promise<ReplyRatings | null> {
  const { data, error } = await client.rpc("reply_ratings");
  if (error !== null) return null;
  return ratingsSchema.safeParse(data).data ?? null;
}

/** Counts every few minutes how people rate replies, for the operator. Returns a function that stops. */
export function watchReplyRatings(
  read: () => Promise<ReplyRatings | null>,
  tell: (ratings: ReplyRatings) => void,
): () => void {
  const look = async (): Promise<void> => {
    const ratings = await read();
    if (ratings !== null) tell(ratings);
  };
  const timer = setInterval(() => runInBackground("ratings.look", look()), checkEveryMs);
  runInBackground("ratings.look", look());
  return () => clearInterval(timer);
}
