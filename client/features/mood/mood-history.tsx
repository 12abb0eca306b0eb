import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { withTexts } from "#client/i18n/setup.ts";
import { addDays, monthSpan, yearOf } from "#client/lib/dates.ts";
import { loadedOf } from "#client/lib/query.ts";
import { lazyPart } from "#client/ui/lazy-part.tsx";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { type MoodDay, useMoodDays } from "./api.ts";
import { StatisticsSection } from "./statistics-section.tsx";
import { ReadFailed } from "./check-in-details.tsx";
import { useCalendarNames } from "./chart-parts.tsx";
import { YearSquares } from "./year-squares.tsx";
import { MonthNotes } from "./month-notes.tsx";

const SummarySection = lazyPart<{ userId: string; today: string; days: readonly MoodDay[] }>(() =>
  withTexts(["mood"], async () => (await import("./summary-section.tsx")).SummarySection),
);

type MoodHistoryProps = {
  userId: string;
  /** The person's local day, YYYY-MM-DD. */
  today: string;
  /** The day of the first check-in or moment, YYYY-MM-DD. */
  firstDay: string;
  timeZone: string;
};

/** What earlier check-ins show: statistics, the year, and a summary to take along. */
export function MoodHistory({ userId, today, firstDay, timeZone }: MoodHistoryProps) {
  const days = useMoodDays(userId, addDays(today, -365), today);
  return (
    <>
      <StatisticsSection
        userId={userId}
        today={today}
        days={loadedOf(days)}
        onRetry={() => void days.refetch()}
      />
      <YearSection userId={userId} today={today} firstDay={firstDay} timeZone={timeZone} />
      {days.data ? <SummarySection userId={userId} today={today} days={days.data} /> : null}
    </>
  );
}

/** A year as squares; selecting a month lists what was noted in it. */
function YearSection({ userId, today, firstDay, timeZone }: MoodHistoryProps) {
  const { t } = useTranslation("mood");
  const names = useCalendarNames();
  const id = useId();
  const [year, setYear] = useState(yearOf(today));
  const [month, setMonth] = useState<number | null>(null);
  const query = useMoodDays(userId, monthSpan(year, 1).from, monthSpan(year, 12).to);
  const state = loadedOf(query);
  const goTo = (next: number) => {
    setYear(next);
    setMonth(null);
  };
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-2xl">
          {t("year.title")}
        </h2>
        <div className="flex items-center gap-1">
          <Button
            variant="quiet"
            size="icon"
            aria-label={t("year.earlier")}
            disabled={year <= yearOf(firstDay)}
            onClick={() => goTo(year - 1)}
          >
            <ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </Button>
          <span aria-live="polite" className="min-w-14 text-center text-lg font-semibold tabular-nums">
            {names.year(year)}
          </span>
          <Button
            variant="quiet"
            size="icon"
            aria-label={t("year.later")}
            disabled={year >= yearOf(today)}
            onClick={() => goTo(year + 1)}
          >
            <ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />
          </Button>
        </div>
      </div>
      {state.status === "loading" ? (
        <LoadingRegion>
          <Skeleton className="h-176 lg:h-114" />
        </LoadingRegion>
      ) : null}
      {state.status === "failed" ? (
        <ReadFailed title={t("year.failed")} failure={state.failure} onRetry={() => void query.refetch()} />
      ) : null}
      {state.status === "ready" ? (
        <YearSquares year={year} days={state.value} month={month} onMonth={setMonth} />
      ) : null}
      {month === null ? (
        <p className="mt-2 text-ink-soft">{t("year.choose")}</p>
      ) : (
        <MonthNotes
          key={`${String(year)}-${String(month)}`}
          userId={userId}
          timeZone={timeZone}
          year={year}
          month={month}
        />
      )}
    </Card>
  );
}
