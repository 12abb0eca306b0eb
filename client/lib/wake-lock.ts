/**
 * Keeps the screen on. Browsers release the lock when the tab is hidden, so it is acquired again when the tab
 * is shown.
 */
export function keepAwake(): () => void {
  if (!("wakeLock" in navigator)) return () => undefined;
  const stopped = new AbortController();
  let lock: WakeLockSentinel | null = null;
  const take = async (): Promise<void> => {
    if (document.visibilityState !== "visible") return;
    const taken = await navigator.wakeLock.request("screen").catch(() => null);
    if (taken === null) return;
    // Shown twice in a row, a tab may get a second lock while it holds the first.
    const unneeded = stopped.signal.aborted ? taken : lock;
    if (!stopped.signal.aborted) lock = taken;
    await unneeded?.release().catch(() => undefined);
  };
  document.addEventListener("visibilitychange", () => void take(), { signal: stopped.signal });
  void take();
  return () => {
    stopped.abort();
    void lock?.release().catch(() => undefined);
    lock = null;
  };
}
