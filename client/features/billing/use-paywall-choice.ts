import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { subscriptionPlanSchema } from "#shared/billing.ts";
import { paths } from "#shared/paths.ts";
import type { PlanId } from "#shared/plans.ts";
import { useServices } from "#client/lib/services.tsx";
import { toast } from "#client/lib/toast.ts";
import { useCheckout } from "./use-checkout.ts";

/**
 * What choosing a plan in the paywall does: free only says that nothing was changed; a paid plan starts the checkout,
 * and for who has a subscription leads to where it is switched.
 */
export function usePaywallChoice(current: PlanId) {
  const { t } = useTranslation("billing");
  const { paywall } = useServices();
  const navigate = useNavigate();
  const { busy, failure, choose: buy } = useCheckout();
  const choose = (id: PlanId) => {
    if (id === "free") {
      paywall.close();
      return toast.success(
        t("paywall.kept"),
        t(current === "free" ? "paywall.keptFree" : "paywall.keptPaid"),
      );
    }
    if (!subscriptionPlanSchema.safeParse(current).success) return buy(id);
    paywall.close();
    void navigate(paths.usage);
  };
  return { busy, failure, choose };
}
