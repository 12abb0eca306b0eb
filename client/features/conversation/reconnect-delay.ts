/** The first wait and the longest, ms [P9]. */
const firstMs = 250;
const longestMs = 8_000;

/**
 * How long to wait before trying again, ms: doubling, with full jitter, so that everybody does not come back to a
 * restarted relay at the same moment [P9].
 * @param attempt 0 for the first try after a loss
 * @param random 0…1
 */
export function reconnectDelay(attempt: number, random: number): number {
  return Math.round(random * Math.min(longestMs, firstMs * 2 ** Math.min(attempt, 10)));
}
