import { useTranslation } from "react-i18next";
import { DemoVideo } from "./demo-video.tsx";

const lines = [
  ["you", "line1"],
  ["companion", "line2"],
  ["you", "line3"],
  ["companion", "line4"],
] as const;

/** What a call looks like, and the clip's words for whoever does not see it. */
export function DemoSection() {
  const { t } = useTranslation("landing");
  return (
    <section aria-labelledby="demo-title" className="bg-sunken">
      <div className="mx-auto grid max-w-6xl items-center gap-10 px-5 py-16 sm:px-8 md:grid-cols-[minmax(0,24rem)_1fr] md:gap-16 lg:gap-24 lg:py-24">
        <DemoVideo />
        <div>
          <h2 id="demo-title" className="text-4xl sm:text-5xl">
            {t("demo.title")}
          </h2>
          <p className="mt-5 max-w-lg text-lg text-ink-soft">{t("demo.body")}</p>
          <details className="mt-6 max-w-lg">
            <summary className="inline-flex min-h-target cursor-pointer items-center font-semibold text-sage-ink underline underline-offset-4">
              {t("demo.words")}
            </summary>
            <dl className="mt-2 flex flex-col gap-3 border-s-2 border-line ps-5">
              {lines.map(([who, line]) => (
                <div key={line}>
                  <dt className="text-sm font-semibold text-ink-soft">{t(`demo.${who}`)}</dt>
                  <dd>{t(`demo.${line}`)}</dd>
                </div>
              ))}
            </dl>
          </details>
          <p className="mt-6 text-sm text-ink-faint">{t("demo.illustration")}</p>
        </div>
      </div>
    </section>
  );
}
