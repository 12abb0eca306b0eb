import { useState } from "react";
import { useTranslation } from "react-i18next";
import { moodsAfter, type MoodAfter } from "#shared/protocol/values.ts";
import { isPrivate } from "#client/call/core/state.ts";
import { Button, ButtonRow } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { useConversationState, type ConversationPage } from "./conversation-context.tsx";
import { MoodChoices } from "./mood-choices.tsx";

type EndDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  page: ConversationPage;
  onEnd: (moodAfter: MoodAfter | null) => void;
};

/** Confirms the end of a session, and asks how the person feels now; the answer is optional. */
export function EndDialog({ open, onOpenChange, page, onEnd }: EndDialogProps) {
  const { t } = useTranslation("conversation");
  const [moodAfter, setMoodAfter] = useState<MoodAfter | null>(null);
  const leavesNothing = useConversationState(isPrivate);
  const end = () => {
    onEnd(leavesNothing ? null : moodAfter);
    setMoodAfter(null);
    onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t(page === "chat" ? "end.chatTitle" : "end.title")}
      description={t(leavesNothing ? "private.endBody" : "end.body")}
    >
      <div className="flex flex-col gap-6">
        {leavesNothing ? null : (
          <MoodChoices
            label={t("end.moodAfter")}
            moods={moodsAfter.map((value) => ({ value, label: t(`moodAfter.${value}`) }))}
            value={moodAfter}
            onValueChange={setMoodAfter}
          />
        )}
        <ButtonRow>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t("end.stay")}
          </Button>
          <Button variant="danger" onClick={end}>
            {t(page === "chat" ? "end.confirmChat" : "end.confirm")}
          </Button>
        </ButtonRow>
      </div>
    </Dialog>
  );
}
