import { useTranslation } from "react-i18next";
import { Button } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";

/** The turn is used on the plan that has the most (spec 1, section 6): when there is another one, and nothing to sell. */
export function LimitDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("wrapUps");
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t("limit.title")}
      description={t("limit.daily")}
    >
      <Button variant="secondary" onClick={onClose}>
        {t("limit.later")}
      </Button>
    </Dialog>
  );
}
