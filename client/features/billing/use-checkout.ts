import type { PaidPlanId } from "#shared/billing.ts";
import { useServices } from "#client/lib/services.tsx";
import { openCheckout } from "./checkout.ts";
import { useWayOut } from "./use-way-out.ts";

/** Takes the person to the checkout of the plan they choose. */
export function useCheckout() {
  const { billing } = useServices();
  const { busy, failure, leave } = useWayOut();
  const choose = (plan: PaidPlanId) => void leave(plan, () => openCheckout(billing, plan, location.origin));
  return { busy, failure, choose };
}
