import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { useId } from "react";
import { controlStyle, labelStyle } from "./field-frame.tsx";
import type { ChoiceProps } from "./select.tsx";

type NativeSelectProps<Value extends string> = Pick<
  ChoiceProps<Value>,
  "label" | "options" | "onValueChange" | "className"
> & { value: Value };

/** The browser's own list, for pages that must stay small and choices that are short and always made. */
export function NativeSelect<Value extends string>(props: NativeSelectProps<Value>) {
  const { label, options, value, onValueChange, className } = props;
  const id = useId();
  const choose = (chosen: string) => {
    const option = options.find((one) => one.value === chosen);
    if (option) onValueChange(option.value);
  };
  return (
    <div className={clsx("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          onChange={(event) => choose(event.currentTarget.value)}
          className={clsx(controlStyle, "appearance-none pe-9")}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3 my-auto size-5 text-ink-soft"
        />
      </div>
    </div>
  );
}
