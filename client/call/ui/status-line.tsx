import { useTranslation } from "react-i18next";
import { useEffect, useRef, useState } from "react";
import { useStore } from "zustand";
import { Button } from "#client/ui/button.tsx";
import type { ConversationState, MicrophoneStatus } from "#client/call/core/state.ts";
import { type StatusKey, elapsedSeconds, remainingSeconds, statusOf } from "#client/call/core/status.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { useConversation, useConversationState } from "./conversation-context.tsx";
import { LevelMeter, useLevel } from "./microphone.tsx";
import { GuessQuestion, UnrecognizedHint } from "./limited-vocabulary.tsx";
import { Presence, type PresenceForm } from "./presence.tsx";
import { Clock, clockText } from "./clock.tsx";

/** The status text, a hint below it, and a recovery button for when nothing happens. */
export function StatusLine() {
  const { t } = useTranslation("conversation");
  const status = useConversationState(statusOf);
  return (
    <div className="flex flex-col items-center px-4 text-center">
      {/* The announcer reads it out, because it knows when not to speak into an open microphone. */}
      <p data-status={status} className="font-heading text-2xl leading-tight font-medium">
        {t(`status.${status}`)}
      </p>
      <Hint />
      <Recover />
    </div>
  );
}

type HintKey =
  | "connecting"
  | "asking"
  | "preparing"
  | "mutedHint"
  | "typedCall"
  | "holdToSpeak"
  | "saySomething"
  | `discarded.${NonNullable<ConversationState["discarded"]>["reason"]}`;

/** Why nothing that is said would be heard. */
const unheardHints: { readonly [status in MicrophoneStatus]?: HintKey } = {
  muted: "mutedHint",
  unheard: "typedCall",
};

/** What the app is waiting for, or what the person can do, in addition to the status. */
function hintOf(state: ConversationState): HintKey | null {
  const { stage, microphone } = state;
  if (microphone === "asking" || microphone === "preparing") return microphone;
  if (stage.kind === "starting") return stage.request.mode === "call" ? "preparing" : "connecting";
  if (stage.kind !== "active" || stage.mode !== "call") return null;
  const unheard = unheardHints[microphone];
  if (unheard !== undefined) return unheard;
  if (state.discarded !== null) return `discarded.${state.discarded.reason}`;
  const waits = stage.phase === "listening" || stage.phase === "ready";
  return waits && microphone === "on" ? invitation(state) : null;
}

/** How to begin, until the person has spoken. */
function invitation({ pushToTalk, messages }: ConversationState): HintKey | null {
  if (pushToTalk.on) return pushToTalk.pressed ? null : "holdToSpeak";
  return messages.some(({ role }) => role === "user") ? null : "saySomething";
}

function Hint() {
  const { t } = useTranslation("conversation");
  const hint = useConversationState(hintOf);
  const heard = useConversationState(
    ({ stage, microphone }) => stage.kind === "active" && microphone === "on",
  );
  const limited = useConversationState(({ notices }) => notices.includes("practiceRecognizer"));
  const guess = useConversationState(({ discarded }) => discarded?.guess);
  if (guess !== undefined && hint === "discarded.nothingHeard") return <GuessQuestion guess={guess} />;
  const unrecognized = limited && hint === "discarded.nothingHeard";
  return (
    <>
      {unrecognized ? <UnrecognizedHint /> : null}
      {hint === null || unrecognized ? null : <p className="text-ink-soft">{t(`voice.${hint}`)}</p>}
      {heard ? <LevelMeter className="my-1.5 w-28" /> : null}
    </>
  );
}

/** Always visible during a session: a person who is stuck can't know why. */
function Recover() {
  const { t } = useTranslation("conversation");
  const { actions } = useConversation();
  const active = useConversationState(({ stage }) => stage.kind === "active");
  if (!active) return null;
  return (
    <Button
      variant="quiet"
      className="-my-2 px-3! py-0! text-sm! font-normal! text-ink-soft! underline decoration-dotted underline-offset-4"
      onClick={() => actions.recover()}
    >
      {t("controls.recover")}
    </Button>
  );
}

/** The same for a chat, in one line. */
export function ChatStatus() {
  const { t } = useTranslation("conversation");
  const status = useConversationState(statusOf);
  return (
    <p className="flex items-center gap-x-1.5 text-sm whitespace-nowrap text-ink-soft">
      <span data-status={status} className="truncate">
        {t(`status.${status}`)}
      </span>
      <ElapsedTime />
    </p>
  );
}

const formOfStatus: Readonly<Record<StatusKey, PresenceForm>> = {
  readyToConnect: "resting",
  readyToTalk: "resting",
  listening: "listening",
  processing: "thinking",
  aiResponding: "speaking",
  microphoneMuted: "muted",
  chatting: "chatting",
};

/** What the presence shows. It never says more than the status text, save that someone is being heard right now. */
function presenceForm(
  state: Pick<ConversationState, "stage" | "microphone" | "connection" | "writing">,
): PresenceForm {
  const { stage, connection, writing } = state;
  if (stage.kind === "starting") return "connecting";
  if (stage.kind === "active" && connection !== "online") return "connecting";
  const status = statusOf(state);
  if (status === "chatting" && writing !== null) return writing.text === "" ? "thinking" : "speaking";
  const heard = stage.kind === "active" && stage.phase === "userSpeaking";
  return status === "listening" && heard ? "hearing" : formOfStatus[status];
}

type PresenceViewProps = { still: boolean; className?: string | undefined };

/** The presence, following the conversation's state. */
export function PresenceView({ still, className }: PresenceViewProps) {
  const form = useConversationState(presenceForm);
  const element = useRef<HTMLDivElement>(null);
  useLevel(element);
  return <Presence ref={element} form={form} still={still} className={className} />;
}

/** Short enough that no second is skipped on screen. */
const tickMs = 250;

/**
 * A value that depends on the state and on the time, such as a countdown. Rerenders only when the value
 * changes, and doesn't tick while no session runs.
 *
 * @param read pure; ms of the store's clock.
 */
function useReading<T extends string | number | null>(read: (state: ConversationState, now: number) => T): T {
  const { store, now } = useConversation();
  const value = useStore(store, (state) => read(state, now()));
  const running = useStore(store, (state) => state.stage.kind === "active");
  const [, redraw] = useState<T>(value);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(() => redraw(read(store.getState(), now())), tickMs);
    return () => clearInterval(timer);
  }, [running, read, store, now]);
  return value;
}

/** mm:ss since the session began. */
export function ElapsedTime({ className }: { className?: string | undefined }) {
  const { t } = useTranslation("conversation");
  const seconds = useReading(elapsedSeconds);
  return <Clock label={t("clock.elapsed")} seconds={seconds} className={className} />;
}

/** The remaining talking time, and when it resets unless it is `brief`; nothing if there is no limit. */
export function RemainingTime({ brief = false }: { brief?: boolean }) {
  const { t } = useTranslation("conversation");
  const { when } = useFormat();
  const seconds = useReading(remainingSeconds);
  const resetsAt = useConversationState((state) => state.usage?.usage.resetsAt ?? null);
  if (seconds === null) return null;
  return (
    <p role="timer" aria-live="off" className="flex flex-wrap gap-x-3 text-sm leading-snug text-ink-soft">
      <span className="whitespace-nowrap">
        {t("clock.remaining")} <bdi className="font-semibold tabular-nums">{clockText(seconds)}</bdi>
      </span>{" "}
      {resetsAt && !brief ? <span>{t("clock.resets", { when: when(new Date(resetsAt)) })}</span> : null}
    </p>
  );
}
