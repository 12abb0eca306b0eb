import { Minus, Plus } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import { Button } from "#client/ui/button.tsx";
import { labelStyle } from "#client/ui/field-frame.tsx";
import { movedBy, sliderRange, type SliderName } from "./check-in-draft.ts";

type LevelSliderProps = { name: SliderName; value: number; onChange: (value: number) => void };

/** A level from 1 to 5 by tenths: drawn, typed with the arrow keys, or pressed with the buttons beside it. */
export function LevelSlider({ name, value, onChange }: LevelSliderProps) {
  const { t } = useTranslation("mood");
  const format = useFormat();
  const id = useId();
  const title = t(`sliders.${name}.name`);
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className={labelStyle}>
          {title}
        </label>
        <span aria-hidden="true" className="font-semibold tabular-nums">
          {format.number(value, 1)}
        </span>
      </div>
      <div className="flex items-center gap-2">
        <Button
          variant="quiet"
          size="icon"
          aria-label={t("sliders.lower", { name: title })}
          disabled={value <= sliderRange.min}
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
          value={value}
          aria-valuetext={t("sliders.outOf", { value: format.number(value, 1) })}
          aria-describedby={`${id}-ends`}
          onChange={(event) => onChange(movedBy(Number(event.target.value), 0))}
          className="h-target min-w-0 flex-1 cursor-pointer accent-sage"
        />
        <Button
          variant="quiet"
          size="icon"
          aria-label={t("sliders.higher", { name: title })}
          disabled={value >= sliderRange.max}
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
