import { clsx } from "clsx";
import { Check, Minus, Plus, X } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import { Button } from "#client/ui/button.tsx";
import { labelStyle } from "#client/ui/field-frame.tsx";
import {
  type Emotion,
  type EmotionCategory,
  emotionCategories,
  emotions,
} from "#client/lib/catalogues/emotions.ts";
import { type SliderName, mostEmotions, movedBy, sliderRange } from "./check-in-draft.ts";

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

type Color = (typeof emotionCategories)[EmotionCategory]["color"];

const dots: Readonly<Record<Color, string>> = {
  gold: "bg-feeling-gold",
  teal: "bg-feeling-teal",
  plum: "bg-feeling-plum",
  violet: "bg-feeling-violet",
  indigo: "bg-feeling-indigo",
  blue: "bg-feeling-blue",
  umber: "bg-feeling-umber",
  olive: "bg-feeling-olive",
};

const edges: Readonly<Record<Color, string>> = {
  gold: "aria-pressed:border-feeling-gold",
  teal: "aria-pressed:border-feeling-teal",
  plum: "aria-pressed:border-feeling-plum",
  violet: "aria-pressed:border-feeling-violet",
  indigo: "aria-pressed:border-feeling-indigo",
  blue: "aria-pressed:border-feeling-blue",
  umber: "aria-pressed:border-feeling-umber",
  olive: "aria-pressed:border-feeling-olive",
};

function isCategory(name: string): name is EmotionCategory {
  return name in emotionCategories;
}
const categories = Object.keys(emotionCategories).filter(isCategory);

type EmotionPickerProps = {
  /** English names. */
  chosen: readonly string[];
  onToggle: (emotion: Emotion) => void;
};

/**
 * Emotions by category. On a phone they run on, with each category's color as a dot, to fit one screen. Once three are
 * chosen, the others are only `aria-disabled`, so that pressing one can explain why.
 */
export function EmotionPicker({ chosen, onToggle }: EmotionPickerProps) {
  return (
    <div className="-me-4 flex flex-wrap gap-1 sm:me-0 sm:grid sm:grid-cols-2 sm:gap-x-8 sm:gap-y-5">
      {categories.map((category) => (
        <Category key={category} category={category} chosen={chosen} onToggle={onToggle} />
      ))}
    </div>
  );
}

function Category({ category, chosen, onToggle }: EmotionPickerProps & { category: EmotionCategory }) {
  const { t } = useTranslation("mood");
  const id = useId();
  const { color } = emotionCategories[category];
  return (
    // A fieldset's legend can't be laid out with the emotions of other categories.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-labelledby={id} className="contents sm:block sm:min-w-0">
      <p id={id} className="mb-2 hidden items-center gap-2 text-sm font-semibold text-ink-soft sm:flex">
        <span aria-hidden="true" className={clsx("size-3 rounded-full", dots[color])} />
        {t(`categories.${category}`)}
      </p>
      <div className="contents sm:flex sm:flex-wrap sm:gap-2">
        {emotions
          .filter((emotion) => emotion.category === category)
          .map((emotion) => {
            const pressed = chosen.includes(emotion.name);
            return (
              <button
                key={emotion.id}
                type="button"
                aria-pressed={pressed}
                aria-disabled={(!pressed && chosen.length >= mostEmotions) || undefined}
                onClick={() => onToggle(emotion)}
                className={clsx(
                  "inline-flex min-h-target items-center gap-1 rounded-full border border-edge bg-surface px-1.5 text-sm text-ink transition-colors sm:px-4 sm:text-base",
                  "hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-ink-faint",
                  "aria-pressed:bg-sunken aria-pressed:font-semibold aria-pressed:shadow-[inset_0_0_0_1px_currentcolor]",
                  edges[color],
                )}
              >
                {pressed ? (
                  <Check aria-hidden="true" className="size-4" />
                ) : (
                  <span aria-hidden="true" className={clsx("size-2 rounded-full sm:hidden", dots[color])} />
                )}
                {t(`emotions.${emotion.id}`)}
              </button>
            );
          })}
      </div>
    </div>
  );
}
