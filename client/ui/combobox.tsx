import { Combobox as BaseCombobox } from "@base-ui/react/combobox";
import { clsx } from "clsx";
import { Check, ChevronDown } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { controlStyle, describedBy, FieldNotes, labelStyle } from "./field-frame.tsx";
import { popupItemStyle, popupRoom, popupStyle } from "./menu.tsx";
import type { ChoiceProps, Option } from "./select.tsx";

/** One of many options, found by typing part of its label. Leaving the field restores the current choice. */
export function Combobox<Value extends string>(props: ChoiceProps<Value>) {
  const { label, hint, error, options, value, onValueChange, placeholder, name, disabled, className } = props;
  const { t } = useTranslation();
  const id = useId();
  const chosen = options.find((option) => option.value === value) ?? null;
  return (
    <div className={clsx("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      <BaseCombobox.Root
        items={options}
        value={chosen}
        onValueChange={(option: Option<Value> | null) => (option ? onValueChange(option.value) : undefined)}
        isItemEqualToValue={(a, b) => a?.value === b?.value}
        name={name}
        disabled={disabled}
        autoHighlight
      >
        <BaseCombobox.InputGroup className="relative">
          <BaseCombobox.Input
            id={id}
            placeholder={placeholder}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy(id, { hint, error })}
            onFocus={(event) => event.currentTarget.select()}
            className={clsx(controlStyle, "pe-12")}
          />
          <BaseCombobox.Trigger
            aria-label={t("showOptions")}
            className="absolute inset-y-0 end-0 grid w-target place-items-center text-ink-soft"
          >
            <ChevronDown aria-hidden="true" className="size-5" />
          </BaseCombobox.Trigger>
        </BaseCombobox.InputGroup>
        <BaseCombobox.Portal>
          <BaseCombobox.Positioner sideOffset={6} collisionPadding={popupRoom} className="z-50">
            <BaseCombobox.Popup className={clsx(popupStyle, "w-(--anchor-width) max-w-(--available-width)")}>
              <BaseCombobox.Empty>
                <p className="px-4 py-3 text-ink-soft">{t("noOptionFound")}</p>
              </BaseCombobox.Empty>
              <BaseCombobox.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto overscroll-contain p-1.5 data-empty:p-0">
                {(option: Option<Value>) => (
                  <BaseCombobox.Item key={option.value} value={option} className={popupItemStyle}>
                    <span className="min-w-0 flex-1">{option.label}</span>
                    <BaseCombobox.ItemIndicator>
                      <Check aria-hidden="true" className="size-4" />
                    </BaseCombobox.ItemIndicator>
                  </BaseCombobox.Item>
                )}
              </BaseCombobox.List>
            </BaseCombobox.Popup>
          </BaseCombobox.Positioner>
        </BaseCombobox.Portal>
      </BaseCombobox.Root>
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
