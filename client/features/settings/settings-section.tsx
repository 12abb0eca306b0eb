import { useId, type ReactNode } from "react";
import { Card } from "#client/ui/card.tsx";

type SettingsSectionProps = { title: string; children: ReactNode };

/** One subject of the settings, named by its heading. */
export function SettingsSection({ title, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} className="flex flex-col gap-5">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      {children}
    </Card>
  );
}
