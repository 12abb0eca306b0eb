import { useEffect, useState } from "react";
import type { BillingFailure, BillingResult } from "#client/lib/billing-port.ts";
import { outside } from "./outside.ts";

/**
 * A way to a page of Stripe's, one at a time: asks for its address and goes there. It stays busy until the page is
 * gone; back again by the browser's history, it is free for another.
 */
export function useWayOut() {
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<BillingFailure | null>(null);
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(null);
    };
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, []);
  const leave = async (name: string, ask: () => Promise<BillingResult<{ readonly url: string }>>) => {
    if (busy !== null) return;
    setBusy(name);
    setFailure(null);
    const answer = await ask();
    if (answer.kind === "ok") return outside.go(answer.value.url);
    setBusy(null);
    setFailure(answer.failure);
  };
  return { busy, failure, leave };
}
