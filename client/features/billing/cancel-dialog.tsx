import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ExistingSubscription, Subscription } from "#shared/billing.ts";
import { plans } from "#shared/plans.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { toast } from "#client/lib/toast.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button, ButtonRow } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { useBillingAction } from "./api.ts";

type CancelDialogProps = {
  subscription: ExistingSubscription;
  onChanged: (subscription: Subscription) => void;
  onClose: () => void;
};

/** Cancels at the end of the paid period, or immediately after a second confirmation. No retention offers. */
export function CancelDialog(props: CancelDialogProps) {
  const [asking, setAsking] = useState(false);
  return asking ? <CancelNow {...props} /> : <ChooseEnd {...props} onNow={() => setAsking(true)} />;
}

function ChooseEnd({ subscription, onChanged, onClose, onNow }: CancelDialogProps & { onNow: () => void }) {
  const { t } = useTranslation("billing");
  const { busy, failure, cancel } = useCancel(subscription, onChanged);
  const atEndBody = useAtEndBody(subscription);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title={t("cancel.title")}
      description={t("cancel.body")}
    >
      <div className="flex flex-col gap-5">
        {failure ? <Alert tone="error">{t(`failure.${failure}`)}</Alert> : null}
        {subscription.cancelAtPeriodEnd ? null : (
          <div className="flex flex-col items-start gap-2">
            <p>{atEndBody}</p>
            <Button variant="secondary" busy={busy} onClick={() => void cancel("atEnd")}>
              {t("cancel.atEnd")}
            </Button>
          </div>
        )}
        <div className="flex flex-col items-start gap-2">
          <p>{t("cancel.nowBody")}</p>
          <Button variant="secondary" disabled={busy} onClick={onNow}>
            {t("cancel.now")}
          </Button>
        </div>
        <Button variant="quiet" className="-ms-5 self-start" disabled={busy} onClick={onClose}>
          {t("cancel.keep")}
        </Button>
      </div>
    </Dialog>
  );
}

function useAtEndBody({ currentPeriodEnd }: ExistingSubscription): string {
  const { t } = useTranslation("billing");
  const { date } = useFormat();
  if (currentPeriodEnd === null) return t("cancel.atEndBodyUndated");
  return t("cancel.atEndBody", { date: date(new Date(currentPeriodEnd * 1_000)) });
}

function CancelNow({ subscription, onChanged, onClose }: CancelDialogProps) {
  const { t } = useTranslation("billing");
  const { busy, failure, cancel } = useCancel(subscription, onChanged);
  const losses = useLosses(subscription);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open && !busy) onClose();
      }}
      title={t("cancel.nowConfirm.title")}
      description={t("cancel.nowConfirm.body")}
      className="max-w-lg!"
    >
      <div className="flex flex-col gap-5">
        {failure ? <Alert tone="error">{t(`failure.${failure}`)}</Alert> : null}
        {losses.length === 0 ? null : (
          <ul className="list-disc space-y-1 ps-5">
            {losses.map((loss) => (
              <li key={loss}>{loss}</li>
            ))}
          </ul>
        )}
        <ButtonRow>
          <Button variant="secondary" disabled={busy} onClick={onClose}>
            {t("cancel.keep")}
          </Button>
          <Button variant="danger" busy={busy} onClick={() => void cancel("now")}>
            {t("cancel.nowConfirm.action")}
          </Button>
        </ButtonRow>
      </div>
    </Dialog>
  );
}

/** What the person loses by ending now; nothing when the subscription grants no access. */
function useLosses(subscription: ExistingSubscription): readonly string[] {
  const { t } = useTranslation("billing");
  const { date, number } = useFormat();
  const { status, entitled, cancelAt, currentPeriodEnd } = subscription;
  if (!entitled) return [];
  // While a payment is overdue the current period has not been paid, so there is none to lose.
  const end = status === "past_due" ? null : (cancelAt ?? currentPeriodEnd);
  const { limits } = plans.free;
  return [
    end === null
      ? t("cancel.nowConfirm.endsUndated")
      : t("cancel.nowConfirm.ends", { date: date(new Date(end * 1_000)) }),
    ...(status === "active" ? [t("cancel.nowConfirm.noRefund")] : []),
    t("cancel.nowConfirm.talking", {
      minutes: number(limits.dailyVoiceMinutes),
      calls: number(limits.callsPerDay),
    }),
    t("cancel.nowConfirm.rest", { checkIns: number(limits.moodCheckInsPerWeek) }),
    t("cancel.nowConfirm.guide"),
  ];
}

function useCancel(
  { subscriptionId }: ExistingSubscription,
  onChanged: (subscription: Subscription) => void,
) {
  const { t } = useTranslation("billing");
  const { act, busy, failure } = useBillingAction("cancel-subscription");
  const cancel = async (when: "atEnd" | "now") => {
    const answer = await act({ subscriptionId, atPeriodEnd: when === "atEnd" });
    if (answer.kind === "failed") return;
    toast.success(t(when === "atEnd" ? "cancel.doneAtEnd" : "cancel.doneNow"));
    onChanged(answer.value);
  };
  return { busy, failure, cancel };
}
