/** A first failure is often over in a minute; the operator's mails wait up to half a day in all. Seconds. */
const firstSeconds = 60;
const longestSeconds = 2 * 3600;

/** How long a mail waits after its try number `attempts` (from 1), seconds: doubling, with a quarter left to chance. */
export function retryAfterSeconds(attempts: number, random: () => number): number {
  const full = Math.min(longestSeconds, firstSeconds * 2 ** (attempts - 1));
  return Math.round(full * (0.75 + 0.25 * random()));
}
