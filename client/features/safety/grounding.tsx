import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "#client/ui/button.tsx";

const senses = ["see", "touch", "hear", "smell", "taste"] as const;

/** The 5-4-3-2-1 exercise: things to see, touch, hear, smell and taste. Works offline. */
export function Grounding({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation("safety");
  const [step, setStep] = useState(0);
  const sense = senses[step];
  return (
    <section aria-label={t("grounding.title")} className="flex flex-col gap-5">
      <p className="text-ink-soft">{t("grounding.intro")}</p>
      <div aria-live="polite" className="flex min-h-44 flex-col gap-2 rounded-md bg-sunken p-5">
        {sense === undefined ? (
          <p className="text-xl">{t("grounding.end")}</p>
        ) : (
          <>
            <p className="text-sm font-semibold text-ink-soft">{t("grounding.step", { step: step + 1 })}</p>
            <p className="font-heading text-2xl leading-snug">{t(`grounding.${sense}`)}</p>
            <p className="text-ink-soft">{t(`grounding.${sense}Hint`)}</p>
          </>
        )}
      </div>
      <div className="flex flex-wrap justify-between gap-2">
        {step > 0 && sense !== undefined ? (
          <Button variant="secondary" onClick={() => setStep(step - 1)}>
            {t("grounding.back")}
          </Button>
        ) : (
          <span />
        )}
        {sense === undefined ? (
          <div className="flex flex-wrap gap-2">
            <Button variant="secondary" onClick={() => setStep(0)}>
              {t("grounding.again")}
            </Button>
            <Button onClick={onDone}>{t("grounding.done")}</Button>
          </div>
        ) : (
          <Button onClick={() => setStep(step + 1)}>{t("grounding.next")}</Button>
        )}
      </div>
    </section>
  );
}
