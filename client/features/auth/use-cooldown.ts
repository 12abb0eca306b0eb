import { useEffect, useState } from "react";

/** Seconds before another email can be requested; the account service refuses earlier requests. */
const cooldownSeconds = 60;

export type Cooldown = { readonly secondsLeft: number; start(): void };

/** Counts down after an action, so that it can't be repeated at once. */
export function useCooldown(running: boolean): Cooldown {
  const [secondsLeft, setSecondsLeft] = useState(running ? cooldownSeconds : 0);
  const counting = secondsLeft > 0;
  useEffect(() => {
    if (!counting) return undefined;
    const timer = setInterval(() => setSecondsLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [counting]);
  return { secondsLeft, start: () => setSecondsLeft(cooldownSeconds) };
}
