import { useTranslation } from "react-i18next";
import { languageOf } from "#shared/catalogues/languages.ts";
import { paths } from "#shared/paths.ts";
import { usePart } from "#client/lib/load-text.ts";
import { BackLink } from "#client/ui/embedded.tsx";
import { LoadFailed } from "#client/ui/loading.tsx";
import { LoadingRegion } from "#client/ui/loading.tsx";
import { OutsideLink } from "#client/ui/text-link.tsx";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { Skeleton } from "#client/ui/loading.tsx";
import { type GuideName, guides, type GuideText, loadGuide } from "./guide-texts.ts";
import { PremiumGate } from "./premium-gate.tsx";

type GuideProps = { name: GuideName; access: boolean };

/** One written guide, gated like the list that links to it. */
export function Guide({ name, access }: GuideProps) {
  const { t } = useTranslation("guides");
  const { t: common, i18n } = useTranslation();
  const { code } = languageOf(i18n.language);
  return (
    <div className="mx-auto w-full max-w-2xl">
      <BackLink to={paths.productivityGuide}>{t("back")}</BackLink>
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
  const { state, retry } = usePart(["guide", name, code], () => loadGuide(name, code));
  if (state.status === "ready") return <GuideArticle text={state.value} sources={guides[name].sources} />;
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
type GuideArticleProps = { text: GuideText; sources: readonly Source[] };

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
