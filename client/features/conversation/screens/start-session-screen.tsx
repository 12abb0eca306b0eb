import { useState } from "react";
import type { Mode } from "#shared/protocol/values.ts";
import type { Stage, StartRequest } from "../conversation-state.ts";
import { aiNoticeDue, noteAiNotice, type AiNotice } from "./ai-notice.ts";
import { Announcer } from "./announcer.tsx";
import { useConversation, useConversationState } from "./conversation-context.tsx";
import { EndedView } from "./ended-view.tsx";
import { LeaveGuard } from "./leave-guard.tsx";
import { LimitNews, type SessionLimits } from "./limit-news.tsx";
import { ModeChooser } from "./mode-chooser.tsx";
import { ReturnOffer, useReturnable } from "./return-offer.tsx";
import { SessionPanel } from "./session-panel.tsx";
import { StartDialog } from "./start-dialog.tsx";

type StartSessionScreenProps = { userId: string; limits: SessionLimits };

/** Voice or text, and switching between them (spec 1, section 2: start-session). */
export function StartSessionScreen({ userId, limits }: StartSessionScreenProps) {
  return (
    <>
      <Stages userId={userId} calls={limits.calls} />
      <Announcer />
      <LimitNews limits={limits} />
      <LeaveGuard />
    </>
  );
}

/** The mode of the session under way, if there is one. */
function modeOf(stage: Stage): Mode | null {
  if (stage.kind === "starting") return stage.request.mode;
  return stage.kind === "active" ? stage.mode : null;
}

function Stages({ userId, calls }: { userId: string; calls: SessionLimits["calls"] }) {
  const { actions } = useConversation();
  const stage = useConversationState((state) => state.stage);
  const [chosen, setChosen] = useState<Mode | null>(null);
  const [dialog, setDialog] = useState<{ open: boolean; notice: AiNotice }>({ open: false, notice: "none" });
  const start = (request: StartRequest) => {
    // First of all: the browser lets sound and microphone begin only within the tap.
    actions.start(request);
    if (dialog.notice !== "none") noteAiNotice(userId, Date.now());
  };
  const kept = useReturnable("session");
  if (kept !== null) return <ReturnOffer kept={kept} place="session" />;
  if (stage.kind === "ended") return <EndedView ended={stage} place="session" />;
  const mode = modeOf(stage) ?? chosen;
  if (mode === null) return <ModeChooser onChoose={setChosen} />;
  return (
    <>
      <SessionPanel
        place="session"
        mode={mode}
        userId={userId}
        onStart={() => setDialog({ open: true, notice: aiNoticeDue(userId, Date.now()) })}
        onBack={() => {
          actions.reset();
          setChosen(null);
        }}
      />
      <StartDialog
        open={dialog.open}
        onOpenChange={(open) => setDialog({ ...dialog, open })}
        mode={mode}
        notice={dialog.notice}
        calls={calls}
        onStart={start}
      />
    </>
  );
}
