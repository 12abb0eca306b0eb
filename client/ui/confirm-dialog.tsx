import { useState } from "react";
import type { DataFailure } from "#client/lib/data-failure.ts";
import { toast } from "#client/lib/toast.ts";
import { Alert } from "./alert.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";

type ConfirmDialogProps = {
  /** By default as long as it is rendered. */
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
  /** What loses nothing is `primary`. */
  variant?: "primary" | "danger";
  /** Does it; null: it is done. */
  onConfirm: () => Promise<DataFailure | null>;
  onClose: (confirmed: boolean) => void;
};

/** Asks once before something is done for good. What fails is said in the dialog, where it can be tried again. */
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
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={keep}>
          {texts.keep}
        </Button>
        <Button variant={variant} busy={busy} onClick={() => void confirm()}>
          {texts.action}
        </Button>
      </div>
    </Dialog>
  );
}
