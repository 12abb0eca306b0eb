import type { MoodDay } from "#client/lib/mood-port.ts";
import { daysBetween } from "#client/lib/plain-days.ts";
import type { LinePoint } from "../analysis/trend-line.ts";
import { MoodFace } from "../mood-face.tsx";
import { levelOf, moodFill, moodScores } from "../mood-score.ts";

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
const side = 40;
const foot = 24;

/** Check-ins as dots over the days, with a quiet line through them. */
export function MoodLine({ days, lines, from, to, fromLabel, toLabel }: MoodLineProps) {
  const span = Math.max(1, daysBetween(from, to));
  const across = (x: number) => (side + (x / span) * (width - side - 12)).toFixed(1);
  const radius = span > 120 ? 3 : 4.5;
  return (
    <div className="max-w-2xl">
      {/* Time runs from left to right in this picture, in every language. */}
      <svg aria-hidden="true" viewBox={`0 0 ${width} ${height}`} className="w-full" direction="ltr">
        {moodScores.map((mood) => (
          <g key={mood}>
            <line x1={side - 10} x2={width} y1={topOf(mood)} y2={topOf(mood)} className="stroke-line" />
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
            cy={topOf(day.mood_score)}
            r={radius}
            className={moodFill[levelOf(day.mood_score)]}
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
  return height - foot + 8 - ((mood - 1) / 4) * (height - foot - 8);
}
