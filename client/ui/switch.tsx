import { Switch as BaseSwitch } from "@base-ui/react/switch";
import { clsx } from "clsx";
import { useId } from "react";
import { describedBy, FieldNotes, type FieldTexts } from "./field-frame.tsx";

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
