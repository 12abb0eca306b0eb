import { ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { languageOf } from "#shared/catalogues/languages.ts";
import { paths } from "#shared/paths.ts";
import { Alert } from "#client/ui/alert.tsx";
import { ButtonLink } from "#client/ui/button-link.tsx";
import { Button } from "#client/ui/button.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { Skeleton } from "#client/ui/skeleton.tsx";
import { GuideArticle } from "./guide-article.tsx";
import { guides, type GuideName } from "./guide-names.ts";
import { loadGuide, type GuideText } from "./guide-text.ts";
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

type TextState =
  | { readonly status: "loading" | "failed" }
  | { readonly status: "ready"; readonly text: GuideText };

function GuideBody({ name }: { name: GuideName }) {
  const { t } = useTranslation("guides");
  const { t: common, i18n } = useTranslation();
  const { code } = languageOf(i18n.language);
  const [state, setState] = useState<TextState>({ status: "loading" });
  useEffect(() => {
    const load = async () => {
      setState(stateOf(await loadGuide(name, code)));
    };
    void load();
  }, [name, code]);
  const retry = async () => {
    setState({ status: "loading" });
    setState(stateOf(await loadGuide(name, code)));
  };
  if (state.status === "ready") return <GuideArticle text={state.text} sources={guides[name].sources} />;
  if (state.status === "failed")
    return (
      <Alert tone="error" title={t("failed")}>
        <p>{t("failedBody")}</p>
        <Button variant="secondary" className="mt-2 self-start" onClick={() => void retry()}>
          {t("retry")}
        </Button>
      </Alert>
    );
  return (
    <output className="flex flex-col gap-4">
      <span className="sr-only">{common("loading")}</span>
      <Skeleton className="h-20" />
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="h-56" />
    </output>
  );
}

function stateOf(text: GuideText | null): TextState {
  return text ? { status: "ready", text } : { status: "failed" };
}
