import { clsx } from "clsx";
import { MessagesSquare, SearchX, type LucideIcon, MessageCircle, Phone } from "lucide-react";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { generatePath, Link } from "react-router-dom";
import { languageOf } from "#shared/catalogues/languages.ts";
import { paths } from "#shared/paths.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { failureOf, loadedOf } from "#client/lib/query.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { LoadFailed, LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import type { SessionCard, SessionQuery, useSessionList } from "../api.ts";
import { groupsByDate, headingOf } from "./date-groups.ts";
import { MarkedText } from "./marked-text.tsx";

type ListResultsProps = {
  list: ReturnType<typeof useSessionList>;
  query: SessionQuery;
  timeZone: string;
};

/** The matching sessions, or why there are none. */
export function ListResults({ list, query, timeZone }: ListResultsProps) {
  const { t } = useTranslation("sessions");
  const state = loadedOf(list);
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
        onRetry={() => list.refetch()}
      />
    );
  const { cards, total, sort } = state.value;
  if (total === 0) return <Nothing icon={MessagesSquare} title={t("none.title")} body={t("none.body")} />;
  if (cards.length === 0)
    return <Nothing icon={SearchX} title={t("notFound.title")} body={t("notFound.body")} />;
  return <Found list={list} cards={cards} sort={sort} query={query} timeZone={timeZone} />;
}

type FoundProps = ListResultsProps & { cards: readonly SessionCard[]; sort: SessionQuery["sort"] };

function Found({ list, cards, sort, query, timeZone }: FoundProps) {
  const { t } = useTranslation("sessions");
  const rows = useRef<HTMLDivElement>(null);
  const asked = useRef<number | null>(null);
  useEffect(() => {
    if (asked.current === null || asked.current >= cards.length) return;
    // Move focus to the first new session: the "more" button may be gone.
    rows.current?.querySelectorAll<HTMLElement>("li a")[asked.current]?.focus({ preventScroll: true });
    asked.current = null;
  }, [cards.length]);
  const showMore = () => {
    asked.current = cards.length;
    void list.fetchNextPage();
  };
  const stale = list.isPlaceholderData;
  const row = (card: SessionCard) => (
    <SessionRow key={card.id} session={card} search={query.search} timeZone={timeZone} />
  );
  const byDate = sort === "newest" || sort === "oldest";
  return (
    <>
      <div
        ref={rows}
        aria-busy={stale}
        className={clsx("flex flex-col gap-8 transition-opacity", stale && "opacity-60")}
      >
        {byDate ? <DateGroups cards={cards} timeZone={timeZone} row={row} /> : <Flat>{cards.map(row)}</Flat>}
      </div>
      {list.isFetchNextPageError ? (
        <Alert tone="error" className="mt-4">
          {t(`readFailure.${failureOf(list.error)}`)}
        </Alert>
      ) : null}
      {list.hasNextPage ? (
        <Button variant="secondary" className="mt-4" busy={list.isFetchingNextPage} onClick={showMore}>
          {t("more")}
        </Button>
      ) : null}
    </>
  );
}

function Rows({ children, labelledBy }: { children: ReactNode; labelledBy: string }) {
  return (
    <ul aria-labelledby={labelledBy} className="flex flex-col gap-3">
      {children}
    </ul>
  );
}

/** Sessions in an order that has nothing to do with dates. */
function Flat({ children }: { children: ReactNode }) {
  const { t } = useTranslation("sessions");
  const id = useId();
  return (
    <section>
      <h2 id={id} className="sr-only">
        {t("results")}
      </h2>
      <Rows labelledBy={id}>{children}</Rows>
    </section>
  );
}

type DateGroupsProps = {
  cards: readonly SessionCard[];
  timeZone: string;
  row: (card: SessionCard) => ReactNode;
};

/** Sessions under the day, week or month in which they began. */
function DateGroups({ cards, timeZone, row }: DateGroupsProps) {
  const { i18n } = useTranslation();
  const id = useId();
  const { code } = languageOf(i18n.language);
  const [now] = useState(Date.now);
  return groupsByDate(cards, now, timeZone).map(({ key, items }) => (
    <section key={key}>
      <h2 id={`${id}-${key}`} className="mb-3 text-lg text-ink-soft">
        {headingOf(code, key, now, timeZone)}
      </h2>
      <Rows labelledBy={`${id}-${key}`}>{items.map(row)}</Rows>
    </section>
  ));
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

type SessionRowProps = { session: SessionCard; search: string; timeZone: string };

/** One session in the list; the whole card links to its page. */
function SessionRow({ session, search, timeZone }: SessionRowProps) {
  const { t } = useTranslation("sessions");
  const { t: moods } = useTranslation("conversation");
  const format = useFormat();
  const { id, title, type, mood_before: mood, duration, created_at, ai_summary: summary, said } = session;
  const Icon = type === "call" ? Phone : MessageCircle;
  const during = format.duration(duration);
  return (
    <li className="relative flex gap-4 rounded-lg border border-line bg-surface p-5 transition-colors hover:border-sage sm:p-6">
      <Icon aria-hidden="true" className="mt-1 size-5 shrink-0 text-sage" />
      <div className="min-w-0 flex-1">
        <h3 className="text-xl">
          <Link
            to={generatePath(paths.session, { id })}
            className="outline-none after:absolute after:inset-0 after:rounded-lg focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            <span className="sr-only">{t(`type.${type}`)}: </span>
            <bdi>
              <MarkedText text={title} search={search} />
            </bdi>
          </Link>
        </h3>
        <p className="mt-1.5 flex flex-wrap gap-x-5 gap-y-1 text-sm text-ink-soft">
          <time dateTime={new Date(created_at).toISOString()}>
            {format.date(new Date(created_at), timeZone)}
          </time>
          <span>{t("card.duration", { duration: during })}</span>
          {mood ? <span>{t("card.mood", { mood: moods(`moodBefore.${mood}`) })}</span> : null}
        </p>
        {summary ? (
          <p dir="auto" className="mt-2.5 line-clamp-2">
            <MarkedText text={summary} search={search} />
          </p>
        ) : null}
        {said ? (
          <p dir="auto" className="mt-2.5 border-s-2 border-line ps-3 text-ink-soft">
            <span className="font-semibold">
              {moods(said.role === "user" ? "log.you" : "log.assistant")}:{" "}
            </span>
            <MarkedText text={said.text} search={search} />
          </p>
        ) : null}
      </div>
    </li>
  );
}
