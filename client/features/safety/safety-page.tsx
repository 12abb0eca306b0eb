import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { helplinesByCountry } from "#shared/safety/helpline-data.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { Button } from "#client/ui/button.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { useHelpCardStore } from "#client/lib/help-card-store.ts";
import { ReferralCountsSection, countedLevels } from "./referral-counts.tsx";
import { MeasuredSection } from "./measured-section.tsx";

/** What detects danger, most reliable first. */
const detectors = ["floor", "reader", "screen"] as const;
/** What applies at every level. */
const everyLevel = ["meters", "falls", "notMe", "means"] as const;

/** The date of the oldest check of any helpline, so that the page never claims a later one. */
function checkedOn(): string {
  const dates = Object.values(helplinesByCountry).flatMap(({ lines }) => lines.map((it) => it.verifiedOn));
  return dates.toSorted()[0] ?? "";
}

/** The public safety protocol, its measured error rates, and how often help was shown. */
export function SafetyPage() {
  const { t } = useTranslation("safety");
  const { t: common } = useTranslation();
  const format = useFormat();
  const show = useHelpCardStore((card) => card.show);
  const help = t("bar.button");
  return (
    <div className="mx-auto w-full max-w-3xl px-5 pt-6 pb-20 sm:px-8 sm:pt-10">
      <PageHeading
        title={common("pages.safety")}
        description={t("page.intro")}
        actions={<Button onClick={() => show("asked")}>{help}</Button>}
      />
      <div className="flex flex-col gap-10">
        <Part title={t("page.ai.title")}>
          <p>{t("page.ai.body")}</p>
        </Part>
        <Part title={t("page.hearing.title")}>
          <p className="mb-4">{t("page.hearing.body")}</p>
          <Terms
            terms={detectors.map((it) => [t(`page.hearing.${it}`), t(`page.hearing.${it}Text`)] as const)}
          />
        </Part>
        <Part title={t("page.levels.title")}>
          <Terms
            terms={countedLevels.map(
              (it) => [t(`page.counts.${it}`), t(`page.levels.${it}`, { help })] as const,
            )}
          />
          <ul className="mt-4 flex list-disc flex-col gap-2 ps-6">
            {everyLevel.map((it) => (
              <li key={it}>{t(`page.levels.${it}`, { help, button: t("session.notMe") })}</li>
            ))}
          </ul>
        </Part>
        <Part title={t("page.outgoing.title")}>
          <p>{t("page.outgoing.body")}</p>
        </Part>
        <Part title={t("page.measured.title")}>
          <MeasuredSection />
        </Part>
        <Part title={t("page.limits.title")}>
          <p>{t("page.limits.body")}</p>
        </Part>
        <Part title={t("page.privacy.title")}>
          <p>{t("page.privacy.body")}</p>
        </Part>
        <Part title={t("page.lines.title")}>
          <p>{t("page.lines.body", { date: format.day(checkedOn()) })}</p>
        </Part>
        <Part title={t("page.counts.title")}>
          <p className="mb-4">{t("page.counts.body")}</p>
          <ReferralCountsSection />
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

function Terms({ terms }: { terms: readonly (readonly [name: string, text: string])[] }) {
  return (
    <dl className="flex flex-col gap-3">
      {terms.map(([name, text]) => (
        <div key={name}>
          <dt className="font-semibold">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
