import { useCallback } from "react";
import { useServices } from "#client/lib/services.tsx";
import { useAnswer } from "#client/lib/use-loaded.ts";

/** One of the person's sessions with what was said in it. */
export function useSessionDetail(userId: string, id: string) {
  const { sessions } = useServices();
  return useAnswer(useCallback(() => sessions.read(userId, id), [sessions, userId, id]));
}
