import { AudioLines, Eraser } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { ConversationState } from "#client/call/core/state.ts";
import { Button } from "#client/ui/button.tsx";
import { useConversation, useConversationState, type Place } from "./conversation-context.tsx";

function isBusy({ stage }: ConversationState): boolean {
  return stage.kind !== "active" || stage.switching !== null || stage.ending;
}

type ChatToolsProps = { place: Place; onEnd: () => void };

/** The buttons of a session in writing. */
export function ChatTools({ place, onEnd }: ChatToolsProps) {
  const { t } = useTranslation("conversation");
  const busy = useConversationState(isBusy);
  return (
    <fieldset aria-label={t("controls.group")} className="flex items-center">
      <ClearButton place={place} />
      <Button variant="danger" className="px-3.5!" disabled={busy} onClick={onEnd}>
        {t(place === "chat" ? "end.chatButton" : "end.button")}
      </Button>
    </fieldset>
  );
}

/** From writing to talking. */
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

/** Clears the view alone, and says so; absent while there is nothing to clear. */
export function ClearButton({ place }: { place: Place }) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const some = useConversationState(({ messages, hidden }) => messages.some(({ key }) => !hidden.has(key)));
  const name = t(place === "chat" ? "log.clearChat" : "log.clear");
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
