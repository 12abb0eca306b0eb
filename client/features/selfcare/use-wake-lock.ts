import { useEffect } from "react";

/** Keeps the screen awake while `active`, where the browser can. The browser lets go in the background: asked again then. */
export function useWakeLock(active: boolean): void {
  useEffect(() => {
    if (!active || !("wakeLock" in navigator)) return;
    let left = false;
    let held: WakeLockSentinel | null = null;
    const ask = async () => {
      if (document.visibilityState !== "visible") return;
      const lock = await navigator.wakeLock.request("screen").catch(() => null);
      if (left) await lock?.release();
      else held = lock;
    };
    const askAgain = () => void ask();
    askAgain();
    document.addEventListener("visibilitychange", askAgain);
    return () => {
      left = true;
      document.removeEventListener("visibilitychange", askAgain);
      void held?.release();
    };
  }, [active]);
}
