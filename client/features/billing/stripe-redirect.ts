import { useEffect, useState } from "react";
import type { PaidPlanId } from "#shared/billing.ts";
import { paths } from "#shared/paths.ts";
import type { BillingFailure, BillingPort, BillingResult } from "#client/lib/billing-port.ts";
import { useServices } from "#client/lib/services.tsx";

/**
 * A way to a page of Stripe's, one at a time: asks for its address and goes there. It stays busy until the page is
 * gone; back again by the browser's history, it is free for another.
 */
function useRedirect() {
  const [busy, setBusy] = useState<string | null>(null);
  const [failure, setFailure] = useState<BillingFailure | null>(null);
  useEffect(() => {
    const back = (event: PageTransitionEvent) => {
      if (event.persisted) setBusy(null);
    };
    window.addEventListener("pageshow", back);
    return () => window.removeEventListener("pageshow", back);
  }, []);
  const redirect = async (name: string, ask: () => Promise<BillingResult<{ readonly url: string }>>) => {
    if (busy !== null) return;
    setBusy(name);
    setFailure(null);
    const answer = await ask();
    if (answer.kind === "ok") return externalPage.open(answer.value.url);
    setBusy(null);
    setFailure(answer.failure);
  };
  return { busy, failure, redirect };
}

/** Takes the person to the checkout of the plan they choose. */
export function useCheckout() {
  const { billing } = useServices();
  const { busy, failure, redirect } = useRedirect();
  const choose = (plan: PaidPlanId) =>
    void redirect(plan, () => openCheckout(billing, plan, location.origin));
  return { busy, failure, choose };
}

/** Opens Stripe's checkout of a plan; it leads back to the payment success page, paid or not (spec 1, section 4). */
function openCheckout(billing: BillingPort, planId: PaidPlanId, origin: string) {
  const back = (payment: "success" | "cancelled") => {
    const url = new URL(paths.paymentSuccess, origin);
    url.searchParams.set("payment", payment);
    if (payment === "success" && planId === "24hour_pass") url.searchParams.set("type", planId);
    return url.href;
  };
  const urls = { successUrl: back("success"), cancelUrl: back("cancelled") };
  return planId === "24hour_pass"
    ? billing.act("create-24hour-pass", urls)
    : billing.act("create-checkout-session", { ...urls, planId });
}

/** The way to Stripe's own pages for cards and invoices; they lead back to the billing page. */
export function usePortal() {
  const { billing } = useServices();
  const { busy, failure, redirect } = useRedirect();
  const returnUrl = new URL(paths.usage, location.origin).href;
  const open = () => void redirect("portal", () => billing.act("create-portal-session", { returnUrl }));
  return { busy: busy !== null, failure, open };
}

/** Leaves the app for a page of Stripe's; an object, so that tests can stand in front of it. */
export const externalPage = {
  open(url: string): void {
    location.assign(url);
  },
};
