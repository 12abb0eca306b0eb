import { memo } from "react";
import { addDays, daysBetween, monthSpan, weekdayOf } from "#client/lib/plain-days.ts";
import { levelOf, moodScores, type MoodScore } from "../mood-score.ts";
import { DaySquares } from "./day-square.tsx";

type MonthSquaresProps = {
  year: number;
  month: number;
  /** Moods by plain day. */
  moods: ReadonlyMap<string, number>;
};

const cell = 16;

/** A month in squares, a week a row; days without a check-in stay empty. */
export const MonthSquares = memo(function MonthSquares({ year, month, moods }: MonthSquaresProps) {
  const days = daysOf(year, month, moods);
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${7 * cell} ${6 * cell}`} className="w-full rtl:-scale-x-100">
      {[null, ...moodScores].map((level) => (
        <DaySquares
          key={level ?? "none"}
          level={level}
          places={days.filter((day) => day.level === level).map((day) => day.place)}
        />
      ))}
    </svg>
  );
});

type Day = { readonly level: MoodScore | null; readonly place: readonly [x: number, y: number] };

function daysOf(year: number, month: number, moods: MonthSquaresProps["moods"]): readonly Day[] {
  const { from, to } = monthSpan(year, month);
  const before = weekdayOf(from);
  return Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => {
    const at = before + index;
    const mood = moods.get(addDays(from, index));
    const place = [(at % 7) * cell + 1.5, Math.floor(at / 7) * cell + 1.5] as const;
    return { level: mood === undefined ? null : levelOf(mood), place };
  });
}
