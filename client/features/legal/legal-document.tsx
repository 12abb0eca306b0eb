import { Printer } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { z } from "zod";
import { type LanguageCode, languageOf } from "#shared/catalogues/languages.ts";
import { paths } from "#shared/paths.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { usePart, loadText } from "#client/lib/load-text.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { LoadFailed, LoadingRegion, Skeleton } from "#client/ui/loading.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { TextLink } from "#client/ui/text-link.tsx";

export const legalNames = ["privacy", "terms"] as const;
export type LegalName = (typeof legalNames)[number];

/** Pages of the app that a section may link to. */
const linkNames = ["contactUs", "privacyPolicy", "safety", "settings", "termsOfService", "usage"] as const;

export const legalTextSchema = z.object({
  /** The main points in plain language, above the binding text. */
  summary: z.array(z.string()),
  sections: z.array(
    z.object({
      /** The section's anchor in the URL. */
      id: z.string().regex(/^[a-z]+$/),
      title: z.string(),
      text: z.array(z.string()),
      list: z.array(z.string()).optional(),
      after: z.array(z.string()).optional(),
      links: z.array(z.enum(linkNames)).optional(),
    }),
  ),
});

type LegalText = z.infer<typeof legalTextSchema>;

/** The day from which both texts apply. */
const effectiveDate = "2025-09-20";

// The texts are long and rarely read, so each loads on its own.
const files = import.meta.glob("./texts/*/*.json", { import: "default" });

function loadLegalText(name: LegalName, language: LanguageCode) {
  return loadText(files, legalTextSchema, name, language);
}

type LegalDocumentProps = { name: LegalName };

/** The privacy policy or the terms in the reader's language. Only the English text is binding. */
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
        description={t("effective", { date: format.day(effectiveDate) })}
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
  const { state, retry } = usePart(["legal", name, language], () => loadLegalText(name, language));
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
    <LoadingRegion className="flex max-w-2xl flex-col gap-4">
      <Skeleton className="h-28" />
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="h-56" />
    </LoadingRegion>
  );
}

type LegalArticleProps = { text: LegalText; language: LanguageCode };

/** The text with a summary above and a table of contents beside it. Sections are numbered for reference. */
function LegalArticle({ text, language }: LegalArticleProps) {
  const { t } = useTranslation("legal");
  const { hash } = useLocation();
  useEffect(() => {
    // The text loads after the page, so the browser found nothing to scroll to.
    if (hash !== "") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <div
      lang={language}
      dir={languageOf(language).direction}
      className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,42rem)_1fr] print:block"
    >
      <nav aria-labelledby="contents" className="lg:order-last print:hidden">
        <div className="lg:sticky lg:top-8">
          <h2 id="contents" className="text-xl">
            {t("contents", { lng: language })}
          </h2>
          <ol className="mt-2 flex flex-col">
            {text.sections.map(({ id, title }, nth) => (
              <li key={id}>
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-8 items-center gap-2 rounded-sm py-1 text-ink-soft underline-offset-4 hover:text-ink hover:underline"
                >
                  <span className="w-6 shrink-0 tabular-nums">{nth + 1}</span>
                  {title}
                </a>
              </li>
            ))}
          </ol>
        </div>
      </nav>
      <article className="flex flex-col gap-10 text-lg">
        <section aria-labelledby="short" className="rounded-lg bg-sage-soft px-5 py-5 text-sage-ink sm:px-6">
          <h2 id="short" className="text-xl">
            {t("inShort", { lng: language })}
          </h2>
          <ul className="mt-2 flex list-disc flex-col gap-2 ps-5">
            {text.summary.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
        {text.sections.map((section, nth) => (
          <LegalSection key={section.id} section={section} number={nth + 1} />
        ))}
      </article>
    </div>
  );
}

type LegalSectionProps = { section: LegalText["sections"][number]; number: number };

function LegalSection({ section, number }: LegalSectionProps) {
  const { t } = useTranslation("legal");
  const { t: common } = useTranslation();
  const { id, title, text, list, after, links } = section;
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 break-inside-avoid-page">
      <h2 id={id} className="scroll-mt-8 text-2xl">
        <span className="text-ink-faint tabular-nums">{number}.</span> {title}
      </h2>
      {text.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {list ? (
        <ul className="flex list-disc flex-col gap-2 ps-6 marker:text-sage">
          {list.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      ) : null}
      {after?.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      {links ? (
        <p className="text-base text-ink-soft print:hidden">
          {t("see")}:{" "}
          {links.map((name, nth) => (
            <span key={name}>
              {nth === 0 ? "" : " · "}
              <TextLink to={paths[name]}>{common(`pages.${name}`)}</TextLink>
            </span>
          ))}
        </p>
      ) : null}
    </section>
  );
}
