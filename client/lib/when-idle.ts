/** How long a busy page may put something off, ms. */
const patience = 3_000;

/** How long to wait if the browser doesn't report when it is idle, ms. */
const guess = 1_000;

/** Runs something after what the page itself still has to do. Returns a function that calls it off. */
export function whenIdle(run: () => void): () => void {
  if ("requestIdleCallback" in window) {
    const request = requestIdleCallback(run, { timeout: patience });
    return () => cancelIdleCallback(request);
  }
  const timer = setTimeout(run, guess);
  return () => clearTimeout(timer);
}
