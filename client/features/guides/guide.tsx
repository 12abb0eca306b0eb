import { ArrowLeft } from "lucide-react";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { languageOf } from "#shared/catalogues/languages.ts";
import { paths } from "#shared/paths.ts";
import { useLoaded } from "#client/lib/use-loaded.ts";
import { ButtonLink } from "#client/ui/button.tsx";
import { LoadFailed, LoadingPlace, Skeleton } from "#client/ui/loading.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { GuideArticle } from "./guide-article.tsx";
import { guides, type GuideName } from "./guide-names.ts";
import { loadGuide } from "./guide-text.ts";
import { PremiumGate } from "./premium-gate.tsx";

type GuideProps = { name: GuideName; access: boolean };

/** One written guide, behind the same gate as the way to it. */
export function Guide({ name, access }: GuideProps) {
  const { t } = useTranslation("guides");
  const { t: common, i18n } = useTranslation();
  const { code } = languageOf(i18n.language);
  return (
    <div className="mx-auto w-full max-w-2xl">
      <ButtonLink to={paths.productivityGuide} variant="quiet" className="-ms-4 mb-3">
        <ArrowLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />
        {t("back")}
      </ButtonLink>
      <PageHeading title={common(`pages.${guides[name].page}`)} />
      <PremiumGate open={access}>
        <GuideBody key={`${name} ${code}`} name={name} />
      </PremiumGate>
    </div>
  );
}

function GuideBody({ name }: { name: GuideName }) {
  const { t } = useTranslation("guides");
  const { i18n } = useTranslation();
  const { code } = languageOf(i18n.language);
  const { state, retry } = useLoaded(useCallback(() => loadGuide(name, code), [name, code]));
  if (state.status === "ready") return <GuideArticle text={state.value} sources={guides[name].sources} />;
  if (state.status === "failed")
    return <LoadFailed title={t("failed")} reason={t("failedBody")} retry={t("retry")} onRetry={retry} />;
  return (
    <LoadingPlace className="flex flex-col gap-4">
      <Skeleton className="h-20" />
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="h-56" />
    </LoadingPlace>
  );
}
