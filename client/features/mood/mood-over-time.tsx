import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import type { MoodDay } from "./api.ts";
import { addDays, daysBetween } from "#client/lib/dates.ts";
import { type LinePoint, trendLines } from "./analysis.ts";
import { ChartFrame, type ChartValue, ChartValues, useCalendarNames } from "./chart-parts.tsx";
import { MoodFace, levelOf, moodFill, moodScores, useMoodText } from "./mood-level.tsx";

type MoodOverTimeProps = { days: readonly MoodDay[]; today: string; period: number };

/** The check-ins of the last `period` days as a line over time. */
export function MoodOverTime({ days, today, period }: MoodOverTimeProps) {
  const { t } = useTranslation("mood");
  const format = useFormat();
  const names = useCalendarNames();
  const textOf = useMoodText();
  const from = addDays(today, 1 - period);
  const shown = days.filter(({ local_date }) => local_date >= from && local_date <= today);
  const table = () => ({
    columns: [t("chart.day"), t("statistics.mood")],
    rows: shown.map((day) => [format.day(day.local_date), t(`levels.${levelOf(day.mood)}`)]),
  });
  return (
    <ChartFrame title={t("line.title")} summary={t("line.says")} table={table}>
      <MoodLine
        title={t("line.title")}
        values={shown.map((day) => ({
          at: across(daysBetween(from, day.local_date), daysBetween(from, today)) / width,
          label: format.day(day.local_date),
          text: textOf(day.mood),
        }))}
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
  title: string;
  /** Of each day. */
  values: readonly ChartValue[];
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

/** The place of day `x` of a chart of `span` days, in user units. */
function across(x: number, span: number): number {
  return marginStart + (x / Math.max(1, span)) * (width - marginStart - 12);
}

/** Check-ins as dots over time, with their trend as a line. */
function MoodLine({ title, values, ...picture }: MoodLineProps) {
  return (
    <div className="max-w-2xl">
      <ChartValues title={title} values={values} first={values.length - 1}>
        {(index) => <LinePicture {...picture} marked={index === null ? undefined : picture.days[index]} />}
      </ChartValues>
      <p dir="ltr" aria-hidden="true" className="flex justify-between text-sm text-ink-soft">
        <span dir="auto">{picture.fromLabel}</span> <span dir="auto">{picture.toLabel}</span>
      </p>
    </div>
  );
}

type LinePictureProps = Pick<MoodLineProps, "days" | "lines" | "from" | "to"> & {
  marked: MoodDay | undefined;
};

function LinePicture({ days, lines, from, to, marked }: LinePictureProps) {
  const span = daysBetween(from, to);
  const xOf = (day: MoodDay) => across(daysBetween(from, day.local_date), span).toFixed(1);
  const radius = span > 120 ? 3 : 4.5;
  return (
    <>
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
            points={line.map(({ x, y }) => `${across(x, span).toFixed(1)},${topOf(y).toFixed(1)}`).join(" ")}
            className="fill-none stroke-ink-soft"
            strokeWidth={2.5}
            strokeLinejoin="round"
            strokeLinecap="round"
          />
        ))}
        {days.map((day) => (
          <circle
            key={day.local_date}
            cx={xOf(day)}
            cy={topOf(day.mood)}
            r={radius}
            className={moodFill[levelOf(day.mood)]}
          />
        ))}
        {marked ? (
          <g>
            <line x1={xOf(marked)} x2={xOf(marked)} y1={0} y2={height - 8} className="stroke-edge" />
            <circle
              cx={xOf(marked)}
              cy={topOf(marked.mood)}
              r={radius + 4}
              className="fill-none stroke-ink"
              strokeWidth={2}
            />
          </g>
        ) : null}
      </svg>
    </>
  );
}

function topOf(mood: number): number {
  return height - marginBottom + 8 - ((mood - 1) / 4) * (height - marginBottom - 8);
}
