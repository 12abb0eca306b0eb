import { useCallback, useState, useEffect } from "react";
import type { CheckIn, MoodNow } from "#client/lib/mood-port.ts";
import { localDay } from "#client/lib/plain-days.ts";
import { useServices } from "#client/lib/services.tsx";
import { useLoaded, type Loaded } from "#client/lib/use-loaded.ts";
import { useCheckInDraft } from "./check-in-draft.ts";

/** What was just done to today's check-in, until the database is heard again. */
type Done = { readonly during: MoodNow; readonly todays: CheckIn | null };

/** Today's check-in and its draft; `changes` counts what happened to the check-ins here. */
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

/** Once there is a newer answer of the database, it alone counts. */
function withDone(state: Loaded<MoodNow>, done: Done | null): Loaded<MoodNow> {
  if (state.status !== "ready" || state.value !== done?.during) return state;
  return { status: "ready", value: { ...state.value, todays: done.todays } };
}

const dayCheckMs = 30_000;

/** Calls back when another day begins in the zone, also after the tab slept through midnight. */
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
