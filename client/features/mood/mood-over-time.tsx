import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import type { MoodDay } from "#client/lib/mood-port.ts";
import { addDays, dateOf } from "#client/lib/plain-days.ts";
import { trendLines } from "./analysis/trend-line.ts";
import { ChartFrame } from "./charts/chart-frame.tsx";
import { MoodLine } from "./charts/mood-line.tsx";
import { levelOf } from "./mood-score.ts";
import { useCalendarNames } from "./use-calendar-names.ts";

type MoodOverTimeProps = { days: readonly MoodDay[]; today: string; period: number };

/** The check-ins of the last `period` days as a line over time. */
export function MoodOverTime({ days, today, period }: MoodOverTimeProps) {
  const { t } = useTranslation("mood");
  const format = useFormat();
  const names = useCalendarNames();
  const from = addDays(today, 1 - period);
  const shown = days.filter(({ local_date }) => local_date >= from && local_date <= today);
  const table = () => ({
    columns: [t("chart.day"), t("statistics.mood")],
    rows: shown.map((day) => [
      format.date(dateOf(day.local_date), "UTC"),
      t(`levels.${levelOf(day.mood_score)}`),
    ]),
  });
  return (
    <ChartFrame title={t("line.title")} says={t("line.says")} table={table}>
      <MoodLine
        days={shown}
        lines={trendLines(shown, from)}
        from={from}
        to={today}
        fromLabel={names.dayOfMonth(from)}
        toLabel={names.dayOfMonth(today)}
      />
    </ChartFrame>
  );
}
