import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useBlocker } from "react-router-dom";
import { type Mode, type MoodAfter, moodsAfter } from "#shared/protocol/values.ts";
import { paths } from "#shared/paths.ts";
import { isPrivate } from "#client/call/core/state.ts";
import { Button, ButtonRow } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { updatesHeld } from "#client/lib/offline.ts";
import { useConversation, useConversationState } from "./conversation-context.tsx";
import { MoodChoices } from "./conversation-details.tsx";

type EndDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  mode: Mode;
  onEnd: (moodAfter: MoodAfter | null) => void;
};

/** Confirms the end of a session, and asks how the person feels now; the answer is optional. */
export function EndDialog({ open, onOpenChange, mode, onEnd }: EndDialogProps) {
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
      title={t(mode === "chat" ? "end.chatTitle" : "end.title")}
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
            {t(mode === "chat" ? "end.confirmChat" : "end.confirm")}
          </Button>
        </ButtonRow>
      </div>
    </Dialog>
  );
}

/** Within the dashboard, a bar keeps the session running. Somebody whose account is deleted has no session left to keep. */
function asksNothing(pathname: string): boolean {
  return (
    pathname === paths.dashboard || pathname.startsWith(`${paths.dashboard}/`) || pathname === paths.goodbye
  );
}

/**
 * Asks before a link leaves the dashboard, and with it a running session, and lets no offer of a new version interrupt
 * it. The quick exit bypasses this: it never asks.
 */
export function LeaveGuard() {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const going = useConversationState(({ stage }) => stage.kind === "active" && !stage.ending);
  const leavesNothing = useConversationState(isPrivate);
  useEffect(() => (going ? updatesHeld.hold() : undefined), [going]);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      going && currentLocation.pathname !== nextLocation.pathname && !asksNothing(nextLocation.pathname),
  );
  const stay = () => blocker.reset?.();
  const leave = () => {
    actions.end(null);
    blocker.proceed?.();
  };
  return (
    <Dialog
      open={blocker.state === "blocked"}
      onOpenChange={(open) => (open ? undefined : stay())}
      title={t("leavePage.title")}
      description={t(leavesNothing ? "private.endBody" : "leavePage.body")}
    >
      <ButtonRow>
        <Button variant="secondary" onClick={leave}>
          {t("leavePage.confirm")}
        </Button>
        <Button onClick={stay}>{t("leavePage.stay")}</Button>
      </ButtonRow>
    </Dialog>
  );
}
