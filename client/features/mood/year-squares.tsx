import { clsx } from "clsx";
import { type KeyboardEvent, type PointerEvent, memo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import type { MoodDay } from "./api.ts";
import { addDays, daysBetween, monthSpan, weekdayOf } from "#client/lib/dates.ts";
import { mean } from "./analysis.ts";
import { ChartFrame, ValueLine, useCalendarNames } from "./chart-parts.tsx";
import { type MoodScore, levelOf, moodFill, moodScores, useMoodText } from "./mood-level.tsx";

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
  const textOf = useMoodText();
  const [shown, setShown] = useState<string | null>(null);
  const moods = new Map(days.map((day) => [day.local_date, day.mood]));
  const scoresOf = (one: number) =>
    days.filter(({ local_date }) => Number(local_date.slice(5, 7)) === one).map((day) => day.mood);
  const table = () => ({
    columns: [t("year.month"), t("chart.days"), t("statistics.mood")],
    rows: months.map((one) => {
      const scores = scoresOf(one);
      const average = scores.length > 0 ? format.number(mean(scores), 1) : "–";
      return [names.month(year, one), format.number(scores.length), average];
    }),
  });
  const moodThen = shown === null ? undefined : moods.get(shown);
  const value =
    shown === null
      ? null
      : t("chart.value", {
          label: format.day(shown),
          text: moodThen === undefined ? t("chart.none") : textOf(moodThen),
        });
  return (
    <ChartFrame title={names.year(year)} titleHidden summary={t("year.says")} table={table}>
      <MoodKey />
      <div className="mt-3">
        <ValueLine value={value} />
        <output aria-live="polite" className="sr-only">
          {value}
        </output>
      </div>
      <div className="mt-2 grid grid-cols-3 gap-2 sm:grid-cols-4 lg:grid-cols-6">
        {months.map((one) => (
          <MonthTile
            key={one}
            year={year}
            month={one}
            moods={moods}
            count={scoresOf(one).length}
            pressed={one === month}
            shown={shown?.startsWith(monthSpan(year, one).from.slice(0, 8)) === true ? shown : null}
            onShow={setShown}
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
  /** The day whose value is read out, if it is in this month. */
  shown: string | null;
  onShow: (day: string | null) => void;
  onPress: () => void;
};

/** Days that an arrow key moves by; a row is a week. */
const steps: Readonly<Record<string, number>> = { ArrowUp: -7, ArrowDown: 7 };

/** The day at a point of a month's squares, or null beside them. */
function dayAt(year: number, month: number, event: PointerEvent<HTMLElement>): string | null {
  const squares = event.currentTarget.querySelector("svg")?.getBoundingClientRect();
  if (!squares || squares.width === 0) return null;
  const { from, to } = monthSpan(year, month);
  const across = (event.clientX - squares.left) / squares.width;
  const column = Math.floor(
    7 * (getComputedStyle(event.currentTarget).direction === "rtl" ? 1 - across : across),
  );
  const row = Math.floor((6 * (event.clientY - squares.top)) / squares.height);
  if (column < 0 || column > 6 || row < 0) return null;
  const day = addDays(from, row * 7 + column - weekdayOf(from));
  return day >= from && day <= to ? day : null;
}

/**
 * A month that can be selected to list its check-ins; its name says on how many days a mood was noted, and the arrow keys
 * read its days.
 */
function MonthTile({ year, month, moods, count, pressed, shown, onShow, onPress }: MonthTileProps) {
  const { t } = useTranslation("mood");
  const names = useCalendarNames();
  const { from, to } = monthSpan(year, month);
  const point = (event: PointerEvent<HTMLElement>) => onShow(dayAt(year, month, event));
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    const step = steps[event.key] ?? (event.key === forward ? 1 : -1);
    if (!event.key.startsWith("Arrow")) return;
    event.preventDefault();
    const day = shown === null ? from : addDays(shown, step);
    if (day >= from && day <= to) onShow(day);
  };
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-label={t("year.monthName", { month: names.monthOfYear(year, month), count })}
      onClick={onPress}
      onPointerDown={point}
      onPointerMove={point}
      onPointerLeave={(event) => (event.pointerType === "touch" ? undefined : onShow(null))}
      onKeyDown={move}
      onBlur={() => onShow(null)}
      className={clsx(
        "min-w-0 rounded-md border px-1.5 py-2 text-start transition-colors hover:bg-raised",
        pressed ? "border-edge bg-raised" : "border-transparent",
      )}
    >
      <span className="mb-1.5 block text-xs font-semibold text-ink-soft sm:text-sm">
        {names.month(year, month)}
      </span>
      <MonthSquares year={year} month={month} moods={moods} marked={shown} />
    </button>
  );
}

type MonthSquaresProps = {
  year: number;
  month: number;
  /** The day whose value is read out. */
  marked: string | null;
  /** Mood scores by local date. */
  moods: ReadonlyMap<string, number>;
};

const squarePitch = 16;

/** A month as squares, one week per row; days on which nothing was noted stay empty. */
const MonthSquares = memo(function MonthSquares({ year, month, moods, marked }: MonthSquaresProps) {
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
      {marked === null ? null : <Mark position={days[Number(marked.slice(8)) - 1]?.position ?? [0, 0]} />}
    </svg>
  );
});

function Mark({ position: [x, y] }: { position: DaySquare["position"] }) {
  return (
    <rect
      x={x - 0.5}
      y={y - 0.5}
      width={squareSize + 1}
      height={squareSize + 1}
      rx={corner}
      className="fill-none stroke-ink"
      strokeWidth={2}
    />
  );
}

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
 * All days of one level in two paths; the fuller the square, the better the mood. `null` is for days on
 * which nothing was noted.
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
