import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CheckIn } from "#client/lib/mood-port.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { CheckInDetails } from "./check-in-details.tsx";
import { emptyDraft, type CheckInDraft } from "./check-in-draft.ts";
import { RemoveDialog } from "./remove-dialog.tsx";

type CompleteCardProps = {
  userId: string;
  checkIn: CheckIn;
  /** What was written while a check-in of today stood already. */
  draft: CheckInDraft;
  onLetGo: () => void;
  onUndone: () => void;
};

/** Today's check-in, in place of the form (spec 1, section 4). */
export function CompleteCard({ userId, checkIn, draft, onLetGo, onUndone }: CompleteCardProps) {
  const { t } = useTranslation("mood");
  const [asking, setAsking] = useState(false);
  return (
    <div className="flex flex-col items-start gap-5">
      <p className="text-ink-soft">{t("complete.body")}</p>
      <CheckInDetails checkIn={checkIn} />
      {draft !== emptyDraft && draft.notes.trim() ? (
        <Alert tone="info" title={t("complete.keptTitle")}>
          <p>{t("complete.keptBody")}</p>
          <p dir="auto" className="whitespace-pre-wrap">
            {draft.notes}
          </p>
          <Button variant="secondary" className="mt-2 self-start" onClick={onLetGo}>
            {t("complete.letGo")}
          </Button>
        </Alert>
      ) : null}
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t("complete.undo")}
      </Button>
      {asking ? (
        <RemoveDialog
          userId={userId}
          checkIn={checkIn}
          variant="primary"
          texts={{
            title: t("complete.undoTitle"),
            body: t("complete.undoBody"),
            action: t("complete.undo"),
            done: t("complete.undone"),
          }}
          onClose={(removed) => {
            setAsking(false);
            if (removed) onUndone();
          }}
        />
      ) : null}
    </div>
  );
}
