import { useId } from "react";
import { labelStyle } from "#client/ui/field-frame.tsx";

type MoodChoicesProps<Value extends string> = {
  label: string;
  moods: readonly { readonly value: Value; readonly label: string }[];
  value: Value | null;
  onValueChange: (value: Value | null) => void;
};

/** One of a few moods, or none: selecting the selected one again clears it. */
export function MoodChoices<Value extends string>(props: MoodChoicesProps<Value>) {
  const { label, moods, value, onValueChange } = props;
  const name = useId();
  return (
    <fieldset className="min-w-0">
      <legend className={labelStyle}>{label}</legend>
      <div className="mt-2 flex flex-wrap gap-2">
        {moods.map((mood) => (
          <label
            key={mood.value}
            className="relative inline-flex min-h-target cursor-pointer items-center rounded-full border border-edge bg-surface px-4 transition-colors has-checked:border-sage has-checked:bg-sage has-checked:text-on-sage has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              value={mood.value}
              checked={mood.value === value}
              onChange={() => onValueChange(mood.value)}
              onClick={() => (mood.value === value ? onValueChange(null) : undefined)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {mood.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
