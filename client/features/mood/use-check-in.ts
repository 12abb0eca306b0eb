import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import { localDay } from "#client/lib/dates.ts";
import { useCheckInDraft } from "./check-in-draft.ts";
import { moodKey, useMoodNow, type CheckIn } from "./api.ts";

/** Today's check-in and its draft. */
export function useCheckIn(userId: string, timeZone: string, onNotesSaved?: (notes: string) => void) {
  const now = useMoodNow(userId);
  const queries = useQueryClient();
  const draft = useCheckInDraft(userId);
  const { clear, forget } = draft;
  const reload = useCallback(
    () => void queries.invalidateQueries({ queryKey: moodKey(userId) }),
    [queries, userId],
  );
  const todays = now.data?.todays;
  useEffect(() => {
    if (todays) forget(todays);
  }, [todays, forget]);
  useNewDay(timeZone, reload);
  const screen = ({ notes }: CheckIn) => {
    if (notes) onNotesSaved?.(notes);
  };
  return {
    now,
    draft,
    reload,
    recorded: (checkIn: CheckIn) => {
      clear();
      screen(checkIn);
    },
    /** Passes on notes that were saved. */
    screen,
  };
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
