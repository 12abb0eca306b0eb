import { useTranslation } from "react-i18next";
import { DaySquares, squareSize } from "./charts/day-square.tsx";
import { moodScores } from "./mood-score.ts";

/** What the squares of the year mean. */
export function MoodKey() {
  const { t } = useTranslation("mood");
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-ink-soft">
      {moodScores.map((score) => (
        <li key={score} className="flex items-center gap-1.5">
          <svg aria-hidden="true" viewBox={`0 0 ${squareSize} ${squareSize}`} className="size-3.5">
            <DaySquares level={score} places={[[0, 0]]} />
          </svg>
          {t(`levels.${score}`)}
        </li>
      ))}
    </ul>
  );
}
