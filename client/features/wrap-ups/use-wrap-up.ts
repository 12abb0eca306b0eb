import { useCallback } from "react";
import type { DataFailure } from "#client/lib/data-failure.ts";
import { useServices } from "#client/lib/services.tsx";
import { useAnswer } from "#client/lib/use-loaded.ts";

/** One wrap-up of the person. */
export function useWrapUp(userId: string, id: string) {
  const { wrapUps } = useServices();
  const { state, retry } = useAnswer(useCallback(() => wrapUps.read(userId, id), [wrapUps, userId, id]));
  const remove = async (): Promise<DataFailure | null> => {
    const result = await wrapUps.remove(userId, id);
    return result.kind === "failed" ? result.failure : null;
  };
  return { state, retry, remove };
}
