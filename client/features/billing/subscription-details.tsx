import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { HeldSubscription, Subscription } from "#shared/billing.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { Badge } from "./badge.tsx";
import { CancelDialog } from "./cancel-dialog.tsx";
import { ChangePlanDialog } from "./change-plan-dialog.tsx";
import { PayLink } from "./pay-link.tsx";
import { usePlanFacts } from "./plan-facts.tsx";
import { useResume } from "./use-resume.ts";

type SubscriptionDetailsProps = {
  subscription: HeldSubscription;
  onChanged: (subscription: Subscription) => void;
};

/** A subscription that is there: how it stands, what it asks for, and its ways on. */
export function SubscriptionDetails({ subscription, onChanged }: SubscriptionDetailsProps) {
  const { t } = useTranslation("billing");
  const { name, price, interval } = usePlanFacts()(subscription.planId);
  const [dialog, setDialog] = useState<"change" | "cancel" | null>(null);
  const close = () => setDialog(null);
  const changed = (next: Subscription) => {
    close();
    onChanged(next);
  };
  const { status, cancelAtPeriodEnd, pendingPlanId } = subscription;
  const switchable =
    (status === "active" || status === "trialing") && pendingPlanId === null && !cancelAtPeriodEnd;
  return (
    <>
      <div className="flex flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg font-semibold">
          {name}
          <span className="sr-only">{t("subscription.status")}</span>
          <Badge quiet={status !== "active"}>{t(`subscription.statuses.${status}`)}</Badge>
        </p>
        <p className="text-ink-soft">
          {price} {interval}
        </p>
        {cancelAtPeriodEnd ? null : <Renewal subscription={subscription} />}
      </div>
      <PaymentDue subscription={subscription} />
      {cancelAtPeriodEnd ? <Ending subscription={subscription} onChanged={changed} /> : null}
      <div className="flex flex-wrap gap-3">
        {switchable ? (
          <Button variant="secondary" onClick={() => setDialog("change")}>
            {t("subscription.change")}
          </Button>
        ) : null}
        <Button variant="secondary" onClick={() => setDialog("cancel")}>
          {t("subscription.cancel")}
        </Button>
      </div>
      {dialog === "change" ? (
        <ChangePlanDialog subscription={subscription} onChanged={onChanged} onClose={close} />
      ) : null}
      {dialog === "cancel" ? (
        <CancelDialog subscription={subscription} onChanged={changed} onClose={close} />
      ) : null}
    </>
  );
}

function Renewal({ subscription: { status, currentPeriodEnd } }: { subscription: HeldSubscription }) {
  const { t } = useTranslation("billing");
  const { date } = useFormat();
  const renews = (status === "active" || status === "trialing") && currentPeriodEnd !== null;
  if (!renews) return null;
  return (
    <p className="text-ink-soft">
      {t("subscription.renews", { date: date(new Date(currentPeriodEnd * 1_000)) })}
    </p>
  );
}

/** A payment that did not go through, or a switch that waits for one (B6, B9). */
function PaymentDue({ subscription }: { subscription: HeldSubscription }) {
  const { t } = useTranslation("billing");
  const factsOf = usePlanFacts();
  const { paymentUrl, pendingPlanId } = subscription;
  if (paymentUrl === null) return null;
  return (
    <Alert tone="info">
      <p>
        {pendingPlanId === null
          ? t("subscription.due")
          : t("subscription.pendingSwitch", { plan: factsOf(pendingPlanId).name })}
      </p>
      <PayLink url={paymentUrl} />
    </Alert>
  );
}

function Ending({ subscription, onChanged }: SubscriptionDetailsProps) {
  const { t } = useTranslation("billing");
  const { date } = useFormat();
  const { busy, failure, resume } = useResume(subscription, onChanged);
  const end = subscription.cancelAt ?? subscription.currentPeriodEnd;
  return (
    <Alert tone="info">
      {end === null ? null : <p>{t("subscription.ending", { date: date(new Date(end * 1_000)) })}</p>}
      {failure ? <p role="alert">{t(`failure.${failure}`)}</p> : null}
      <Button variant="secondary" className="mt-2 self-start" busy={busy} onClick={() => void resume()}>
        {t("subscription.resume")}
      </Button>
    </Alert>
  );
}
