import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { HeldSubscription, Subscription } from "#shared/billing.ts";
import type { BillingFailure } from "#client/lib/billing-port.ts";
import { useServices } from "#client/lib/services.tsx";
import { toast } from "#client/lib/toast.ts";

/** Takes a cancellation back that has not happened yet (B8). */
export function useResume(
  { subscriptionId }: HeldSubscription,
  onChanged: (subscription: Subscription) => void,
) {
  const { t } = useTranslation("billing");
  const { billing } = useServices();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<BillingFailure | null>(null);
  const resume = async () => {
    setBusy(true);
    setFailure(null);
    const answer = await billing.act("resume-subscription", { subscriptionId });
    setBusy(false);
    if (answer.kind === "failed") return setFailure(answer.failure);
    toast.success(t("subscription.resumed"));
    onChanged(answer.value);
  };
  return { busy, failure, resume };
}
