import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";

const steps = ["choose", "say", "look"] as const;

/** Three steps, in one line. */
export function StepsSection() {
  const { t } = useTranslation("landing");
  const format = useFormat();
  return (
    <section aria-labelledby="steps-title" className="mx-auto max-w-6xl px-5 py-16 sm:px-8 lg:py-24">
      <h2 id="steps-title" className="text-4xl sm:text-5xl">
        {t("steps.title")}
      </h2>
      <ol className="mt-10 grid gap-10 md:grid-cols-3 md:gap-8 lg:gap-14">
        {steps.map((step, index) => (
          <li key={step} className="flex gap-5 border-t border-edge pt-5 md:flex-col md:gap-3">
            <span aria-hidden="true" className="w-10 shrink-0 font-heading text-5xl leading-none text-clay">
              {format.number(index + 1)}
            </span>
            <div>
              <h3 className="text-2xl">{t(`steps.${step}.title`)}</h3>
              <p className="mt-2 max-w-sm text-ink-soft">{t(`steps.${step}.body`)}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
