import type { PaidPlanId } from "#shared/billing.ts";
import { paths } from "#shared/paths.ts";
import type { BillingPort } from "#client/lib/billing-port.ts";

/** Opens Stripe's checkout of a plan; it leads back to the payment success page, paid or not (spec 1, section 4). */
export function openCheckout(billing: BillingPort, planId: PaidPlanId, origin: string) {
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
