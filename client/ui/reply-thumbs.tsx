import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type Rating, useRate, useRating } from "#client/lib/reply-ratings.ts";
import { toast } from "#client/lib/toast.ts";
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
