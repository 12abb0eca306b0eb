import { ArrowRight, ListChecks, Repeat, Target, type LucideIcon } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { Card } from "#client/ui/card.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { guides, type GuideName } from "./guide-texts.ts";
import { PremiumGate } from "./guide.tsx";

const cards: readonly { readonly name: GuideName; readonly icon: LucideIcon }[] = [
  { name: "task-prioritization", icon: ListChecks },
  { name: "focus-techniques", icon: Target },
  { name: "habit-building", icon: Repeat },
];

/** How to get started, and links to the three written guides. */
export function ProductivityGuide({ access }: { access: boolean }) {
  const { t } = useTranslation("guides");
  const { t: common } = useTranslation();
  return (
    <>
      <PageHeading title={common("pages.productivityGuide")} description={t("description")} />
      <PremiumGate open={access}>
        <Card as="section" aria-labelledby="start" className="mb-6">
          <h2 id="start" className="text-2xl">
            {t("start.title")}
          </h2>
          <p className="mt-2 text-ink-soft">{t("start.body")}</p>
          <ol className="mt-4 flex list-decimal flex-col gap-2 ps-6 marker:text-ink-soft">
            <li>{t("start.pick")}</li>
            <li>{t("start.try")}</li>
            <li>{t("start.keep")}</li>
          </ol>
        </Card>
        <ul className="grid gap-4 lg:grid-cols-3">
          {cards.map((card) => (
            <li key={card.name}>
              <Link
                to={paths[guides[card.name].page]}
                className="group flex h-full flex-col items-start gap-3 rounded-lg border border-line bg-surface p-5 transition-colors hover:border-sage sm:p-6"
              >
                <span className="grid size-12 place-items-center rounded-full bg-sage-soft text-sage-ink">
                  <card.icon aria-hidden="true" className="size-6" />
                </span>
                <span className="font-heading text-xl font-medium">
                  {common(`pages.${guides[card.name].page}`)}
                </span>
                <span className="text-ink-soft">{t(`cards.${card.name}`)}</span>
                <span className="mt-auto inline-flex items-center gap-2 pt-1 font-semibold text-sage-ink">
                  {t("read")}
                  <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </PremiumGate>
    </>
  );
}
