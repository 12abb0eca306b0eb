import { clsx } from "clsx";
import { useId, type ReactNode } from "react";
import { labelStyle } from "./field-frame.tsx";

type Choice<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly description?: ReactNode;
  /** The label's own language, if it differs from the page's. */
  readonly lang?: string;
  /** A separate button beside it that doesn't select the card. */
  readonly action?: ReactNode;
};

type ChoiceCardsProps<Value extends string> = {
  label: ReactNode;
  choices: readonly Choice<Value>[];
  /** Null if nothing is chosen yet. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  invalid?: boolean;
};

/** One of a few options, all visible: radio buttons large enough for a finger. */
export function ChoiceCards<Value extends string>(props: ChoiceCardsProps<Value>) {
  const { label, choices, value, onValueChange, invalid = false } = props;
  const name = useId();
  const described = choices.some((choice) => choice.description !== undefined);
  return (
    <fieldset aria-invalid={invalid || undefined} className="flex min-w-0 flex-col gap-2">
      <legend className={clsx(labelStyle, "mb-2")}>{label}</legend>
      <div className={clsx("grid gap-2", described ? "sm:grid-cols-2" : "grid-cols-2")}>
        {choices.map((choice) => (
          <div key={choice.value} className="relative flex">
            <label
              className={clsx(
                choice.action === undefined ? "" : "pe-15",
                "flex min-h-13 flex-1 cursor-pointer items-start gap-3 rounded-md border border-edge bg-surface px-3.5 py-3",
                "transition-colors has-checked:border-sage has-checked:bg-sage-soft has-checked:text-sage-ink",
                "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus",
              )}
            >
              <input
                type="radio"
                name={name}
                value={choice.value}
                checked={choice.value === value}
                onChange={() => onValueChange(choice.value)}
                className="mt-1 size-4 shrink-0 accent-sage outline-none"
              />
              <span className="min-w-0">
                <span lang={choice.lang} className="block font-semibold">
                  {choice.label}
                </span>
                {choice.description ? (
                  <span className="block text-sm text-ink-soft">{choice.description}</span>
                ) : null}
              </span>
            </label>
            {choice.action === undefined ? null : (
              <div className="absolute inset-y-0 end-2 flex items-center">{choice.action}</div>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  );
}
