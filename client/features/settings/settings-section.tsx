import { type ReactNode, useId, useState } from "react";
import type { DataFailure } from "#client/lib/data-failure.ts";
import type { SaveOutcome } from "#client/lib/profile-store.ts";
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

/**
 * One choice on its way to the profile: shown at once, taken back with a reason when it could not be saved.
 * `wanted` is null while nothing is on its way.
 */
export function useChoice<Value>(save: (value: Value) => Promise<SaveOutcome>) {
  const [wanted, setWanted] = useState<{ readonly value: Value } | null>(null);
  const [failure, setFailure] = useState<DataFailure | null>(null);
  const choose = async (value: Value): Promise<boolean> => {
    const choice = { value };
    setWanted(choice);
    setFailure(null);
    const outcome = await save(value);
    // A newer choice has its own save to wait for.
    setWanted((latest) => (latest === choice ? null : latest));
    if (outcome !== "saved") setFailure(outcome);
    return outcome === "saved";
  };
  return { wanted, failure, choose };
}
