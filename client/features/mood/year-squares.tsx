import { clsx } from "clsx";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import type { MoodDay } from "./api.ts";
import { addDays, daysBetween, monthSpan, weekdayOf } from "#client/lib/plain-days.ts";
import { mean } from "./analysis/ranks.ts";
import { ChartFrame } from "./chart-frame.tsx";
import { levelOf, moodScores, type MoodScore, moodFill } from "./mood-level.tsx";
import { useCalendarNames } from "./use-calendar-names.ts";

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

type YearSquaresProps = {
  year: number;
  days: readonly MoodDay[];
  month: number | null;
  onMonth: (month: number) => void;
};

/** A year as twelve selectable months, with a key and the same data as a table. */
export function YearSquares({ year, days, month, onMonth }: YearSquaresProps) {
  const { t } = useTranslation("mood");
  const format = useFormat();
  const names = useCalendarNames();
  const moods = new Map(days.map((day) => [day.local_date, day.mood]));
  const scoresOf = (one: number) =>
    days.filter(({ local_date }) => Number(local_date.slice(5, 7)) === one).map((day) => day.mood);
  const table = () => ({
    columns: [t("year.month"), t("chart.checkIns"), t("statistics.mood")],
    rows: months.map((one) => {
      const scores = scoresOf(one);
      const average = scores.length > 0 ? format.number(mean(scores), 1) : "–";
      return [names.month(year, one), format.number(scores.length), average];
    }),
  });
  return (
    <ChartFrame title={names.year(year)} titleHidden summary={t("year.says")} table={table}>
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

/** The key to the squares. */
function MoodKey() {
  const { t } = useTranslation("mood");
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      {moodScores.map((score) => (
        <li key={score} className="flex items-center gap-1.5">
          <svg aria-hidden="true" viewBox={`0 0 ${squareSize} ${squareSize}`} className="size-3.5">
            <DaySquares level={score} positions={[[0, 0]]} />
          </svg>
          {t(`levels.${score}`)}
        </li>
      ))}
    </ul>
  );
}

type MonthTileProps = {
  year: number;
  month: number;
  moods: ReadonlyMap<string, number>;
  count: number;
  pressed: boolean;
  onPress: () => void;
};

/** A month that can be selected to list its check-ins. */
function MonthTile({ year, month, moods, count, pressed, onPress }: MonthTileProps) {
  const { t } = useTranslation("mood");
  const names = useCalendarNames();
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={t("year.monthName", { month: names.monthOfYear(year, month), count })}
      onClick={onPress}
      className={clsx(
        "min-w-0 rounded-md border px-1.5 py-2 text-start transition-colors hover:bg-raised",
        pressed ? "border-edge bg-raised" : "border-transparent",
      )}
    >
      <span className="mb-1.5 block text-xs font-semibold text-ink-soft sm:text-sm">
        {names.month(year, month)}
      </span>
      <MonthSquares year={year} month={month} moods={moods} />
    </button>
  );
}

type MonthSquaresProps = {
  year: number;
  month: number;
  /** Mood scores by local date. */
  moods: ReadonlyMap<string, number>;
};

const squarePitch = 16;

/** A month as squares, one week per row; days without a check-in stay empty. */
const MonthSquares = memo(function MonthSquares({ year, month, moods }: MonthSquaresProps) {
  const days = squaresOf(year, month, moods);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${7 * squarePitch} ${6 * squarePitch}`}
      className="w-full rtl:-scale-x-100"
    >
      {[null, ...moodScores].map((level) => (
        <DaySquares
          key={level ?? "none"}
          level={level}
          positions={days.filter((day) => day.level === level).map((day) => day.position)}
        />
      ))}
    </svg>
  );
});

type DaySquare = { readonly level: MoodScore | null; readonly position: readonly [x: number, y: number] };

function squaresOf(year: number, month: number, moods: MonthSquaresProps["moods"]): readonly DaySquare[] {
  const { from, to } = monthSpan(year, month);
  const before = weekdayOf(from);
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const at = before + index;
    const mood = moods.get(addDays(from, index));
    const position = [(at % 7) * squarePitch + 1.5, Math.floor(at / 7) * squarePitch + 1.5] as const;
    return { level: mood === undefined ? null : levelOf(mood), position };
  });
}

/** The side of a day's square, in user units. */
const squareSize = 13;
const corner = 3;

const groundFill: Readonly<Record<MoodScore, string>> = {
  1: "fill-mood-1-soft",
  2: "fill-mood-2-soft",
  3: "fill-mood-3-soft",
  4: "fill-mood-4-soft",
  5: "fill-mood-5-soft",
};

/** Top-left corners of squares. */
type SquarePositions = readonly (readonly [x: number, y: number])[];

/**
 * All days of one level in two paths; the fuller the square, the better the mood. `null` is for days without a check-
 * in.
 */
function DaySquares({ level, positions }: { level: MoodScore | null; positions: SquarePositions }) {
  if (positions.length === 0) return null;
  if (level === null) return <path d={outlines(positions, 1)} className="fill-sunken" />;
  return (
    <>
      <path d={outlines(positions, 1)} className={groundFill[level]} />
      <path d={outlines(positions, (level + 1) / 6)} className={moodFill[level]} />
    </>
  );
}

/** Rounded rectangles that fill the lower `share` of each square. */
function outlines(positions: SquarePositions, share: number): string {
  const height = squareSize * share;
  const round = Math.min(corner, height / 2);
  const [wide, high] = [squareSize - 2 * round, height - 2 * round];
  const turn = (x: number, y: number) => `a${round} ${round} 0 0 1 ${x} ${y}`;
  const shape =
    `h${wide}${turn(round, round)}v${high}${turn(-round, round)}` +
    `h${-wide}${turn(-round, -round)}v${-high}${turn(round, -round)}z`;
  return positions.map(([x, y]) => `M${x + round} ${y + squareSize - height}${shape}`).join("");
}
