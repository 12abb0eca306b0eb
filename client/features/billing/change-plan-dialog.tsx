import { useTranslation } from "react-i18next";
import {
  type HeldSubscription,
  type Subscription,
  type SubscriptionPlanId,
  subscriptionPlanSchema,
} from "#shared/billing.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { PayLink } from "./pay-link.tsx";
import { PlanPrice, usePlanFacts } from "./plan-facts.tsx";
import { SwitchReview } from "./switch-review.tsx";
import { useSwitch } from "./use-switch.ts";

type ChangePlanDialogProps = {
  subscription: HeldSubscription;
  onChanged: (subscription: Subscription) => void;
  onClose: () => void;
};

/** The plans to switch to; what a switch costs is shown before anything changes (B9). */
export function ChangePlanDialog({ subscription, onChanged, onClose }: ChangePlanDialogProps) {
  const { t } = useTranslation("billing");
  const factsOf = usePlanFacts();
  const { step, busy, failure, preview, confirm, back } = useSwitch(subscription, onChanged, onClose);
  const others = subscriptionPlanSchema.options.filter((id) => id !== subscription.planId);
  const review = step.kind === "review" ? step.preview : null;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
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
