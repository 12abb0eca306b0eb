import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import type { MoodDay } from "#client/lib/mood-port.ts";
import { yearOf } from "#client/lib/plain-days.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { LoadingPlace, Skeleton } from "#client/ui/loading.tsx";
import { mean } from "./analysis/ranks.ts";
import { ChartFrame } from "./charts/chart-frame.tsx";
import { MonthCheckIns } from "./month-check-ins.tsx";
import { MonthTile } from "./month-tile.tsx";
import { MoodKey } from "./mood-key.tsx";
import { ReadFailed } from "./read-failed.tsx";
import { useCalendarNames } from "./use-calendar-names.ts";
import { useYear } from "./use-year.ts";

type YearSectionProps = {
  userId: string;
  today: string;
  firstDay: string;
  changes: number;
  /** A check-in was deleted here. */
  onDeleted: () => void;
};

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/** A year in squares; a month that is pressed shows its check-ins in words. */
export function YearSection({ userId, today, firstDay, changes, onDeleted }: YearSectionProps) {
  const { t } = useTranslation("mood");
  const names = useCalendarNames();
  const id = useId();
  const [year, setYear] = useState(yearOf(today));
  const [month, setMonth] = useState<number | null>(null);
  const { state, retry } = useYear(userId, year, changes);
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
        <LoadingPlace>
          <Skeleton className="h-96" />
        </LoadingPlace>
      ) : null}
      {state.status === "failed" ? (
        <ReadFailed title={t("year.failed")} failure={state.failure} onRetry={retry} />
      ) : null}
      {state.status === "ready" ? (
        <Squares year={year} days={state.value} month={month} onMonth={setMonth} />
      ) : null}
      {month === null ? (
        <p className="mt-2 text-ink-soft">{t("year.choose")}</p>
      ) : (
        <MonthCheckIns
          key={`${String(year)}-${String(month)} ${String(changes)}`}
          userId={userId}
          year={year}
          month={month}
          onDeleted={onDeleted}
        />
      )}
    </Card>
  );
}

type SquaresProps = {
  year: number;
  days: readonly MoodDay[];
  month: number | null;
  onMonth: (month: number) => void;
};

function Squares({ year, days, month, onMonth }: SquaresProps) {
  const { t } = useTranslation("mood");
  const format = useFormat();
  const names = useCalendarNames();
  const moods = new Map(days.map((day) => [day.local_date, day.mood_score]));
  const scoresOf = (one: number) =>
    days.filter(({ local_date }) => Number(local_date.slice(5, 7)) === one).map((day) => day.mood_score);
  const table = () => ({
    columns: [t("year.month"), t("chart.checkIns"), t("statistics.mood")],
    rows: months.map((one) => {
      const scores = scoresOf(one);
      const average = scores.length > 0 ? format.number(mean(scores), 1) : "–";
      return [names.month(year, one), format.number(scores.length), average];
    }),
  });
  return (
    <ChartFrame title={names.year(year)} titleHidden says={t("year.says")} table={table}>
      <MoodKey />
      <div className="mt-4 grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-6">
        {months.map((one) => (
          <MonthTile
            key={one}
            year={year}
            month={one}
            moods={moods}
            count={scoresOf(one).length}
            pressed={one === month}
            onPress={() => onMonth(one)}
          />
        ))}
      </div>
    </ChartFrame>
  );
}
