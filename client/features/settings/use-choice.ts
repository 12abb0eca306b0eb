import { useState } from "react";
import type { DataFailure } from "#client/lib/data-failure.ts";
import type { SaveOutcome } from "#client/lib/profile-store.ts";

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
