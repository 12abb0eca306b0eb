import { ArrowLeft, Download } from "lucide-react";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { saveFile } from "#client/lib/save-file.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button, ButtonLink } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { reportFile } from "./report-file.ts";
import { reportOf } from "./reports.ts";
import { useReport } from "./use-report.ts";

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
