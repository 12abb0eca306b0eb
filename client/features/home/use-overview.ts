import { useCallback } from "react";
import type { Profile } from "#client/lib/profile.ts";
import { useServices } from "#client/lib/services.tsx";
import { useAnswer } from "#client/lib/use-loaded.ts";
import { weekStart } from "./week-start.ts";

/** How many sessions the home shows (spec 1, section 2). */
const recentSessions = 3;

/** What the home tells of a person's sessions, with their week as of `now`. */
export function useOverview({ id, timezone }: Profile, now: Date) {
  const { sessions } = useServices();
  const ask = useCallback(
    () => sessions.overview(id, recentSessions, weekStart(now, timezone)),
    [sessions, id, timezone, now],
  );
  return useAnswer(ask);
}
