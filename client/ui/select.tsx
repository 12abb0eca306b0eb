import { Select as BaseSelect } from "@base-ui/react/select";
import { clsx } from "clsx";
import { Check, ChevronDown } from "lucide-react";
import { useId } from "react";
import { controlStyle, describedBy, FieldNotes, labelStyle, type FieldTexts } from "./field-frame.tsx";
import { popupItemStyle, popupRoom, popupStyle } from "./menu.tsx";

export type Option<Value extends string> = { readonly value: Value; readonly label: string };

export type ChoiceProps<Value extends string> = FieldTexts & {
  options: readonly Option<Value>[];
  /** Null if nothing is chosen yet. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  placeholder?: string | undefined;
  name?: string | undefined;
  disabled?: boolean | undefined;
  className?: string | undefined;
};

/** One of a few options. For long lists use `Combobox`. */
export function Select<Value extends string>(props: ChoiceProps<Value>) {
  const { label, hint, error, options, value, onValueChange, placeholder, name, disabled, className } = props;
  const id = useId();
  return (
    <div className={clsx("flex flex-col gap-1.5", className)}>
      <BaseSelect.Root
        items={[...options]}
        value={value}
        onValueChange={(chosen) => (chosen === null ? undefined : onValueChange(chosen))}
        name={name}
        disabled={disabled}
        modal={false}
      >
        <BaseSelect.Label className={clsx(labelStyle, "cursor-default")}>{label}</BaseSelect.Label>
        <BaseSelect.Trigger
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { hint, error })}
          className={clsx(controlStyle, "flex items-center justify-between gap-3 text-start")}
        >
          <BaseSelect.Value placeholder={placeholder} className="truncate data-placeholder:text-ink-faint" />
          <BaseSelect.Icon>
            <ChevronDown aria-hidden="true" className="size-5 text-ink-soft" />
          </BaseSelect.Icon>
        </BaseSelect.Trigger>
        <BaseSelect.Portal>
          <BaseSelect.Positioner
            sideOffset={6}
            collisionPadding={popupRoom}
            alignItemWithTrigger={false}
            className="z-50"
          >
            <BaseSelect.Popup className={clsx(popupStyle, "min-w-(--anchor-width)")}>
              <BaseSelect.List className="max-h-[min(22rem,var(--available-height))] overflow-y-auto overscroll-contain p-1.5">
                {options.map((option) => (
                  <BaseSelect.Item key={option.value} value={option.value} className={popupItemStyle}>
                    <BaseSelect.ItemText className="min-w-0 flex-1">{option.label}</BaseSelect.ItemText>
                    <BaseSelect.ItemIndicator>
                      <Check aria-hidden="true" className="size-4" />
                    </BaseSelect.ItemIndicator>
                  </BaseSelect.Item>
                ))}
              </BaseSelect.List>
            </BaseSelect.Popup>
          </BaseSelect.Positioner>
        </BaseSelect.Portal>
      </BaseSelect.Root>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
