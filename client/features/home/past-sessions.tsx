import { MessageCircle, Phone } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { generatePath } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import type { Profile } from "#client/lib/profile.ts";
import { loadedOf } from "#client/lib/query.ts";
import { ButtonLink } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { LoadFailed, LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { TextLink } from "#client/ui/text-link.tsx";
import { useSessionsOverview, type RecentSession, type SessionsOverview } from "./api.ts";

type PastSessionsProps = { profile: Profile; now: Date };

/** Recent sessions and totals. They load on their own, so that the rest of the home page doesn't wait. */
export function PastSessions({ profile, now }: PastSessionsProps) {
  const { t } = useTranslation("home");
  const query = useSessionsOverview(profile, now);
  const state = loadedOf(query);
  if (state.status === "loading")
    return (
      <LoadingRegion className="mt-12 flex flex-col gap-4">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </LoadingRegion>
    );
  if (state.status === "failed")
    return (
      <LoadFailed
        title={t("failed")}
        reason={t(`readFailure.${state.failure}`)}
        retry={t("retry")}
        onRetry={() => void query.refetch()}
        className="mt-12"
      />
    );
  return (
    <>
      <RecentSessions overview={state.value} timeZone={profile.timezone} />
      <Stats overview={state.value} />
    </>
  );
}

type RecentSessionsProps = { overview: SessionsOverview; timeZone: string };

/** The newest sessions, with a link to all of them if there are more. */
function RecentSessions({ overview: { recent, total }, timeZone }: RecentSessionsProps) {
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
            <SessionRow key={session.id} session={session} timeZone={timeZone} />
          ))}
        </ul>
      )}
    </section>
  );
}

function SessionRow({ session, timeZone }: { session: RecentSession; timeZone: string }) {
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

/** Totals of the person's sessions. */
function Stats({ overview: { total, totalSeconds, thisWeek } }: { overview: SessionsOverview }) {
  const { t } = useTranslation("home");
  const format = useFormat();
  const id = useId();
  const stats = [
    { name: t("stats.total"), value: format.number(total) },
    { name: t("stats.time"), value: format.duration(totalSeconds) },
    { name: t("stats.week"), value: format.number(thisWeek) },
  ];
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 id={id} className="mb-4 text-2xl">
        {t("stats.title")}
      </h2>
      <Card>
        <dl className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-3">
          {stats.map(({ name, value }) => (
            <div
              key={name}
              className="flex items-baseline justify-between gap-4 sm:flex-col sm:justify-start sm:gap-1"
            >
              <dt className="text-ink-soft">{name}</dt>
              <dd className="font-heading text-2xl font-medium sm:text-3xl">{value}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
