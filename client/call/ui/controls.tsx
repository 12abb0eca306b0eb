import {
  AudioLines,
  EyeOff,
  Keyboard,
  type LucideIcon,
  MessageCircle,
  MicOff,
  Phone,
  PhoneOff,
  Settings2,
  X,
} from "lucide-react";
import { useTranslation } from "react-i18next";
import { clsx } from "clsx";
import type { ComponentProps } from "react";
import type { Mode } from "#shared/protocol/values.ts";
import type { ConversationState } from "#client/call/core/state.ts";
import { Button } from "#client/ui/button.tsx";
import { useConversation, useConversationState } from "./conversation-context.tsx";
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
  const unheard = useConversationState((state) => state.microphone === "unheard");
  const pushToTalk = useConversationState((state) => state.pushToTalk.on) && !unheard;
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
          disabled={unheard}
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

const looks = {
  plain:
    "border border-edge bg-surface text-ink group-hover:bg-sunken group-aria-pressed:border-ink group-aria-pressed:bg-ink group-aria-pressed:text-paper",
  start: "bg-sage text-on-sage group-hover:bg-sage-deep",
  end: "bg-danger text-on-danger group-hover:bg-danger-deep",
} as const;

type ControlButtonProps = Omit<ComponentProps<"button">, "className" | "children"> & {
  icon: LucideIcon;
  label: string;
  look?: keyof typeof looks;
  className?: string | undefined;
};

/**
 * A round button with its label below, as on a phone. If space is tight the label is only for screen readers.
 */
function ControlButton({ icon: Icon, label, look = "plain", className, ...rest }: ControlButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(
        "group control-button min-w-14 items-center rounded-md text-sm text-ink-soft disabled:opacity-60",
        className,
      )}
    >
      <span
        className={clsx(
          "control-disc grid shrink-0 place-items-center rounded-full transition-colors duration-200",
          looks[look],
        )}
        data-main={look === "plain" ? undefined : ""}
      >
        <Icon aria-hidden="true" className={look === "plain" ? "size-6" : "size-7"} />
      </span>
      <span className="leading-tight whitespace-nowrap">{label}</span>
    </button>
  );
}

function isBusy({ stage }: ConversationState): boolean {
  return stage.kind !== "active" || stage.switching !== null || stage.ending;
}

/** The buttons of a text session. */
export function ChatTools({ onEnd }: { onEnd: () => void }) {
  const { t } = useTranslation("conversation");
  const busy = useConversationState(isBusy);
  return (
    <fieldset aria-label={t("controls.group")} className="flex items-center">
      <ClearButton />
      <Button variant="danger" className="px-3! sm:px-3.5!" disabled={busy} onClick={onEnd}>
        {t("end.chatButton")}
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

/** Hides the messages from view, and says so; absent when there's nothing to hide. */
export function ClearButton() {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const some = useConversationState(({ messages, hidden }) => messages.some(({ key }) => !hidden.has(key)));
  if (!some) return null;
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={t("log.clear")}
      title={`${t("log.clear")}. ${t("log.clearHint")}`}
      onClick={() => actions.clearMessages()}
    >
      <EyeOff aria-hidden="true" className="size-5" />
    </Button>
  );
}
