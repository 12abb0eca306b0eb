import { MessageCircle, Phone } from "lucide-react";
import { useTranslation } from "react-i18next";
import { generatePath, Link } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import type { SessionCard } from "#client/lib/sessions-port.ts";

type SessionRowProps = { session: SessionCard; timeZone: string };

/** One session of the list: all of it leads to the session's page. */
export function SessionRow({ session, timeZone }: SessionRowProps) {
  const { t } = useTranslation("sessions");
  const { t: moods } = useTranslation("conversation");
  const format = useFormat();
  const { id, title, type, mood_before: mood, duration, created_at, ai_summary: summary } = session;
  const Icon = type === "call" ? Phone : MessageCircle;
  const during = format.duration(duration);
  return (
    <li className="relative flex gap-4 rounded-lg border border-line bg-surface p-5 transition-colors hover:border-sage sm:p-6">
      <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-sage" />
      <div className="min-w-0 flex-1">
        <h2 className="text-xl">
          <Link
            to={generatePath(paths.session, { id })}
            className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            <span className="sr-only">{t(`type.${type}`)}: </span>
            <bdi>{title}</bdi>
          </Link>
        </h2>
        <p className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
          <time dateTime={new Date(created_at).toISOString()}>
            {format.date(new Date(created_at), timeZone)}
          </time>
          <span>{t("card.duration", { duration: during })}</span>
          {mood ? <span>{t("card.mood", { mood: moods(`moodBefore.${mood}`) })}</span> : null}
        </p>
        {summary ? (
          <p dir="auto" className="mt-2.5 line-clamp-2">
            {summary}
          </p>
        ) : null}
      </div>
    </li>
  );
}
