import { clsx } from "clsx";
import { useTranslation } from "react-i18next";

type StepProgressProps = { step: number; count: number };

/** How far the wizard is, in words for everyone and as bars beside them. */
export function StepProgress({ step, count }: StepProgressProps) {
  const { t } = useTranslation("onboarding");
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  return (
    <div className="flex items-center gap-4">
      <p aria-live="polite" className="text-sm font-semibold text-ink-soft">
        {t("progress", { step, count })}
      </p>
      <div aria-hidden="true" className="flex flex-1 gap-1.5">
        {numbers.map((number) => (
          <span
            key={number}
            className={clsx("h-1.5 flex-1 rounded-full", number <= step ? "bg-sage" : "bg-sunken")}
          />
        ))}
      </div>
    </div>
  );
}
