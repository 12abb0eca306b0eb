import { type ReactNode, useId, useRef, useState } from "react";
import type { DataFailure } from "#client/lib/query.ts";
import type { SaveOutcome } from "#client/lib/profile.ts";
import { Card } from "#client/ui/card.tsx";

type SettingsSectionProps = { title: string; children: ReactNode };

/** One card of the settings, labeled by its heading. */
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

/**
 * Saves a setting as soon as it changes. `wanted` is what to show while the save runs and null otherwise, so the control
 * falls back to the saved value, with `failure`, when the save fails.
 */
export function useChoice<Value>(save: (value: Value) => Promise<SaveOutcome>) {
  const [wanted, setWanted] = useState<{ readonly value: Value } | null>(null);
  const [failure, setFailure] = useState<DataFailure | null>(null);
  const newest = useRef<unknown>(null);
  const choose = async (value: Value): Promise<void> => {
    const choice = { value };
    newest.current = choice;
    setWanted(choice);
    setFailure(null);
    const outcome = await save(value);
    // A newer choice is what is shown, and its outcome is the one that counts.
    if (newest.current !== choice) return;
    setWanted(null);
    setFailure(outcome === "saved" ? null : outcome);
  };
  return { wanted, failure, choose };
}
