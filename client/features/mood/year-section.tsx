import { ChevronLeft, ChevronRight } from "lucide-react";
import { useId, useState, useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { MoodDay, MoodAnswer } from "#client/lib/mood-port.ts";
import { yearOf, monthSpan } from "#client/lib/plain-days.ts";
import { useServices } from "#client/lib/services.tsx";
import { useLoaded, type Loaded } from "#client/lib/use-loaded.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { MonthCheckIns } from "./month-check-ins.tsx";
import { ReadFailed } from "./read-failed.tsx";
import { useCalendarNames } from "./use-calendar-names.ts";
import { YearSquares } from "./year-squares.tsx";

type YearSectionProps = {
  userId: string;
  today: string;
  firstDay: string;
  changes: number;
  /** A check-in was deleted here. */
  onDeleted: () => void;
};

/** A year as squares; selecting a month lists its check-ins. */
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
        <LoadingRegion>
          <Skeleton className="h-96" />
        </LoadingRegion>
      ) : null}
      {state.status === "failed" ? (
        <ReadFailed title={t("year.failed")} failure={state.failure} onRetry={retry} />
      ) : null}
      {state.status === "ready" ? (
        <YearSquares year={year} days={state.value} month={month} onMonth={setMonth} />
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

type Year = { readonly of: number; readonly days: readonly MoodDay[] };

/**
 * The days of one year, reloaded when `year` or `changes` changes. Never shows one year's days under another year.
 */
function useYear(userId: string, year: number, changes: number) {
  const { mood } = useServices();
  const load = useCallback(async (): Promise<MoodAnswer<Year>> => {
    const answer = await mood.days(userId, monthSpan(year, 1).from, monthSpan(year, 12).to);
    return answer.kind === "ok" ? { kind: "ok", value: { of: year, days: answer.value } } : answer;
    // oxlint-disable-next-line react/exhaustive-deps -- a changed check-in is a reason to reload
  }, [mood, userId, year, changes]);
  const { state, retry } = useLoaded(load);
  return { state: onlyOf(year, state), retry };
}

function onlyOf(year: number, state: Loaded<Year>): Loaded<readonly MoodDay[]> {
  if (state.status !== "ready") return state;
  return state.value.of === year ? { status: "ready", value: state.value.days } : { status: "loading" };
}
