import { useTranslation } from "react-i18next";
import { languageOf } from "#shared/catalogues/languages.ts";
import { addDays, formatDay, formatHours, monthSpan } from "#client/lib/dates.ts";

const aMonday = "2024-01-01";

/** Names of weekdays, months and hours in the interface language. */
export function useCalendarNames() {
  const { i18n } = useTranslation();
  const { code } = languageOf(i18n.language);
  return {
    /** 0 is Monday. */
    weekday: (key: number, weekday: "long" | "short" = "long") =>
      formatDay(code, addDays(aMonday, key), { weekday }),
    /** 1 is January. */
    month: (year: number, month: number) => formatDay(code, monthSpan(year, month).from, { month: "long" }),
    monthOfYear: (year: number, month: number) =>
      formatDay(code, monthSpan(year, month).from, { month: "long", year: "numeric" }),
    /** A span of `count` hours starting at hour `from` of the day. */
    hours: (from: number, count: number) => formatHours(code, from, from + count),
    hour: (from: number) => formatHours(code, from),
    /** A short date, such as Nov 20. */
    dayOfMonth: (day: string) => formatDay(code, day, { day: "numeric", month: "short" }),
    year: (year: number) => formatDay(code, monthSpan(year, 1).from, { year: "numeric" }),
  };
}
