import { Checkbox as BaseCheckbox } from "@base-ui/react/checkbox";
import { clsx } from "clsx";
import { Check } from "lucide-react";
import { useId, type Ref } from "react";
import { Switch as BaseSwitch } from "@base-ui/react/switch";
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

type SwitchProps = FieldTexts & {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  name?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/**
 * A setting that takes effect immediately, without a Save button. The label comes first, the switch at the
 * end of the line.
 */
export function Switch(props: SwitchProps) {
  const { label, hint, error, checked, onCheckedChange, name, disabled, className } = props;
  const id = useId();
  return (
    <div className={clsx("flex flex-col", className)}>
      <div className="flex items-center justify-between gap-4">
        <label id={`${id}-label`} htmlFor={id} className="flex-1 py-2.5 text-base font-medium text-ink">
          {label}
        </label>
        <BaseSwitch.Root
          id={id}
          name={name}
          checked={checked}
          onCheckedChange={onCheckedChange}
          disabled={disabled}
          nativeButton
          render={<button type="button" aria-labelledby={`${id}-label`} />}
          aria-describedby={describedBy(id, { hint, error })}
          className="group grid h-target w-14 shrink-0 place-items-center data-disabled:opacity-60"
        >
          <span className="flex h-7 w-12 items-center rounded-full border-2 border-edge bg-sunken px-0.5 transition-colors group-data-checked:border-sage group-data-checked:bg-sage">
            <BaseSwitch.Thumb className="block size-5 rounded-full bg-edge transition-[margin,background-color] duration-200 ease-calm data-checked:ms-5 data-checked:bg-on-sage" />
          </span>
        </BaseSwitch.Root>
      </div>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
