import { useTranslation } from "react-i18next";
import type { DataFailure } from "#client/lib/data-failure.ts";
import type { Memory } from "#client/lib/memories-port.ts";
import { ConfirmDialog } from "#client/ui/confirm-dialog.tsx";

type ForgetDialogProps = {
  /** null: everything. */
  memory: Memory | null;
  onForget: () => Promise<DataFailure | null>;
  onClose: (forgotten: boolean) => void;
};

/** Asks once before something is forgotten for good. */
export function ForgetDialog({ memory, onForget, onClose }: ForgetDialogProps) {
  const { t } = useTranslation("settings");
  const texts = {
    title: t(memory ? "privacy.confirm" : "privacy.confirmAll"),
    body: memory ? t("privacy.confirmBody", { memory: memory.content }) : t("privacy.confirmAllBody"),
    keep: t("privacy.keep"),
    action: t(memory ? "privacy.forget" : "privacy.forgetAll"),
    done: t("privacy.forgotten"),
    failed: (failure: DataFailure) => t(`couldNot.${failure}`),
  };
  return <ConfirmDialog texts={texts} onConfirm={onForget} onClose={onClose} />;
}
