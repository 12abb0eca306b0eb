import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { toast } from "#client/lib/toast.ts";
import { DataError, parsed } from "#client/lib/query.ts";
import { useBackend } from "#client/lib/services.tsx";
import { personHeader } from "#client/lib/person-header.ts";
import { buttonStyle } from "./button.tsx";

const thumbs = [
  { rating: "up", Icon: ThumbsUp },
  { rating: "down", Icon: ThumbsDown },
] as const;

type ReplyThumbsProps = { userId: string; sessionId: string; messageId: string };

/** Whether a reply was good or poor; pressing the same again takes it back. */
export function ReplyThumbs({ userId, sessionId, messageId }: ReplyThumbsProps) {
  const { t } = useTranslation("conversation");
  const given = useRating(userId, sessionId, messageId);
  const { mutate } = useRate(userId, sessionId);
  const press = (rating: Rating) =>
    mutate(
      { id: messageId, rating: rating === given ? null : rating },
      { onError: () => toast.error(t("rating.failed")) },
    );
  return (
    <fieldset aria-label={t("rating.label")} className="-my-1 flex print:hidden">
      {thumbs.map(({ rating, Icon }) => (
        // A plain button: a long conversation has hundreds.
        <button
          key={rating}
          type="button"
          aria-label={t(`rating.${rating}`)}
          aria-pressed={rating === given}
          onClick={() => press(rating)}
          className={buttonStyle({
            variant: "quiet",
            size: "icon",
            className: rating === given ? "text-sage-ink!" : "text-ink-soft!",
          })}
        >
          <Icon
            aria-hidden="true"
            className={rating === given ? "size-4.5 fill-sage-soft stroke-[2.5]" : "size-4.5"}
          />
        </button>
      ))}
    </fieldset>
  );
}

const ratings = ["up", "down"] as const;
/** What a person thinks of a reply. */
type Rating = (typeof ratings)[number];

const ratedSchema = z.array(z.object({ id: z.string(), rating: z.enum(ratings) }));
const foundSchema = z.array(z.object({ id: z.string() }));
type Ratings = Readonly<Record<string, Rating>>;

const ratingsKey = (userId: string, sessionId: string) => ["ratings", userId, sessionId] as const;

/** How often a reply that has only just been said is looked for again, and how long apart, ms. */
const moreTries = 2;
const notStoredYet = 1_000;

/** The rating of one reply; null without one. All replies of a session share one request. */
function useRating(userId: string, sessionId: string, id: string): Rating | null {
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
function useRate(userId: string, sessionId: string) {
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
