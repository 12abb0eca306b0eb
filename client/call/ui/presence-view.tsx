import { useRef } from "react";
import type { ConversationState } from "#client/call/core/state.ts";
import { statusOf, type StatusKey } from "#client/call/core/status.ts";
import { useConversationState } from "./conversation-context.tsx";
import { useLevel } from "./level-meter.tsx";
import { Presence, type PresenceForm } from "./presence.tsx";

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
