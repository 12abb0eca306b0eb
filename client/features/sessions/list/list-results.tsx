import { clsx } from "clsx";
import { MessagesSquare, SearchX, type LucideIcon, MessageCircle, Phone } from "lucide-react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { generatePath, Link } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import type { SessionCard } from "#client/lib/sessions-port.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { LoadFailed, LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import type { useSessionList } from "./use-session-list.ts";

type ListResultsProps = { list: ReturnType<typeof useSessionList>; timeZone: string };

/** The matching sessions, or why there are none. */
export function ListResults({ list, timeZone }: ListResultsProps) {
  const { t } = useTranslation("sessions");
  const { state } = list;
  if (state.status === "loading")
    return (
      <LoadingRegion className="flex flex-col gap-3">
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
        <Skeleton className="h-32" />
      </LoadingRegion>
    );
  if (state.status === "failed")
    return (
      <LoadFailed
        title={t("listFailed")}
        reason={t(`readFailure.${state.failure}`)}
        retry={t("retry")}
        onRetry={list.retry}
      />
    );
  if (state.total === 0)
    return <Nothing icon={MessagesSquare} title={t("none.title")} body={t("none.body")} />;
  if (state.cards.length === 0)
    return <Nothing icon={SearchX} title={t("notFound.title")} body={t("notFound.body")} />;
  return <Found list={list} state={state} timeZone={timeZone} />;
}

type Ready = Extract<ListResultsProps["list"]["state"], { status: "ready" }>;

function Found({ list, state, timeZone }: ListResultsProps & { state: Ready }) {
  const { t } = useTranslation("sessions");
  const rows = useRef<HTMLUListElement>(null);
  const { cards, matching, stale } = state;
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (asked.current === null || asked.current >= cards.length) return;
    // Move focus to the first new session: the "more" button may be gone.
    rows.current?.children[asked.current]?.querySelector("a")?.focus({ preventScroll: true });
    asked.current = null;
  }, [cards.length]);
  const showMore = () => {
    asked.current = cards.length;
    void list.showMore();
  };
  return (
    <>
      <ul
        ref={rows}
        aria-busy={stale}
        className={clsx("flex flex-col gap-3 transition-opacity", stale && "opacity-60")}
      >
        {cards.map((card) => (
          <SessionRow key={card.id} session={card} timeZone={timeZone} />
        ))}
      </ul>
      {list.more === "idle" || list.more === "busy" ? null : (
        <Alert tone="error" className="mt-4">
          {t(`readFailure.${list.more}`)}
        </Alert>
      )}
      {cards.length < matching ? (
        <Button variant="secondary" className="mt-4" busy={list.more === "busy"} onClick={showMore}>
          {t("more")}
        </Button>
      ) : null}
    </>
  );
}

type NothingProps = { icon: LucideIcon; title: string; body: string };

function Nothing({ icon: Icon, title, body }: NothingProps) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-lg border border-dashed border-line px-6 py-14 text-center">
      <Icon aria-hidden="true" className="size-10 text-sage" />
      <h2 className="text-2xl">{title}</h2>
      <p className="text-ink-soft">{body}</p>
    </div>
  );
}

type SessionRowProps = { session: SessionCard; timeZone: string };

/** One session in the list; the whole card links to its page. */
function SessionRow({ session, timeZone }: SessionRowProps) {
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
