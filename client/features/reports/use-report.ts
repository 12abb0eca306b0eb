import { useTranslation } from "react-i18next";
import { languageOf } from "#shared/catalogues/languages.ts";
import { dateOf } from "#client/lib/plain-days.ts";
import type { Report } from "./reports.ts";

/** A sample report's words in the interface's language. */
export function useReport(report: Report) {
  const { t, i18n } = useTranslation("reports");
  const { code, direction } = languageOf(i18n.language);
  const dates = new Intl.DateTimeFormat(code, { dateStyle: "long", timeZone: "UTC" });
  const percent = new Intl.NumberFormat(code, { style: "percent", signDisplay: "exceptZero" });
  return {
    language: code,
    direction,
    title: t(`title.${report.id}`),
    period: dates.formatRange(dateOf(report.from), dateOf(report.to)),
    change: percent.format(report.change),
    sample: t("sample"),
    recommendations: t("recommendations"),
    how: t("how"),
    note: t("note"),
    highs: report.highs.map((name) => t(`high.${name}`)),
    insights: report.insights.map((name) => t(`insight.${name}`)),
    advice: report.advice.map((name) => ({
      name,
      title: t(`advice.${name}.title`),
      body: t(`advice.${name}.body`),
      how: t(`advice.${name}.how`),
    })),
  };
}
