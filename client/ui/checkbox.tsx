import { Checkbox as BaseCheckbox } from "@base-ui/react/checkbox";
import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useId, type Ref } from "react";
import { describedBy, FieldNotes, type FieldTexts } from "./field-frame.tsx";

type CheckboxProps = FieldTexts & {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  name?: string | undefined;
  disabled?: boolean | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  /** The element that receives focus. */
  ref?: Ref<HTMLElement> | undefined;
};

/** A checkbox whose label may contain links. */
export function Checkbox(props: CheckboxProps) {
  const { label, hint, error, checked, onCheckedChange, name, disabled, required, className, ref } = props;
  const id = useId();
  return (
    <div className={clsx("flex flex-col gap-1", className)}>
      <div className="flex items-start gap-1">
        <BaseCheckbox.Root
          ref={ref}
          id={id}
          name={name}
          checked={checked}
          onCheckedChange={onCheckedChange}
          disabled={disabled}
          required={required}
          nativeButton
          render={<button type="button" aria-labelledby={`${id}-label`} />}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className="group -ms-2.5 grid size-target shrink-0 place-items-center rounded-md data-disabled:opacity-60"
        >
          <span
            className={clsx(
              "grid size-6 place-items-center rounded-[0.4rem] border-2 border-edge bg-surface",
              "transition-colors group-aria-invalid:border-danger",
              "group-data-checked:border-sage group-data-checked:bg-sage",
            )}
          >
            <BaseCheckbox.Indicator className="text-on-sage">
              <Check aria-hidden="true" className="size-4" strokeWidth={3} />
            </BaseCheckbox.Indicator>
          </span>
        </BaseCheckbox.Root>
        <label id={`${id}-label`} htmlFor={id} className="py-2.5 text-base leading-6 text-ink">
          {label}
        </label>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
