import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { helplinesByCountry } from "#shared/safety/helpline-data.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { Button } from "#client/ui/button.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { useHelpDesk } from "#client/lib/help-desk.ts";
import { CountsSection } from "./counts-section.tsx";

const answers = ["card", "ask", "guide", "meters", "means"] as const;

/** The oldest check among all lines: what can be promised of every one of them. */
function checkedOn(): string {
  const dates = Object.values(helplinesByCountry).flatMap(({ lines }) => lines.map((it) => it.verifiedOn));
  return dates.toSorted()[0] ?? "";
}

/** The public safety protocol and its counts [S10]. */
export function SafetyPage() {
  const { t } = useTranslation("safety");
  const { t: common } = useTranslation();
  const { date } = useFormat();
  const show = useHelpDesk((desk) => desk.show);
  return (
    <div className="mx-auto w-full max-w-3xl px-5 pt-6 pb-20 sm:px-8 sm:pt-10">
      <PageHeading
        title={common("pages.safety")}
        description={t("page.intro")}
        actions={<Button onClick={() => show("asked")}>{t("bar.button")}</Button>}
      />
      <div className="flex flex-col gap-10">
        <Part title={t("page.ai.title")}>
          <p>{t("page.ai.body")}</p>
        </Part>
        <Part title={t("page.screen.title")}>
          <p>{t("page.screen.body")}</p>
        </Part>
        <Part title={t("page.response.title")}>
          <ul className="flex list-disc flex-col gap-2 ps-6">
            {answers.map((answer) => (
              <li key={answer}>{t(`page.response.${answer}`)}</li>
            ))}
          </ul>
        </Part>
        <Part title={t("page.limits.title")}>
          <p>{t("page.limits.body")}</p>
        </Part>
        <Part title={t("page.privacy.title")}>
          <p>{t("page.privacy.body")}</p>
        </Part>
        <Part title={t("page.lines.title")}>
          <p>{t("page.lines.body", { date: date(new Date(`${checkedOn()}T12:00:00Z`)) })}</p>
        </Part>
        <Part title={t("page.counts.title")}>
          <p className="mb-4">{t("page.counts.body")}</p>
          <CountsSection />
        </Part>
      </div>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
