import { useTranslation } from "react-i18next";
import type { DataFailure } from "#client/lib/data-failure.ts";
import type { JournalEntry } from "#client/lib/journal-port.ts";
import { ConfirmDialog } from "#client/ui/confirm-dialog.tsx";

type DeleteDialogProps = {
  entry: JournalEntry;
  onDelete: (id: string) => Promise<DataFailure | null>;
  onClose: (deleted: boolean) => void;
};

/** Asks once before a reflection is gone for good. */
export function DeleteDialog({ entry, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useTranslation("journal");
  const texts = {
    title: t("confirm"),
    body: t("confirmBody", { title: entry.title }),
    keep: t("keep"),
    action: t("delete"),
    done: t("deleted"),
    failed: (failure: DataFailure) => t(`deleteFailure.${failure}`),
  };
  return <ConfirmDialog texts={texts} onConfirm={() => onDelete(entry.id)} onClose={onClose} />;
}
