import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { yearOf, monthSpan } from "#client/lib/dates.ts";
import { loadedOf } from "#client/lib/query.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { useMoodDays } from "./api.ts";
import { MonthCheckIns } from "./month-check-ins.tsx";
import { ReadFailed } from "./read-failed.tsx";
import { useCalendarNames } from "./use-calendar-names.ts";
import { YearSquares } from "./year-squares.tsx";

type YearSectionProps = {
  userId: string;
  today: string;
  firstDay: string;
};

/** A year as squares; selecting a month lists its check-ins. */
export function YearSection({ userId, today, firstDay }: YearSectionProps) {
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
        <MonthCheckIns key={`${String(year)}-${String(month)}`} userId={userId} year={year} month={month} />
      )}
    </Card>
  );
}
