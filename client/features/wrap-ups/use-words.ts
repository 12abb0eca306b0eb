import { useTranslation } from "react-i18next";
import { languageOf } from "#shared/catalogues/languages.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { durationOf, formatPeriod, formatWeekday } from "./period.ts";

/** Periods, durations and averages in the interface's language. */
export function useWords() {
  const { t, i18n } = useTranslation("wrapUps");
  const format = useFormat();
  const { code } = languageOf(i18n.language);
  return {
    period: (from: string, to: string) => formatPeriod(code, from, to),
    weekday: (day: string) => formatWeekday(code, day),
    duration(seconds: number): string {
      const { hours, minutes } = durationOf(seconds);
      const m = format.number(minutes);
      return hours > 0 ? t("hours", { h: format.number(hours), m }) : t("minutes", { m });
    },
    average: (value: number) =>
      new Intl.NumberFormat(code, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(value),
  };
}
