import { useState } from "react";
import { useTranslation } from "react-i18next";
import {
  type ExistingSubscription,
  type Subscription,
  type SubscriptionPlanId,
  subscriptionPlanSchema,
  type SwitchPreview,
} from "#shared/billing.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { usePlanFacts } from "#client/i18n/use-plan-facts.ts";
import { toast } from "#client/lib/toast.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button, ButtonRow } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { useBillingAction } from "./api.ts";
import { PayLink, PlanPrice } from "./section.tsx";

type ChangePlanDialogProps = {
  subscription: ExistingSubscription;
  onChanged: (subscription: Subscription) => void;
  onClose: () => void;
};

/** The plans to switch to. The cost of a switch is shown before anything changes. */
export function ChangePlanDialog({ subscription, onChanged, onClose }: ChangePlanDialogProps) {
  const { t } = useTranslation("billing");
  const factsOf = usePlanFacts();
  const { step, busy, switching, failure, preview, confirm, back } = useSwitch(
    subscription,
    onChanged,
    onClose,
  );
  const others = subscriptionPlanSchema.options.filter((id) => id !== subscription.planId);
  const review = step.kind === "review" ? step.preview : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !switching) onClose();
      }}
      title={review ? t("switch.review", { plan: factsOf(review.planId).name }) : t("switch.title")}
      description={review ? null : t("switch.body")}
    >
      {failure ? (
        <Alert tone="error" className="mb-4">
          {t(`failure.${failure === "not-subscribed" ? "invalid-plan" : failure}`)}
        </Alert>
      ) : null}
      {step.kind === "payment" ? (
        <Alert tone="info">
          <p>{t("switch.paymentNeeded")}</p>
          {step.url === null ? null : <PayLink url={step.url} />}
        </Alert>
      ) : null}
      {review ? (
        <SwitchReview preview={review} busy={busy} onConfirm={() => void confirm(review)} onBack={back} />
      ) : null}
      {step.kind === "choose" ? (
        <ul className="flex flex-col gap-4">
          {others.map((id) => (
            <Choice key={id} id={id} busy={busy} onSwitch={() => void preview(id)} />
          ))}
        </ul>
      ) : null}
    </Dialog>
  );
}

type ChoiceProps = { id: SubscriptionPlanId; busy: boolean; onSwitch: () => void };

function Choice({ id, busy, onSwitch }: ChoiceProps) {
  const { t } = useTranslation("billing");
  const { name, body } = usePlanFacts()(id);
  return (
    <li className="flex flex-col items-start gap-2 rounded-md border border-line p-4">
      <h3 className="text-xl">{name}</h3>
      <PlanPrice id={id} />
      <p className="text-ink-soft">{body}</p>
      <Button busy={busy} aria-label={t("switch.switchTo", { plan: name })} onClick={onSwitch}>
        {t("switch.switch")}
      </Button>
    </li>
  );
}

type SwitchReviewProps = {
  preview: SwitchPreview;
  busy: boolean;
  onConfirm: () => void;
  onBack: () => void;
};

/** What a switch costs now, itemized. */
function SwitchReview({ preview, busy, onConfirm, onBack }: SwitchReviewProps) {
  const { t } = useTranslation("billing");
  const { money } = useFormat();
  const { price, interval } = usePlanFacts()(preview.planId);
  const { amountDue, credit, currency, lines } = preview;
  const due = money(amountDue, currency);
  return (
    <div className="flex flex-col gap-5">
      <dl className="flex flex-col gap-3">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-semibold">{t("switch.now")}</dt>
          <dd className="font-heading text-3xl tabular-nums">{due}</dd>
        </div>
        {credit > 0 ? (
          <div className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-soft">{t("switch.credit")}</dt>
            <dd className="tabular-nums">{money(credit, currency)}</dd>
          </div>
        ) : null}
      </dl>
      <details>
        <summary className="min-h-target cursor-pointer content-center text-ink-soft">
          {t("switch.detail")}
        </summary>
        <ul className="flex flex-col gap-2 text-sm">
          {lines.map(({ description, amount }) => (
            <li key={`${description} ${String(amount)}`} className="flex justify-between gap-4">
              <span className="min-w-0" dir="auto">
                {description}
              </span>
              <span className="shrink-0 tabular-nums">{money(amount, currency)}</span>
            </li>
          ))}
        </ul>
      </details>
      <p className="text-ink-soft">{t("switch.newPrice", { price, interval })}</p>
      <ButtonRow>
        <Button variant="secondary" disabled={busy} onClick={onBack}>
          {t("switch.back")}
        </Button>
        <Button busy={busy} onClick={onConfirm}>
          {amountDue > 0 ? t("switch.confirm", { amount: due }) : t("switch.confirmFree")}
        </Button>
      </ButtonRow>
    </div>
  );
}

type Step =
  | { readonly kind: "choose" }
  | { readonly kind: "review"; readonly preview: SwitchPreview }
  /** The switch takes effect only once the payment at `url` is made. */
  | { readonly kind: "payment"; readonly url: string | null };

/** Switches plans in two steps, so that the amount charged is exactly the amount that was shown. */
function useSwitch(
  { subscriptionId }: ExistingSubscription,
  onChanged: (subscription: Subscription) => void,
  onDone: () => void,
) {
  const { t } = useTranslation("billing");
  const factsOf = usePlanFacts();
  const [step, setStep] = useState<Step>({ kind: "choose" });
  const previewing = useBillingAction("preview-switch");
  const switching = useBillingAction("switch-plan");

  const preview = async (planId: SubscriptionPlanId) => {
    const answer = await previewing.act({ subscriptionId, planId });
    if (answer.kind === "ok") setStep({ kind: "review", preview: answer.value });
  };
  const confirm = async ({ planId, prorationDate }: SwitchPreview) => {
    const answer = await switching.act({ subscriptionId, planId, prorationDate });
    if (answer.kind === "failed") return;
    const { outcome, subscription } = answer.value;
    onChanged(subscription);
    if (outcome === "payment_needed") return setStep({ kind: "payment", url: subscription.paymentUrl });
    toast.success(t("switch.done", { plan: factsOf(planId).name }));
    onDone();
  };
  const back = () => {
    switching.reset();
    setStep({ kind: "choose" });
  };
  const busy = previewing.busy || switching.busy;
  const failure = previewing.failure ?? switching.failure;
  return { step, busy, switching: switching.busy, failure, preview, confirm, back };
}
