import { Keyboard, MessageCircle, MicOff, Phone, PhoneOff, Settings2, X } from "lucide-react";
import { useTranslation } from "react-i18next";
import type { Mode } from "#shared/protocol/values.ts";
import { useConversation, useConversationState } from "./conversation-context.tsx";
import { ControlButton } from "./control-button.tsx";
import { TalkButton } from "./talk-button.tsx";

type ControlsProps = { mode: Mode; onStart: () => void; onEnd: () => void; onSettings: () => void };

/** The buttons of a voice call, within a thumb's reach: green begins, red ends. */
export function CallControls(props: ControlsProps) {
  const { t } = useTranslation("conversation");
  const kind = useConversationState(({ stage }) => stage.kind);
  return (
    <fieldset aria-label={t("controls.group")} className="flex flex-col gap-3">
      {kind === "active" ? <ActiveControls {...props} /> : null}
      {kind === "starting" ? <StartingControls /> : null}
      {kind === "idle" || kind === "ended" ? <IdleControls {...props} /> : null}
    </fieldset>
  );
}

function IdleControls({ mode, onStart, onSettings }: ControlsProps) {
  const { t } = useTranslation("conversation");
  return (
    <div className="idle-controls">
      <span />
      <ControlButton
        icon={mode === "call" ? Phone : MessageCircle}
        look="start"
        label={t(`start.${mode}`)}
        onClick={onStart}
      />
      {mode === "call" ? (
        <ControlButton icon={Settings2} label={t("controls.settings")} onClick={onSettings} />
      ) : null}
    </div>
  );
}

function StartingControls() {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  return (
    <div className="grid justify-items-center">
      <ControlButton icon={X} look="end" label={t("voice.cancel")} onClick={() => actions.reset()} />
    </div>
  );
}

function ActiveControls({ onEnd, onSettings }: ControlsProps) {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const muted = useConversationState((state) => state.microphone === "muted");
  const pushToTalk = useConversationState((state) => state.pushToTalk.on);
  const busy = useConversationState(
    ({ stage }) => stage.kind === "active" && (stage.switching !== null || stage.ending),
  );
  return (
    <>
      {pushToTalk ? <TalkButton /> : null}
      <div className="grid grid-cols-4 items-end justify-items-center gap-1">
        <ControlButton
          icon={MicOff}
          label={t("controls.mute")}
          aria-pressed={muted}
          onClick={() => actions.mute(!muted)}
        />
        <ControlButton
          icon={Keyboard}
          label={t("controls.toChat")}
          aria-label={t("controls.toChatLong")}
          disabled={busy}
          onClick={() => actions.switchMode("chat")}
        />
        <ControlButton icon={Settings2} label={t("controls.settings")} onClick={onSettings} />
        <ControlButton icon={PhoneOff} look="end" label={t("end.button")} disabled={busy} onClick={onEnd} />
      </div>
    </>
  );
}
