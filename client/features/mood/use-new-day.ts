import { useEffect } from "react";
import { localDay } from "#client/lib/plain-days.ts";

const lookEveryMs = 30_000;

/** Calls back when another day begins in the zone, also after the tab slept through midnight. */
export function useNewDay(timeZone: string, onNewDay: () => void): void {
  useEffect(() => {
    let day = localDay(Date.now(), timeZone);
    const look = () => {
      const now = localDay(Date.now(), timeZone);
      if (now === day) return;
      day = now;
      onNewDay();
    };
    const timer = setInterval(look, lookEveryMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [timeZone, onNewDay]);
}
