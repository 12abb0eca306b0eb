import { ArrowLeft, Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { languageOf } from "#shared/catalogues/languages.ts";
import { paths } from "#shared/paths.ts";
import { escapeHtml as safe, saveFile } from "#client/lib/save-file.ts";
import { formatPeriod } from "#client/lib/dates.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button, ButtonLink } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";

/** The content of a sample report; the names are keys into the translations. */
export type Report = {
  readonly id: ReportId;
  /** ISO dates. */
  readonly from: string;
  readonly to: string;
  /** Change in average mood from the previous period, as a fraction. */
  readonly change: number;
  readonly highs: readonly HighName[];
  readonly insights: readonly InsightName[];
  readonly advice: readonly AdviceName[];
};

const reportIds = ["weekly", "monthly", "february"] as const;
type ReportId = (typeof reportIds)[number];
type HighName = "walk" | "friend" | "evening" | "sleep" | "task";
type InsightName = "sleep" | "movement" | "people" | "mornings" | "breaks";
type AdviceName = "sleep" | "daylight" | "people" | "pause";

const reports: Readonly<Record<ReportId, Report>> = {
  weekly: {
    id: "weekly",
    from: "2026-02-02",
    to: "2026-02-08",
    change: 0.12,
    highs: ["walk", "friend"],
    insights: ["sleep", "movement"],
    advice: ["sleep", "daylight", "pause"],
  },
  monthly: {
    id: "monthly",
    from: "2026-01-01",
    to: "2026-01-31",
    change: 0.08,
    highs: ["evening", "task", "sleep"],
    insights: ["mornings", "people", "breaks"],
    advice: ["people", "pause", "sleep"],
  },
  february: {
    id: "february",
    from: "2026-02-01",
    to: "2026-02-28",
    change: -0.04,
    highs: ["friend", "evening"],
    insights: ["people", "breaks", "sleep"],
    advice: ["daylight", "people", "pause"],
  },
};

/** The sample with this id, or the weekly one. */
function reportOf(id: string): Report {
  return reports[reportIds.find((known) => known === id) ?? "weekly"];
}

/** A made-up report, clearly marked as a sample. */
export function SampleReport({ id }: { id: string }) {
  const { t } = useTranslation("reports");
  const report = reportOf(id);
  const texts = useReportTexts(report);
  return (
    <div className="mx-auto w-full max-w-3xl">
      <ButtonLink to={paths.wrapUps} variant="quiet" className="-ms-4 mb-3">
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {t("back")}
      </ButtonLink>
      <PageHeading title={texts.title} description={texts.period} />
      <Alert tone="info" className="mb-5">
        {texts.sample}
      </Alert>
      <div className="flex flex-col gap-5">
        <Card as="section" aria-labelledby="change">
          <h2 id="change" className="text-xl">
            {t("change")}
          </h2>
          <p className="mt-2 font-heading text-4xl" dir="ltr">
            <span className="block rtl:text-end">{texts.change}</span>
          </p>
          <p className="mt-1 text-ink-soft">{t("changeNote")}</p>
        </Card>
        {(["highs", "insights"] as const).map((name) => (
          <Card as="section" aria-labelledby={name} key={name}>
            <h2 id={name} className="mb-4 text-2xl">
              {t(name)}
            </h2>
            <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-sage">
              {texts[name].map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          </Card>
        ))}
        <Card as="section" aria-labelledby="advice">
          <h2 id="advice" className="mb-4 text-2xl">
            {texts.recommendations}
          </h2>
          <ol className="flex flex-col gap-4">
            {texts.advice.map(({ name, title, body }) => (
              <li key={name}>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1 text-ink-soft">{body}</p>
              </li>
            ))}
          </ol>
          <Button
            className="mt-6 h-auto max-w-full shrink whitespace-normal"
            onClick={() => saveFile(`hearken-sample-${report.id}.html`, "text/html", [reportFile(texts)])}
          >
            <Download aria-hidden="true" className="size-5 shrink-0" />
            {t("download")}
          </Button>
        </Card>
      </div>
    </div>
  );
}

function useReportTexts(report: Report) {
  const { t, i18n } = useTranslation("reports");
  const { code, direction } = languageOf(i18n.language);
  const percent = new Intl.NumberFormat(code, { style: "percent", signDisplay: "exceptZero" });
  return {
    language: code,
    direction,
    title: t(`title.${report.id}`),
    period: formatPeriod(code, report.from, report.to),
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

/** The texts of the downloadable file. */
type ReportTexts = {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly title: string;
  readonly period: string;
  /** The notice that this is a sample. */
  readonly sample: string;
  readonly recommendations: string;
  readonly advice: readonly { readonly title: string; readonly body: string; readonly how: string }[];
  readonly how: string;
  /** What the report cannot replace. */
  readonly note: string;
};

const style = `
:root{color-scheme:light}
body{font:17px/1.6 Georgia,serif;max-width:40rem;margin:2rem auto;padding:0 1rem;color:#1f2b2d;background:#fffdf8}
h1,h2{line-height:1.25;font-weight:500}
.sample{border:1px solid #857f70;border-radius:.5rem;padding:.6rem 1rem}
li{margin-block:1.2rem;break-inside:avoid}
small{color:#465355}
@media print{body{margin:0;max-width:none;background:#fff}}
`.trim();

/** The full recommendations as one self-contained, printable HTML file. */
export function reportFile(texts: ReportTexts): string {
  const items = texts.advice.map(
    ({ title, body, how }) =>
      `<li><h3>${safe(title)}</h3><p>${safe(body)}</p><p><b>${safe(texts.how)}</b> ${safe(how)}</p></li>`,
  );
  return [
    `<!doctype html>`,
    `<html lang="${safe(texts.language)}" dir="${texts.direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(texts.title)}</title>`,
    `<style>${style}</style></head><body><main>`,
    `<h1>${safe(texts.title)}</h1><p>${safe(texts.period)}</p><p class="sample">${safe(texts.sample)}</p>`,
    `<h2>${safe(texts.recommendations)}</h2><ol>${items.join("")}</ol>`,
    `<p><small>${safe(texts.note)}</small></p></main></body></html>\n`,
  ].join("\n");
}
