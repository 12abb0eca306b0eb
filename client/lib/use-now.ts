import { useEffect, useState } from "react";
import { localDay } from "./dates.ts";

const dayCheckMs = 30_000;

/**
 * A moment of the present day in the zone, ms since the epoch, for what is said or counted by days: an installed app may
 * stay open for weeks. It changes only when a new day has begun, even if the tab slept through midnight.
 */
export function useNow(timeZone: string): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const look = () =>
      setNow((held) => (localDay(held, timeZone) === localDay(Date.now(), timeZone) ? held : Date.now()));
    const timer = setInterval(look, dayCheckMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [timeZone]);
  return now;
}
