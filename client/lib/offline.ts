/** Paths of this site's files that the page has loaded so far. */
function loadedPaths(): readonly string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name, location.href))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname }) => pathname);
}

/** Once, when the browser is idle. */
function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(run, { timeout: 10_000 });
  else setTimeout(run, 2_000);
}

async function keep(): Promise<void> {
  const workers = navigator.serviceWorker;
  await workers.register("/sw.js");
  const { active } = await workers.ready;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  active?.postMessage({ type: "hearken.keep", paths: loadedPaths() });
}

function tryToKeep(): void {
  void keep().catch(() => undefined);
}

/**
 * Keeps the app on this device, so that help can be shown without a network. Where the browser doesn't allow
 * that (private windows, no https, blocked storage, where even reading the registrations throws) the app
 * works as usual.
 */
export function keepForOffline(): void {
  if (!("serviceWorker" in navigator)) return;
  if (document.readyState === "complete") whenIdle(tryToKeep);
  else addEventListener("load", () => whenIdle(tryToKeep), { once: true });
}
