import { useTranslation } from "react-i18next";
import type { DataFailure } from "#client/lib/data-failure.ts";
import type { CheckIn } from "#client/lib/mood-port.ts";
import { useServices } from "#client/lib/services.tsx";
import { ConfirmDialog } from "#client/ui/confirm-dialog.tsx";

type RemoveDialogProps = {
  userId: string;
  checkIn: CheckIn;
  texts: { readonly title: string; readonly body: string; readonly action: string; readonly done: string };
  /** Undoing loses nothing; deleting does. */
  variant: "primary" | "danger";
  onClose: (removed: boolean) => void;
};

/** Asks once before a check-in is taken away. */
export function RemoveDialog({ userId, checkIn, texts, variant, onClose }: RemoveDialogProps) {
  const { t } = useTranslation("mood");
  const { mood } = useServices();
  const remove = async () => {
    const result = await mood.remove(userId, checkIn.id);
    return result.kind === "failed" ? result.failure : null;
  };
  const failed = (failure: DataFailure) => t(`delete.failure.${failure}`);
  return (
    <ConfirmDialog
      texts={{ ...texts, keep: t("delete.keep"), failed }}
      variant={variant}
      onConfirm={remove}
      onClose={onClose}
    />
  );
}
