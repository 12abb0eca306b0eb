import { useId } from "react";
import { useTranslation } from "react-i18next";
import { paces, type Pace } from "#shared/catalogues/voices.ts";
import { describedBy, FieldNotes, labelStyle } from "./field-frame.tsx";

type PaceChoiceProps = {
  value: Pace;
  onValueChange: (pace: Pace) => void;
  error?: string | undefined;
};

/** How fast the companion talks and how long it waits: the same choice in the settings and during a call. */
export function PaceChoice({ value, onValueChange, error }: PaceChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  const hint = t("pace.hint");
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5" aria-describedby={describedBy(id, { hint, error })}>
      <legend className={labelStyle}>{t("pace.label")}</legend>
      <div className="mt-1.5 flex flex-wrap gap-2">
        {paces.map((pace) => (
          <label
            key={pace}
            className="relative inline-flex min-h-target grow cursor-pointer items-center justify-center rounded-md border border-edge bg-surface px-3 text-center transition-colors has-checked:border-sage has-checked:bg-sage-soft has-checked:font-semibold has-checked:text-sage-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={id}
              value={pace}
              checked={pace === value}
              onChange={() => onValueChange(pace)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            {t(`pace.${pace}`)}
          </label>
        ))}
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  );
}
