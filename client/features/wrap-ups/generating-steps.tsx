import { Check, Circle } from "lucide-react";
import { useTranslation } from "react-i18next";
import { type WrapUpStep, wrapUpSteps } from "#shared/wrap-ups.ts";
import { Spinner } from "#client/ui/spinner.tsx";

function Sign({ done, now }: { done: boolean; now: boolean }) {
  if (done) return <Check aria-hidden="true" className="size-5 text-sage" />;
  return now ? (
    <Spinner className="size-5 text-sage" />
  ) : (
    <Circle aria-hidden="true" className="size-5 text-ink-faint" />
  );
}

/** What is being done for the wrap-up, and what is still to come; the present step is announced. */
export function GeneratingSteps({ step }: { step: WrapUpStep }) {
  const { t } = useTranslation("wrapUps");
  const at = wrapUpSteps.indexOf(step);
  return (
    <>
      <ol aria-label={t("steps.label")} className="flex flex-col gap-2">
        {wrapUpSteps.map((name, index) => (
          <li
            key={name}
            aria-current={name === step ? "step" : undefined}
            className={index > at ? "flex items-center gap-3 text-ink-soft" : "flex items-center gap-3"}
          >
            <Sign done={index < at} now={index === at} />
            {t(`steps.${name}`)}
          </li>
        ))}
      </ol>
      <output className="sr-only">{t(`steps.${step}`)}</output>
    </>
  );
}
