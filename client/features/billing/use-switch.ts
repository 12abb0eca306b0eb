import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { HeldSubscription, Subscription, SubscriptionPlanId, SwitchPreview } from "#shared/billing.ts";
import type { BillingFailure } from "#client/lib/billing-port.ts";
import { useServices } from "#client/lib/services.tsx";
import { toast } from "#client/lib/toast.ts";
import { usePlanFacts } from "./plan-facts.tsx";

type Step =
  | { readonly kind: "choose" }
  | { readonly kind: "review"; readonly preview: SwitchPreview }
  /** Nothing has changed until the payment at `url` is made. */
  | { readonly kind: "payment"; readonly url: string | null };

/** Switching plans in two steps: what it costs, then the switch at that very amount (B9). */
export function useSwitch(
  { subscriptionId }: HeldSubscription,
  onChanged: (subscription: Subscription) => void,
  onDone: () => void,
) {
  const { t } = useTranslation("billing");
  const { billing } = useServices();
  const factsOf = usePlanFacts();
  const [step, setStep] = useState<Step>({ kind: "choose" });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<BillingFailure | null>(null);

  const begin = () => {
    setBusy(true);
    setFailure(null);
  };
  const preview = async (planId: SubscriptionPlanId) => {
    begin();
    const answer = await billing.act("preview-switch", { subscriptionId, planId });
    setBusy(false);
    if (answer.kind === "failed") return setFailure(answer.failure);
    setStep({ kind: "review", preview: answer.value });
  };
  const confirm = async ({ planId, prorationDate }: SwitchPreview) => {
    begin();
    const answer = await billing.act("switch-plan", { subscriptionId, planId, prorationDate });
    setBusy(false);
    if (answer.kind === "failed") return setFailure(answer.failure);
    const { outcome, subscription } = answer.value;
    onChanged(subscription);
    if (outcome === "payment_needed") return setStep({ kind: "payment", url: subscription.paymentUrl });
    toast.success(t("switch.done", { plan: factsOf(planId).name }));
    onDone();
  };
  const back = () => {
    setFailure(null);
    setStep({ kind: "choose" });
  };
  return { step, busy, failure, preview, confirm, back };
}
