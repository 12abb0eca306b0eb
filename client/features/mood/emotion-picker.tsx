import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useTranslation } from "react-i18next";
import {
  emotionCategories,
  emotions,
  type Emotion,
  type EmotionCategory,
} from "#client/lib/catalogues/emotions.ts";
import { mostEmotions } from "./check-in-draft.ts";

type Colour = (typeof emotionCategories)[EmotionCategory]["colour"];

const dots: Readonly<Record<Colour, string>> = {
  gold: "bg-feeling-gold",
  teal: "bg-feeling-teal",
  plum: "bg-feeling-plum",
  violet: "bg-feeling-violet",
  indigo: "bg-feeling-indigo",
  blue: "bg-feeling-blue",
  umber: "bg-feeling-umber",
  olive: "bg-feeling-olive",
};

const edges: Readonly<Record<Colour, string>> = {
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
 * Emotions by category. Once three are chosen, the others are only `aria-disabled`, so that pressing one can explain
 * why.
 */
export function EmotionPicker({ chosen, onToggle }: EmotionPickerProps) {
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {categories.map((category) => (
        <Category key={category} category={category} chosen={chosen} onToggle={onToggle} />
      ))}
    </div>
  );
}

function Category({ category, chosen, onToggle }: EmotionPickerProps & { category: EmotionCategory }) {
  const { t } = useTranslation("mood");
  const { colour } = emotionCategories[category];
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 flex items-center gap-2 text-sm font-semibold text-ink-soft">
        <span aria-hidden="true" className={clsx("size-3 rounded-full", dots[colour])} />
        {t(`categories.${category}`)}
      </legend>
      <div className="flex flex-wrap gap-2">
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
                  "inline-flex min-h-target items-center gap-1.5 rounded-full border border-edge bg-surface px-4 text-ink transition-colors",
                  "hover:bg-sunken aria-disabled:cursor-not-allowed aria-disabled:border-line aria-disabled:text-ink-faint",
                  "aria-pressed:bg-sunken aria-pressed:font-semibold aria-pressed:shadow-[inset_0_0_0_1px_currentcolor]",
                  edges[colour],
                )}
              >
                {pressed ? <Check aria-hidden="true" className="size-4" /> : null}
                {t(`emotions.${emotion.id}`)}
              </button>
            );
          })}
      </div>
    </fieldset>
  );
}
