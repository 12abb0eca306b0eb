import { useEffect, useState } from "react";

/** Seconds before another mail may be asked for; the account service refuses earlier ones. */
const cooldownSeconds = 60;

export type Cooldown = { readonly secondsLeft: number; start(): void };

/** Counts down after something was done, so that it is not done again at once. */
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
