import { AudioLines, Eraser } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ConversationState } from "#client/call/core/state.ts";
import { Button } from "#client/ui/button.tsx";
import { useConversation, useConversationState, type ConversationPage } from "./conversation-context.tsx";

function isBusy({ stage }: ConversationState): boolean {
  return stage.kind !== "active" || stage.switching !== null || stage.ending;
}

type ChatToolsProps = { page: ConversationPage; onEnd: () => void };

/** The buttons of a text session. */
export function ChatTools({ page, onEnd }: ChatToolsProps) {
  const { t } = useTranslation("conversation");
  const busy = useConversationState(isBusy);
  return (
    <fieldset aria-label={t("controls.group")} className="flex items-center">
      <ClearButton page={page} />
      <Button variant="danger" className="px-3! sm:px-3.5!" disabled={busy} onClick={onEnd}>
        {t(page === "chat" ? "end.chatButton" : "end.button")}
      </Button>
    </fieldset>
  );
}

/** Switches from text to voice. */
export function VoiceSwitch() {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const busy = useConversationState(isBusy);
  return (
    <Button
      variant="secondary"
      className="min-h-12 max-sm:w-12 max-sm:px-0!"
      disabled={busy}
      aria-label={t("controls.toCallLong")}
      title={t("controls.toCallLong")}
      onClick={() => actions.switchMode("call")}
    >
      <AudioLines aria-hidden="true" className="size-5" />
      <span className="max-sm:hidden">{t("controls.toCall")}</span>
    </Button>
  );
}

/** Clears the view only, and says so; absent when there's nothing to clear. */
export function ClearButton({ page }: { page: ConversationPage }) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const some = useConversationState(({ messages, hidden }) => messages.some(({ key }) => !hidden.has(key)));
  const name = t(page === "chat" ? "log.clearChat" : "log.clear");
  if (!some) return null;
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={name}
      title={`${name}. ${t("log.clearHint")}`}
      onClick={() => actions.clearMessages()}
    >
      <Eraser aria-hidden="true" className="size-5" />
    </Button>
  );
}
