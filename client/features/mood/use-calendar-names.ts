import { useTranslation } from "react-i18next";
import { languageOf } from "#shared/catalogues/languages.ts";
import { dateOf, addDays, monthSpan } from "#client/lib/plain-days.ts";

const aMonday = "2024-01-01";
const hourMs = 3_600_000;

/** Creating a formatter costs more than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Plain days have no time zone, so they are formatted in UTC. */
function formatOf(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, { timeZone: "UTC", ...options });
  formats.set(key, known);
  return known;
}

/** Names of weekdays, months and hours in the interface language. */
export function useCalendarNames() {
  const { i18n } = useTranslation();
  const { code } = languageOf(i18n.language);
  const formatted = (options: Intl.DateTimeFormatOptions) => formatOf(code, options);
  const hours = formatted({ hour: "numeric" });
  return {
    /** 0 is Monday. */
    weekday: (key: number, weekday: "long" | "short" = "long") =>
      formatted({ weekday }).format(dateOf(addDays(aMonday, key))),
    /** 1 is January. */
    month: (year: number, month: number) =>
      formatted({ month: "long" }).format(dateOf(monthSpan(year, month).from)),
    monthOfYear: (year: number, month: number) =>
      formatted({ month: "long", year: "numeric" }).format(dateOf(monthSpan(year, month).from)),
    /** A span of `count` hours starting at hour `from` of the day. */
    hours: (from: number, count: number) =>
      hours.formatRange(
        dateOf(aMonday).getTime() + from * hourMs,
        dateOf(aMonday).getTime() + (from + count) * hourMs,
      ),
    hour: (from: number) => hours.format(dateOf(aMonday).getTime() + from * hourMs),
    /** A short date, such as Nov 20. */
    dayOfMonth: (day: string) => formatted({ day: "numeric", month: "short" }).format(dateOf(day)),
    year: (year: number) => formatted({ year: "numeric" }).format(dateOf(monthSpan(year, 1).from)),
  };
}
