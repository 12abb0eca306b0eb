import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { LeavingOutcome } from "#client/lib/leaving-port.ts";
import { useServices } from "#client/lib/services.tsx";
import { useForm, type Values } from "#client/lib/use-form.ts";
import { Button } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { FocusedAlert } from "#client/ui/focused-alert.tsx";
import { TextField } from "#client/ui/text-field.tsx";

type LeavingDialogProps = { email: string; onLeft: () => void; onClose: () => void };
type Failure = Exclude<LeavingOutcome, "deleted">;

/** The second step: what goes, and the account's own address as the key. */
export function LeavingDialog({ email, onLeft, onClose }: LeavingDialogProps) {
  const { t } = useTranslation("settings");
  const { leaving } = useServices();
  const [failure, setFailure] = useState<Failure | null>(null);
  const isOwn = (typed: string) => typed.trim().toLowerCase() === email.toLowerCase();
  const form = useForm({
    initial: { address: "" },
    validate: ({ address }: Values<"address">): { address?: "mismatch" } =>
      isOwn(address) ? {} : { address: "mismatch" },
    async onValid() {
      setFailure(null);
      const outcome = await leaving.leave();
      if (outcome === "deleted") onLeft();
      else setFailure(outcome);
    },
  });
  const close = () => {
    // What is under way cannot be taken back by looking away.
    if (!form.busy) onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) close();
      }}
      title={t("leaving.confirm")}
      description={t("leaving.confirmBody")}
    >
      <form noValidate onSubmit={form.submit} className="flex flex-col gap-5">
        {failure ? (
          <FocusedAlert title={t("leaving.failed")}>
            {failure === "billing" || failure === "signed-out"
              ? t(`leaving.${failure}`)
              : t(`couldNot.${failure}`)}
          </FocusedAlert>
        ) : null}
        <TextField
          {...form.field("address")}
          type="email"
          inputMode="email"
          autoComplete="off"
          label={t("leaving.address")}
          hint={<bdi>{email}</bdi>}
          required
          error={form.problems.address && t("leaving.mismatch")}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="secondary" disabled={form.busy} onClick={close}>
            {t("leaving.keep")}
          </Button>
          <Button type="submit" variant="danger" busy={form.busy}>
            {t("leaving.delete")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
