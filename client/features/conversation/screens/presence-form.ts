import type { ConversationState } from "../conversation-state.ts";
import { statusOf, type StatusKey } from "../conversation-status.ts";

export type PresenceForm =
  | "resting"
  | "connecting"
  | "listening"
  | "hearing"
  | "thinking"
  | "speaking"
  | "muted"
  | "chatting";

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
export function presenceForm(
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
