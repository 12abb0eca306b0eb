import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { Navigate } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import type { Stage, StartRequest } from "#client/call/core/state.ts";
import { toast } from "#client/lib/toast.ts";
import { aiNoticeDue, noteAiNotice, type AiNotice } from "#client/lib/ai-notice.ts";
import { Announcer } from "./announcer.tsx";
import { BeforeChat } from "./before-chat.tsx";
import { useConversation, useConversationState } from "./conversation-context.tsx";
import { EndedView } from "./ended-view.tsx";
import { LeaveGuard } from "./end-dialog.tsx";
import { LimitWatcher, type ConversationLimits } from "./limit-dialog.tsx";
import { OfferPanel } from "./offer-panel.tsx";
import { ReturnOffer, useReturnable } from "./return-offer.tsx";
import { ConversationBanners } from "./conversation-banners.tsx";
import { ConversationPanel } from "./conversation-panel.tsx";
import { StartDialog } from "./start-dialog.tsx";

type TextChatScreenProps = { userId: string; limits: ConversationLimits };

/** The Text Chat page: a session by text only. */
export function TextChatScreen({ userId, limits }: TextChatScreenProps) {
  useBackToIdle();
  return (
    <>
      <OfferPanel>
        <Stages userId={userId} />
      </OfferPanel>
      <Announcer />
      <LimitWatcher limits={limits} />
      <LeaveGuard />
    </>
  );
}

/** A chat that the person ended is over: back to the start, with its messages gone. */
function useBackToIdle(): void {
  const { t } = useTranslation("conversation");
  const { store, actions } = useConversation();
  useEffect(
    () =>
      store.subscribe(({ stage }, before) => {
        // Only once: going back to idle takes several steps, and reports each.
        if (before.stage.kind === "ended") return;
        if (stage.kind !== "ended" || stage.reason !== "person") return;
        actions.reset();
        toast.success(t(stage.isPrivate ? "private.endedTitle" : "ended.person.title"));
      }),
    [store, actions, t],
  );
}

function isCall(stage: Stage): boolean {
  if (stage.kind === "starting") return stage.request.mode === "call";
  return stage.kind === "active" && stage.mode === "call";
}

function Stages({ userId }: { userId: string }) {
  const { actions } = useConversation();
  const stage = useConversationState((state) => state.stage);
  const [dialog, setDialog] = useState<{ open: boolean; notice: AiNotice }>({ open: false, notice: "none" });
  const start = (request: StartRequest) => {
    actions.start(request);
    if (dialog.notice !== "none") noteAiNotice(userId, Date.now());
  };
  const open = () => setDialog({ open: true, notice: aiNoticeDue(userId, Date.now()) });
  const kept = useReturnable("chat");
  // A call continues on the page where it can be heard and ended.
  if (isCall(stage)) return <Navigate to={paths.startSession} replace />;
  if (kept !== null) return <ReturnOffer kept={kept} page="chat" />;
  if (stage.kind === "ended") return <EndedView ended={stage} page="chat" />;
  return (
    <>
      {stage.kind === "idle" ? (
        <BeforeChat onStart={open}>
          <ConversationBanners page="chat" />
        </BeforeChat>
      ) : (
        <ConversationPanel page="chat" mode="chat" userId={userId} onStart={open} />
      )}
      <StartDialog
        open={dialog.open}
        onOpenChange={(next) => setDialog({ ...dialog, open: next })}
        mode="chat"
        notice={dialog.notice}
        onStart={start}
      />
    </>
  );
}
