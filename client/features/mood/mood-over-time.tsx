import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import type { MoodDay } from "./api.ts";
import { addDays, dateOf, daysBetween } from "#client/lib/plain-days.ts";
import { trendLines, type LinePoint } from "./analysis/trend-line.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { levelOf, MoodFace, moodFill, moodScores } from "./mood-level.tsx";
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
    rows: shown.map((day) => [format.date(dateOf(day.local_date), "UTC"), t(`levels.${levelOf(day.mood)}`)]),
  });
  return (
    <ChartFrame title={t("line.title")} summary={t("line.says")} table={table}>
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

type MoodLineProps = {
  days: readonly MoodDay[];
  lines: readonly (readonly LinePoint[])[];
  /** The first and the last day of the chart. */
  from: string;
  to: string;
  fromLabel: string;
  toLabel: string;
};

const width = 480;
const height = 210;
const marginStart = 40;
const marginBottom = 24;

/** Check-ins as dots over time, with their trend as a line. */
function MoodLine({ days, lines, from, to, fromLabel, toLabel }: MoodLineProps) {
  const span = Math.max(1, daysBetween(from, to));
  const across = (x: number) => (marginStart + (x / span) * (width - marginStart - 12)).toFixed(1);
  const radius = span > 120 ? 3 : 4.5;
  return (
    <div className="max-w-2xl">
      {/* Time runs left to right in this chart, in every language. */}
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="w-full" direction="ltr">
        {moodScores.map((mood) => (
          <g key={mood}>
            <line
              x1={marginStart - 10}
              x2={width}
              y1={topOf(mood)}
              y2={topOf(mood)}
              className="stroke-line"
            />
            <g transform={`translate(2 ${topOf(mood) - 10})`}>
              <MoodFace level={mood} />
            </g>
          </g>
        ))}
        {lines.map((line) => (
          <polyline
            key={line[0]?.x}
            points={line.map(({ x, y }) => `${across(x)},${topOf(y).toFixed(1)}`).join(" ")}
            className="fill-none stroke-ink-soft"
            strokeWidth={2.5}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        ))}
        {days.map((day) => (
          <circle
            key={day.local_date}
            cx={across(daysBetween(from, day.local_date))}
            cy={topOf(day.mood)}
            r={radius}
            className={moodFill[levelOf(day.mood)]}
          />
        ))}
      </svg>
      <p dir="ltr" aria-hidden="true" className="flex justify-between text-sm text-ink-soft">
        <span dir="auto">{fromLabel}</span> <span dir="auto">{toLabel}</span>
      </p>
    </div>
  );
}

function topOf(mood: number): number {
  return height - marginBottom + 8 - ((mood - 1) / 4) * (height - marginBottom - 8);
}
