import { AudioLines } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Button } from "#client/ui/button.tsx";
import type { ConversationState } from "../conversation-state.ts";
import { ClearButton } from "./clear-button.tsx";
import { useConversation, useConversationState } from "./conversation-context.tsx";
import type { Place } from "./place.ts";

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
