import { useState } from "react";
import type { DataFailure } from "#client/lib/query.ts";
import { toast } from "#client/lib/toast.ts";
import { Alert } from "./alert.tsx";
import { Button, ButtonRow } from "./button.tsx";
import { whenOpened } from "./lazy-part.tsx";

const Dialog = whenOpened(async () => (await import("./dialog.tsx")).Dialog);

type ConfirmDialogProps = {
  /** Open for as long as it is rendered, by default. */
  open?: boolean;
  /** The texts: the question, its consequences, the two answers, and the toast afterwards. */
  texts: {
    readonly title: string;
    readonly body: string;
    readonly keep: string;
    readonly action: string;
    readonly done: string;
    readonly failed: (failure: DataFailure) => string;
  };
  /** Use `primary` if nothing is lost. */
  variant?: "primary" | "danger";
  /** Runs the action; resolves to an error, or null on success. */
  onConfirm: () => Promise<DataFailure | null>;
  onClose: (confirmed: boolean) => void;
};

/**
 * Asks for confirmation before something irreversible. Failures are shown in the dialog, where the person can
 * retry.
 */
export function ConfirmDialog({
  open = true,
  texts,
  variant = "danger",
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<DataFailure | null>(null);
  const keep = () => {
    // An action in progress can't be undone by closing the dialog.
    if (busy) return;
    setFailure(null);
    onClose(false);
  };
  const confirm = async () => {
    setBusy(true);
    setFailure(null);
    const failed = await onConfirm();
    setBusy(false);
    if (failed) return setFailure(failed);
    toast.success(texts.done);
    onClose(true);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) keep();
      }}
      title={texts.title}
      description={texts.body}
    >
      {failure ? (
        <Alert tone="error" className="mb-4">
          {texts.failed(failure)}
        </Alert>
      ) : null}
      <ButtonRow>
        <Button variant="secondary" disabled={busy} onClick={keep}>
          {texts.keep}
        </Button>
        <Button variant={variant} busy={busy} onClick={() => void confirm()}>
          {texts.action}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
