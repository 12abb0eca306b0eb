import { useTranslation } from "react-i18next";
import { OutsideLink } from "#client/ui/text-link.tsx";
import type { GuideText } from "./guide-text.ts";

type Source = { readonly title: string; readonly url: string };
type GuideArticleProps = { text: GuideText; sources: readonly Source[] };

/** The words of a guide, and where its facts come from. */
export function GuideArticle({ text, sources }: GuideArticleProps) {
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
    </article>
  );
}
