import { useCallback } from "react";
import type { MoodAnswer, MoodDay } from "#client/lib/mood-port.ts";
import { monthSpan } from "#client/lib/plain-days.ts";
import { useServices } from "#client/lib/services.tsx";
import { useLoaded, type Loaded } from "#client/lib/use-loaded.ts";

type Year = { readonly of: number; readonly days: readonly MoodDay[] };

/** The days of one year; another year, or another number of `changes`, loads anew. Never shows a year as another. */
export function useYear(userId: string, year: number, changes: number) {
  const { mood } = useServices();
  const load = useCallback(async (): Promise<MoodAnswer<Year>> => {
    const answer = await mood.days(userId, monthSpan(year, 1).from, monthSpan(year, 12).to);
    return answer.kind === "ok" ? { kind: "ok", value: { of: year, days: answer.value } } : answer;
    // oxlint-disable-next-line react/exhaustive-deps -- a change of the check-ins is a reason to read them again
  }, [mood, userId, year, changes]);
  const { state, retry } = useLoaded(load);
  return { state: onlyOf(year, state), retry };
}

function onlyOf(year: number, state: Loaded<Year>): Loaded<readonly MoodDay[]> {
  if (state.status !== "ready") return state;
  return state.value.of === year ? { status: "ready", value: state.value.days } : { status: "loading" };
}
