import { Printer } from "lucide-react";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { languageOf, type LanguageCode } from "#shared/catalogues/languages.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { useLoaded } from "#client/lib/use-loaded.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { LoadFailed, LoadingPlace, Skeleton } from "#client/ui/loading.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { LegalArticle } from "./legal-article.tsx";
import { effectiveDate, loadLegalText, type LegalName } from "./legal-text.ts";

type LegalDocumentProps = { name: LegalName };

/** The privacy policy or the terms, in the reader's language; the English text is the one that counts. */
export function LegalDocument({ name }: LegalDocumentProps) {
  const { t } = useTranslation("legal");
  const { t: common, i18n } = useTranslation();
  const format = useFormat();
  const { code } = languageOf(i18n.language);
  const [inEnglish, setInEnglish] = useState(false);
  const shown = inEnglish ? "en" : code;
  return (
    <div className="mx-auto w-full max-w-6xl px-5 py-8 sm:px-8 sm:py-12 print:p-0">
      <PageHeading
        title={common(name === "privacy" ? "pages.privacyPolicy" : "pages.termsOfService")}
        description={t("effective", { date: format.date(effectiveDate, "UTC") })}
        actions={
          <Button variant="secondary" className="print:hidden" onClick={() => print()}>
            <Printer aria-hidden="true" className="size-5" />
            {t("print")}
          </Button>
        }
      />
      {shown === "en" ? null : (
        <Alert tone="info" className="mb-8 max-w-2xl">
          <p>{t("translation")}</p>
          <Button
            variant="secondary"
            className="mt-2 self-start print:hidden"
            onClick={() => setInEnglish(true)}
          >
            {t("english")}
          </Button>
        </Alert>
      )}
      <LegalBody key={`${name} ${shown}`} name={name} language={shown} />
    </div>
  );
}

function LegalBody({ name, language }: { name: LegalName; language: LanguageCode }) {
  const { t } = useTranslation("legal");
  const { state, retry } = useLoaded(useCallback(() => loadLegalText(name, language), [name, language]));
  if (state.status === "ready") return <LegalArticle text={state.value} language={language} />;
  if (state.status === "failed")
    return (
      <LoadFailed
        title={t("failed")}
        reason={t("failedBody")}
        retry={t("retry")}
        onRetry={retry}
        className="max-w-2xl"
      />
    );
  return (
    <LoadingPlace className="flex max-w-2xl flex-col gap-4">
      <Skeleton className="h-28" />
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="h-56" />
    </LoadingPlace>
  );
}
