import { clsx } from "clsx";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ExistingSubscription, Subscription } from "#shared/billing.ts";
import { paths } from "#shared/paths.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { usePlanFacts } from "#client/i18n/use-plan-facts.ts";
import { toast } from "#client/lib/toast.ts";
import { Alert } from "#client/ui/alert.tsx";
import { ButtonLink } from "#client/ui/button.tsx";
import { Button } from "#client/ui/button.tsx";
import { useBillingAction } from "./api.ts";
import { CancelDialog } from "./cancel-dialog.tsx";
import { ChangePlanDialog } from "./change-plan-dialog.tsx";
import { Badge, type Loading, PayLink, Section, WhenLoaded } from "./section.tsx";
import { usePortal } from "./stripe-redirect.ts";

type SubscriptionCardProps = {
  /** Null for people without one: the card then holds only billing information and privacy. */
  subscription: Loading<Subscription> | null;
  onChanged: (subscription: Subscription) => void;
};

/** What the person pays for, how to change or cancel it, and links to billing information and privacy. */
export function SubscriptionCard({ subscription, onChanged }: SubscriptionCardProps) {
  const { t } = useTranslation("billing");
  return (
    <Section title={t("subscription.title")}>
      {subscription === null ? null : (
        <WhenLoaded loading={subscription} failed={t("subscription.loadFailed")} className="h-32">
          {(held) =>
            exists(held) ? (
              <SubscriptionDetails key={held.subscriptionId} subscription={held} onChanged={onChanged} />
            ) : (
              <p className="text-ink-soft">{t("subscription.none")}</p>
            )
          }
        </WhenLoaded>
      )}
      <AccountRows divided={subscription !== null} />
    </Section>
  );
}

function exists(subscription: Subscription): subscription is ExistingSubscription {
  return subscription.subscriptionId !== null;
}

type SubscriptionDetailsProps = {
  subscription: ExistingSubscription;
  onChanged: (subscription: Subscription) => void;
};

/** The status of an existing subscription, any payment due, and what can be done with it. */
function SubscriptionDetails({ subscription, onChanged }: SubscriptionDetailsProps) {
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

function Renewal({ subscription: { status, currentPeriodEnd } }: { subscription: ExistingSubscription }) {
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

/** A failed payment, or a plan switch that takes effect only once it is paid. */
function PaymentDue({ subscription }: { subscription: ExistingSubscription }) {
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

/** Withdraws a cancellation that has not taken effect yet. */
function useResume(
  { subscriptionId }: ExistingSubscription,
  onChanged: (subscription: Subscription) => void,
) {
  const { t } = useTranslation("billing");
  const { act, busy, failure } = useBillingAction("resume-subscription");
  const resume = async () => {
    const answer = await act({ subscriptionId });
    if (answer.kind === "failed") return;
    toast.success(t("subscription.resumed"));
    onChanged(answer.value);
  };
  return { busy, failure, resume };
}

/** Links to billing information and privacy, shown on every plan. */
function AccountRows({ divided }: { divided: boolean }) {
  const { t } = useTranslation("billing");
  const { busy, failure, open } = usePortal();
  return (
    <div className={clsx("grid gap-x-8 gap-y-6 sm:grid-cols-2", divided && "border-t border-line pt-5")}>
      <div className="flex flex-col items-start gap-2">
        <h3 className="text-xl">{t("account.billing")}</h3>
        <p className="flex-1 text-ink-soft">{t("account.billingBody")}</p>
        {failure ? <Alert tone="error">{t(`failure.${failure}`)}</Alert> : null}
        <Button variant="secondary" busy={busy} onClick={open}>
          {t("account.manage")}
        </Button>
      </div>
      <div className="flex flex-col items-start gap-2">
        <h3 className="text-xl">{t("account.privacy")}</h3>
        <p className="flex-1 text-ink-soft">{t("account.privacyBody")}</p>
        <ButtonLink to={paths.settings} variant="secondary">
          {t("account.settings")}
        </ButtonLink>
      </div>
    </div>
  );
}
