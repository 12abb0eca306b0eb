import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DataFailure } from "#client/lib/data-failure.ts";
import type { JournalEntry } from "#client/lib/journal-port.ts";
import { toast } from "#client/lib/toast.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";

type DeleteDialogProps = {
  entry: JournalEntry;
  onDelete: (id: string) => Promise<DataFailure | null>;
  onClose: (deleted: boolean) => void;
};

/** Asks once before a reflection is gone for good. */
export function DeleteDialog({ entry, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useTranslation("journal");
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<DataFailure | null>(null);
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    const failed = await onDelete(entry.id);
    setBusy(false);
    if (failed) return setFailure(failed);
    toast.success(t("deleted"));
    onClose(true);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose(false);
      }}
      title={t("confirm")}
      description={t("confirmBody", { title: entry.title })}
    >
      {failure ? (
        <Alert tone="error" className="mb-4">
          {t(`deleteFailure.${failure}`)}
        </Alert>
      ) : null}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={() => onClose(false)}>
          {t("keep")}
        </Button>
        <Button variant="danger" busy={busy} onClick={() => void remove()}>
          {t("delete")}
        </Button>
      </div>
    </Dialog>
  );
}
