import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import { clsx } from "clsx";
import type { ReactNode } from "react";

type TabsProps<Value extends string> = {
  /** Names the group of tabs for screen readers. */
  label: string;
  tabs: readonly { readonly value: Value; readonly label: string; readonly content: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string | undefined;
};

/** A few views of one thing, of which one is shown at a time. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  className,
}: TabsProps<Value>) {
  return (
    <BaseTabs.Root
      value={value}
      onValueChange={(next: Value) => onValueChange(next)}
      className={clsx("flex flex-col gap-5", className)}
    >
      <BaseTabs.List aria-label={label} className="flex gap-1 rounded-full bg-sunken p-1">
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className={clsx(
              "min-h-target flex-1 rounded-full px-2 font-semibold text-ink-soft transition-colors hover:text-ink",
              "data-active:bg-surface data-active:text-ink data-active:shadow-low",
            )}
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value}>
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
