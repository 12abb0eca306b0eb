import { useEffect, useState } from "react";
import { linesFor, type ShownLines } from "#shared/safety/helplines.ts";
import type { Concern } from "#shared/safety/risk.ts";
import { useHelpCountry } from "#client/lib/help-desk.ts";

function minutesNow(): number {
  const now = new Date();
  return now.getHours() * 60 + now.getMinutes();
}

const lookEveryMs = 60_000;

/** The minute of the day; a card may stay for hours, and a line close meanwhile. */
function useMinutes(): number {
  const [minutes, setMinutes] = useState(minutesNow);
  useEffect(() => {
    const timer = setInterval(() => setMinutes(minutesNow()), lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  return minutes;
}

/** The lines of the person's country, as they answer at this moment. */
export function useLines(concerns: readonly Concern[]): ShownLines {
  const country = useHelpCountry((state) => state.country);
  const minutes = useMinutes();
  return linesFor(country, concerns, minutes);
}
