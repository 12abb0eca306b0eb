import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { languageOf, type LanguageCode } from "#shared/catalogues/languages.ts";
import { LegalSection } from "./legal-section.tsx";
import type { LegalText } from "./legal-text.ts";

type LegalArticleProps = { text: LegalText; language: LanguageCode };

/** The text with its gist above and its contents beside it; sections are numbered, so that one can point at them. */
export function LegalArticle({ text, language }: LegalArticleProps) {
  const { t } = useTranslation("legal");
  const { hash } = useLocation();
  useEffect(() => {
    // The text came after the page did, which had nothing to jump to yet.
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
