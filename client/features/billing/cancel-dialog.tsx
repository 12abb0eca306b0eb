import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { HeldSubscription, Subscription } from "#shared/billing.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import type { BillingFailure } from "#client/lib/billing-port.ts";
import { useServices } from "#client/lib/services.tsx";
import { toast } from "#client/lib/toast.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";

type CancelDialogProps = {
  subscription: HeldSubscription;
  onChanged: (subscription: Subscription) => void;
  onClose: () => void;
};

type When = "atEnd" | "now";

/** The second of two clicks: with the period that is paid, or at once (B8). Nobody is talked out of it. */
export function CancelDialog({ subscription, onChanged, onClose }: CancelDialogProps) {
  const { t } = useTranslation("billing");
  const { busy, failure, cancel } = useCancel(subscription, onChanged);
  const atEndBody = useAtEndBody(subscription);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t("cancel.title")}
      description={t("cancel.body")}
    >
      <div className="flex flex-col gap-5">
        {failure ? <Alert tone="error">{t(`failure.${failure}`)}</Alert> : null}
        {subscription.cancelAtPeriodEnd ? null : (
          <div className="flex flex-col items-start gap-2">
            <p>{atEndBody}</p>
            <Button
              variant="secondary"
              busy={busy === "atEnd"}
              disabled={busy !== null}
              onClick={() => void cancel("atEnd")}
            >
              {t("cancel.atEnd")}
            </Button>
          </div>
        )}
        <div className="flex flex-col items-start gap-2">
          <p>{t("cancel.nowBody")}</p>
          <Button
            variant="danger"
            busy={busy === "now"}
            disabled={busy !== null}
            onClick={() => void cancel("now")}
          >
            {t("cancel.now")}
          </Button>
        </div>
        <Button variant="secondary" className="self-start" onClick={onClose}>
          {t("cancel.keep")}
        </Button>
      </div>
    </Dialog>
  );
}

function useAtEndBody({ currentPeriodEnd }: HeldSubscription): string {
  const { t } = useTranslation("billing");
  const { date } = useFormat();
  if (currentPeriodEnd === null) return t("cancel.atEndBodyUndated");
  return t("cancel.atEndBody", { date: date(new Date(currentPeriodEnd * 1_000)) });
}

function useCancel({ subscriptionId }: HeldSubscription, onChanged: (subscription: Subscription) => void) {
  const { t } = useTranslation("billing");
  const { billing } = useServices();
  const [busy, setBusy] = useState<When | null>(null);
  const [failure, setFailure] = useState<BillingFailure | null>(null);
  const cancel = async (when: When) => {
    setBusy(when);
    setFailure(null);
    const answer = await billing.act("cancel-subscription", {
      subscriptionId,
      atPeriodEnd: when === "atEnd",
    });
    setBusy(null);
    if (answer.kind === "failed") return setFailure(answer.failure);
    toast.success(t(when === "atEnd" ? "cancel.doneAtEnd" : "cancel.doneNow"));
    onChanged(answer.value);
  };
  return { busy, failure, cancel };
}
