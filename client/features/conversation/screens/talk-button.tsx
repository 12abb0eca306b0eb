import { clsx } from "clsx";
import { Mic } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useConversation, useConversationState } from "./conversation-context.tsx";
import { useTalkKey } from "./use-talk-key.ts";

/** Push-to-talk: held down by finger, mouse or the space bar. */
export function TalkButton() {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const pressed = useConversationState((state) => state.pushToTalk.pressed);
  useTalkKey(true, actions);
  return (
    <button
      type="button"
      data-talk-button=""
      aria-pressed={pressed}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        actions.press();
      }}
      onPointerUp={() => actions.release()}
      onPointerCancel={() => actions.release()}
      onContextMenu={(event) => event.preventDefault()}
      className={clsx(
        "flex min-h-14 w-full touch-none items-center justify-center gap-3 rounded-full border-2 font-semibold select-none",
        "transition-colors",
        pressed ? "border-clay bg-clay-soft text-clay-ink" : "border-sage bg-sage-soft text-sage-ink",
      )}
    >
      <Mic aria-hidden="true" className="size-5" />
      {t(pressed ? "controls.holding" : "controls.hold")}
    </button>
  );
}
