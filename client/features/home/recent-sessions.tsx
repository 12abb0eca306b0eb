import { MessageCircle, Phone } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { generatePath } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import type { SessionCard, SessionsOverview } from "#client/lib/sessions-port.ts";
import { ButtonLink } from "#client/ui/button.tsx";
import { TextLink } from "#client/ui/text-link.tsx";

type RecentSessionsProps = { overview: SessionsOverview; timeZone: string };

/** The newest sessions, and the way to all where there are more. */
export function RecentSessions({ overview: { recent, total }, timeZone }: RecentSessionsProps) {
  const { t } = useTranslation("home");
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-2xl">
          {t("recent.title")}
        </h2>
        {total > recent.length ? (
          <TextLink to={paths.sessions} className="inline-flex min-h-target items-center">
            {t("recent.viewAll")}
          </TextLink>
        ) : null}
      </div>
      {recent.length === 0 ? (
        <div className="flex flex-col items-start gap-4 rounded-lg border border-dashed border-line p-6">
          <p className="text-ink-soft">{t("recent.none")}</p>
          <ButtonLink to={paths.startSession}>{t("recent.first")}</ButtonLink>
        </div>
      ) : (
        <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
          {recent.map((session) => (
            <RecentSession key={session.id} session={session} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </section>
  );
}

function RecentSession({ session, timeZone }: { session: SessionCard; timeZone: string }) {
  const { t } = useTranslation("home");
  const format = useFormat();
  const Icon = session.type === "call" ? Phone : MessageCircle;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-4 sm:px-6">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-sage" />
      <div className="min-w-0 flex-1 basis-2/3 sm:basis-0">
        <p className="font-semibold">{t(`recent.type.${session.type}`)}</p>
        <p className="truncate">
          <bdi>{session.title}</bdi>
        </p>
        <p className="text-sm text-ink-soft">
          {t("recent.when", {
            date: format.date(new Date(session.created_at), timeZone),
            duration: format.duration(session.duration),
          })}
        </p>
      </div>
      <TextLink
        to={generatePath(paths.session, { id: session.id })}
        className="ms-9 inline-flex min-h-target items-center sm:ms-0"
      >
        {t("recent.view")}
        <span className="sr-only">: {session.title}</span>
      </TextLink>
    </li>
  );
}
