import { useTranslation } from "react-i18next";
import type { DataFailure } from "#client/lib/data-failure.ts";
import { ConfirmDialog } from "#client/ui/confirm-dialog.tsx";

type DeleteDialogProps = {
  period: string;
  onDelete: () => Promise<DataFailure | null>;
  onClose: (deleted: boolean) => void;
};

/** Asks once before a wrap-up is gone for good. */
export function DeleteDialog({ period, onDelete, onClose }: DeleteDialogProps) {
  const { t } = useTranslation("wrapUps");
  const texts = {
    title: t("confirm"),
    body: t("confirmBody", { period }),
    keep: t("keep"),
    action: t("delete"),
    done: t("deleted"),
    failed: (failure: DataFailure) => t(`deleteFailure.${failure}`),
  };
  return <ConfirmDialog texts={texts} onConfirm={onDelete} onClose={onClose} />;
}
