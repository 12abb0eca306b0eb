import { ArrowLeft, Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { languageOf } from "#shared/catalogues/languages.ts";
import { paths } from "#shared/paths.ts";
import { escapeHtml as safe } from "#client/lib/escape-html.ts";
import { dateOf } from "#client/lib/plain-days.ts";
import { saveFile } from "#client/lib/save-file.ts";
import { Alert } from "#client/ui/alert.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { type Report, reportOf } from "./sample-data.ts";

/** An invented report, plainly marked as one (spec 1, section 2: report page). */
export function SampleReport({ id }: { id: string }) {
  const { t } = useTranslation("reports");
  const report = reportOf(id);
  const words = useReport(report);
  return (
    <div className="mx-auto w-full max-w-3xl">
      <ButtonLink to={paths.wrapUps} variant="quiet" className="-ms-4 mb-3">
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {t("back")}
      </ButtonLink>
      <PageHeading title={words.title} description={words.period} />
      <Alert tone="info" className="mb-5">
        {words.sample}
      </Alert>
      <div className="flex flex-col gap-5">
        <Card as="section" aria-labelledby="change">
          <h2 id="change" className="text-xl">
            {t("change")}
          </h2>
          <p className="mt-2 font-heading text-4xl" dir="ltr">
            <span className="block rtl:text-end">{words.change}</span>
          </p>
          <p className="mt-1 text-ink-soft">{t("changeNote")}</p>
        </Card>
        {(["highs", "insights"] as const).map((name) => (
          <Card as="section" aria-labelledby={name} key={name}>
            <h2 id={name} className="mb-4 text-2xl">
              {t(name)}
            </h2>
            <ul className="flex list-disc flex-col gap-2 ps-5 marker:text-sage">
              {words[name].map((entry) => (
                <li key={entry}>{entry}</li>
              ))}
            </ul>
          </Card>
        ))}
        <Card as="section" aria-labelledby="advice">
          <h2 id="advice" className="mb-4 text-2xl">
            {words.recommendations}
          </h2>
          <ol className="flex flex-col gap-4">
            {words.advice.map(({ name, title, body }) => (
              <li key={name}>
                <h3 className="text-xl">{title}</h3>
                <p className="mt-1 text-ink-soft">{body}</p>
              </li>
            ))}
          </ol>
          <Button
            className="mt-6 h-auto max-w-full shrink whitespace-normal"
            onClick={() => saveFile(`hearken-sample-${report.id}.html`, "text/html", [reportFile(words)])}
          >
            <Download aria-hidden="true" className="size-5 shrink-0" />
            {t("download")}
          </Button>
        </Card>
      </div>
    </div>
  );
}

/** A sample report's words in the interface's language. */
function useReport(report: Report) {
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

/** A report in words, ready to be written down. */
type ReportWords = {
  readonly language: string;
  readonly direction: "ltr" | "rtl";
  readonly title: string;
  readonly period: string;
  /** Says that it is a sample. */
  readonly sample: string;
  readonly recommendations: string;
  readonly advice: readonly { readonly title: string; readonly body: string; readonly how: string }[];
  readonly how: string;
  /** What it cannot be. */
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

/** The recommendations in full, as one HTML file that needs nothing else and prints well. */
export function reportFile(words: ReportWords): string {
  const items = words.advice.map(
    ({ title, body, how }) =>
      `<li><h3>${safe(title)}</h3><p>${safe(body)}</p><p><b>${safe(words.how)}</b> ${safe(how)}</p></li>`,
  );
  return [
    `<!doctype html>`,
    `<html lang="${safe(words.language)}" dir="${words.direction}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${safe(words.title)}</title>`,
    `<style>${style}</style></head><body><main>`,
    `<h1>${safe(words.title)}</h1><p>${safe(words.period)}</p><p class="sample">${safe(words.sample)}</p>`,
    `<h2>${safe(words.recommendations)}</h2><ol>${items.join("")}</ol>`,
    `<p><small>${safe(words.note)}</small></p></main></body></html>\n`,
  ].join("\n");
}
