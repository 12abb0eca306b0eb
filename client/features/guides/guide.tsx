import { ArrowRight, ListChecks, Lock, type LucideIcon, Repeat, Target } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { paths } from "#shared/paths.ts";
import { languageOf } from "#shared/catalogues/languages.ts";
import { Card } from "#client/ui/card.tsx";
import { BackLink, PageHeading } from "#client/ui/page-heading.tsx";
import { usePart } from "#client/lib/load-text.ts";
import { LoadFailed, LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { OutsideLink } from "#client/ui/text-link.tsx";
import { ButtonLink } from "#client/ui/button.tsx";
import { type GuideName, type GuideText, guides, loadGuide } from "./guide-texts.ts";

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

type GuideProps = { name: GuideName; access: boolean };

/** One written guide, gated like the list that links to it. */
export function Guide({ name, access }: GuideProps) {
  const { t } = useTranslation("guides");
  const { t: common, i18n } = useTranslation();
  const { code } = languageOf(i18n.language);
  return (
    <div className="mx-auto w-full max-w-2xl">
      <BackLink to={paths.productivityGuide}>{t("back")}</BackLink>
      <PageHeading
        title={common(`pages.${guides[name].page}`)}
        description={access ? undefined : <PartOfPremium />}
      />
      <PremiumGate open={access} told>
        <GuideBody key={`${name} ${code}`} name={name} whole={access} />
      </PremiumGate>
    </div>
  );
}

/** Says right under the title that the guide is locked: the rest may be below a small or enlarged screen. */
function PartOfPremium() {
  const { t } = useTranslation("guides");
  return (
    <span className="flex items-start gap-2">
      <Lock aria-hidden="true" className="mt-1 size-5 shrink-0" />
      {t("premium.body")}
    </span>
  );
}

type GuideBodyProps = {
  name: GuideName;
  /** Without it only the beginning comes onto the page. */
  whole: boolean;
};

function GuideBody({ name, whole }: GuideBodyProps) {
  const { t } = useTranslation("guides");
  const { i18n } = useTranslation();
  const { code } = languageOf(i18n.language);
  const { state, retry } = usePart(["guide", name, code], () => loadGuide(name, code));
  if (state.status === "ready")
    return (
      <GuideArticle
        text={whole ? state.value : { ...state.value, sections: state.value.sections.slice(0, 1) }}
        sources={whole ? guides[name].sources : []}
      />
    );
  if (state.status === "failed")
    return <LoadFailed title={t("failed")} reason={t("failedBody")} retry={t("retry")} onRetry={retry} />;
  return (
    <LoadingRegion className="flex flex-col gap-4">
      <Skeleton className="h-20" />
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="h-56" />
    </LoadingRegion>
  );
}

type Source = { readonly title: string; readonly url: string };
type GuideArticleProps = {
  text: GuideText;
  /** None if the text is not whole. */ sources: readonly Source[];
};

/** A guide's text and its sources. */
function GuideArticle({ text, sources }: GuideArticleProps) {
  const { t } = useTranslation("guides");
  return (
    <article className="flex flex-col gap-10">
      <p className="text-xl leading-relaxed text-ink-soft">{text.intro}</p>
      {text.sections.map((section) => (
        <section key={section.title} className="flex flex-col gap-4 text-lg">
          <h2 className="text-2xl">{section.title}</h2>
          {section.text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {section.list ? (
            <ul className="flex list-disc flex-col gap-2 ps-6 marker:text-sage">
              {section.list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ) : null}
        </section>
      ))}
      {sources.length > 0 ? (
        <section className="border-t border-line pt-6">
          <h2 className="text-xl">{t("sources")}</h2>
          <ol className="mt-3 flex list-decimal flex-col gap-2 ps-6 text-sm text-ink-soft">
            {sources.map(({ title, url }) => (
              <li key={url} lang="en" dir="ltr">
                <OutsideLink href={url}>{title}</OutsideLink>
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </article>
  );
}

type PremiumGateProps = {
  open: boolean;
  /** The page has already said what the guide comes with. */
  told?: boolean;
  children: ReactNode;
};

/** Blurs and disables content that the plan does not include, and shows how to unlock it. */
function PremiumGate({ open, told = false, children }: PremiumGateProps) {
  return (
    <div className="relative">
      {/* Cut to about one screen: the overlay sits at the top, and more blur below it is of no use. */}
      <div inert={!open} className={clsx(!open && "max-h-176 overflow-hidden blur-sm select-none")}>
        {children}
      </div>
      {open ? null : <Overlay told={told} />}
    </div>
  );
}

function Overlay({ told }: { told: boolean }) {
  const { t } = useTranslation("guides");
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="absolute inset-x-0 top-0 mx-auto flex w-full max-w-md flex-col items-center gap-4 rounded-lg border border-line bg-raised p-6 text-center shadow-float sm:top-8 sm:p-8"
    >
      <span className="grid size-12 place-items-center rounded-full bg-sage-soft text-sage-ink">
        <Lock aria-hidden="true" className="size-6" />
      </span>
      <h2 id={id} className="text-2xl">
        {t("premium.title")}
      </h2>
      {told ? null : <p className="text-ink-soft">{t("premium.body")}</p>}
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.usage}>{t("premium.unlock")}</ButtonLink>
        <ButtonLink to={paths.usage} variant="secondary">
          {t("premium.plans")}
        </ButtonLink>
      </div>
    </section>
  );
}
