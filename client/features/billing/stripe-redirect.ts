import { useEffect, useState } from "react";
import type { PaidPlanId } from "#shared/billing.ts";
import { paths } from "#shared/paths.ts";
import { useBackend, type Backend } from "#client/lib/services.tsx";
import { actOnBilling, type BillingFailure, type BillingResult } from "./api.ts";

/**
 * Fetches the URL of a page at Stripe and opens it. One redirect runs at a time and stays busy until this page unloads;
 * coming back from the back/forward cache makes it available again.
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
  const redirect = async (
    name: string,
    requestUrl: () => Promise<BillingResult<{ readonly url: string }>>,
  ) => {
    if (busy !== null) return;
    setBusy(name);
    setFailure(null);
    const answer = await requestUrl();
    if (answer.kind === "ok") return externalPage.open(answer.value.url);
    setBusy(null);
    setFailure(answer.failure);
  };
  return { busy, failure, redirect };
}

/** Opens the checkout for the plan that the person chooses. */
export function useCheckout() {
  const { relay } = useBackend();
  const { busy, failure, redirect } = useRedirect();
  const choose = (plan: PaidPlanId) =>
    void redirect(plan, () => createCheckout(relay, plan, location.origin));
  return { busy, failure, choose };
}

/** Creates a checkout session. Stripe returns to the payment success page whether or not the person paid. */
function createCheckout(relay: Backend["relay"], planId: PaidPlanId, origin: string) {
  const back = (payment: "success" | "cancelled") => {
    const url = new URL(paths.paymentSuccess, origin);
    url.searchParams.set("payment", payment);
    if (payment === "success" && planId === "24hour_pass") url.searchParams.set("type", planId);
    return url.href;
  };
  const urls = { successUrl: back("success"), cancelUrl: back("cancelled") };
  return planId === "24hour_pass"
    ? actOnBilling(relay, "create-24hour-pass", urls)
    : actOnBilling(relay, "create-checkout-session", { ...urls, planId });
}

/** Opens Stripe's customer portal for cards and invoices, which returns to the billing page. */
export function usePortal() {
  const { relay } = useBackend();
  const { busy, failure, redirect } = useRedirect();
  const returnUrl = new URL(paths.usage, location.origin).href;
  const open = () =>
    void redirect("portal", () => actOnBilling(relay, "create-portal-session", { returnUrl }));
  return { busy: busy !== null, failure, open };
}

/** An object so that tests can replace the navigation. */
export const externalPage = {
  open(url: string): void {
    location.assign(url);
  },
};
