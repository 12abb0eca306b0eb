import { clsx } from "clsx";
import { useTranslation } from "react-i18next";
import { MonthSquares } from "./charts/month-squares.tsx";
import { useCalendarNames } from "./use-calendar-names.ts";

type MonthTileProps = {
  year: number;
  month: number;
  moods: ReadonlyMap<string, number>;
  count: number;
  pressed: boolean;
  onPress: () => void;
};

/** A month of the year; pressing it asks for its check-ins. */
export function MonthTile({ year, month, moods, count, pressed, onPress }: MonthTileProps) {
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
