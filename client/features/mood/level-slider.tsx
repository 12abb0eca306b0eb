import { clsx } from "clsx";
import { Minus, Plus, X } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import { Button } from "#client/ui/button.tsx";
import { labelStyle } from "#client/ui/field-frame.tsx";
import { movedBy, sliderRange, type SliderName } from "./check-in-draft.ts";

type LevelSliderProps = {
  name: SliderName;
  value: number | null;
  onChange: (value: number | null) => void;
};

/** A level from 1 to 5 in tenths, or none. The buttons help people who can't drag a slider. */
export function LevelSlider({ name, value, onChange }: LevelSliderProps) {
  const { t } = useTranslation("mood");
  const format = useFormat();
  const id = useId();
  const title = t(`sliders.${name}.name`);
  const shown = value === null ? t("sliders.unset") : format.number(value, 1);
  return (
    <div>
      <div className="flex min-h-target items-center gap-3">
        <label htmlFor={id} className={clsx(labelStyle, "me-auto")}>
          {title}
        </label>
        <span aria-hidden="true" className={value === null ? "text-ink-soft" : "font-semibold tabular-nums"}>
          {shown}
        </span>
        {value === null ? null : (
          <Button
            variant="quiet"
            size="icon"
            aria-label={t("sliders.clear", { name: title })}
            onClick={() => onChange(null)}
          >
            <X aria-hidden="true" className="size-5" />
          </Button>
        )}
      </div>
      <div className="flex items-center gap-2">
        <Button
          variant="quiet"
          size="icon"
          aria-label={t("sliders.lower", { name: title })}
          disabled={value !== null && value <= sliderRange.min}
          onClick={() => onChange(movedBy(value, -1))}
        >
          <Minus aria-hidden="true" className="size-5" />
        </Button>
        <input
          id={id}
          type="range"
          min={sliderRange.min}
          max={sliderRange.max}
          step={sliderRange.step}
          value={value ?? sliderRange.start}
          aria-valuetext={value === null ? shown : t("sliders.outOf", { value: format.number(value, 1) })}
          aria-describedby={`${id}-ends`}
          onChange={(event) => onChange(movedBy(Number(event.target.value), 0))}
          // A press on the middle, where the thumb already is, changes nothing but means it.
          onPointerUp={(event) => onChange(movedBy(Number(event.currentTarget.value), 0))}
          className={clsx(
            "h-target min-w-0 flex-1 cursor-pointer accent-sage",
            value === null && "opacity-60",
          )}
        />
        <Button
          variant="quiet"
          size="icon"
          aria-label={t("sliders.higher", { name: title })}
          disabled={value !== null && value >= sliderRange.max}
          onClick={() => onChange(movedBy(value, 1))}
        >
          <Plus aria-hidden="true" className="size-5" />
        </Button>
      </div>
      <p id={`${id}-ends`} className="flex justify-between gap-3 px-13 text-sm text-ink-soft">
        <span>{t(`sliders.${name}.low`)}</span> <span>{t(`sliders.${name}.high`)}</span>
      </p>
    </div>
  );
}
