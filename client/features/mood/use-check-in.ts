import { useCallback, useState, useEffect } from "react";
import type { CheckIn, MoodNow } from "#client/lib/mood-port.ts";
import { localDay } from "#client/lib/plain-days.ts";
import { useServices } from "#client/lib/services.tsx";
import { useLoaded, type Loaded } from "#client/lib/use-loaded.ts";
import { useCheckInDraft } from "./check-in-draft.ts";

/** A change made to today's check-in, shown until the database answers again. */
type Done = { readonly during: MoodNow; readonly todays: CheckIn | null };

/**
 * Today's check-in and its draft. `changes` counts check-ins added or removed here, so that others know to reload.
 */
export function useCheckIn(userId: string, timeZone: string, onNotesSaved?: (notes: string) => void) {
  const { mood } = useServices();
  const draft = useCheckInDraft(userId);
  const { clear, forget, restore } = draft;
  const load = useCallback(async () => {
    const answer = await mood.now(userId);
    if (answer.kind === "ok" && answer.value.todays) forget(answer.value.todays);
    return answer;
  }, [mood, userId, forget]);
  const { state, refresh, retry } = useLoaded(load);
  const [done, setDone] = useState<Done | null>(null);
  const [changes, setChanges] = useState(0);
  useNewDay(timeZone, refresh);

  const reload = () => {
    setChanges((count) => count + 1);
    refresh();
  };
  const settle = (todays: CheckIn | null) => {
    if (state.status === "ready") setDone({ during: state.value, todays });
    reload();
  };
  return {
    state: withDone(state, done),
    draft,
    changes,
    reload,
    retry,
    recorded: (checkIn: CheckIn) => {
      clear();
      settle(checkIn);
      if (checkIn.notes) onNotesSaved?.(checkIn.notes);
    },
    undone: (checkIn: CheckIn) => {
      restore(checkIn);
      settle(null);
    },
  };
}

/** A newer answer from the database replaces the local change. */
function withDone(state: Loaded<MoodNow>, done: Done | null): Loaded<MoodNow> {
  if (state.status !== "ready" || state.value !== done?.during) return state;
  return { status: "ready", value: { ...state.value, todays: done.todays } };
}

const dayCheckMs = 30_000;

/** Calls back when a new day begins in the zone, even if the tab slept through midnight. */
function useNewDay(timeZone: string, onNewDay: () => void): void {
  useEffect(() => {
    let day = localDay(Date.now(), timeZone);
    const look = () => {
      const now = localDay(Date.now(), timeZone);
      if (now === day) return;
      day = now;
      onNewDay();
    };
    const timer = setInterval(look, dayCheckMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [timeZone, onNewDay]);
}
