import { limits } from "#shared/limits.ts";
import type { Phase } from "#shared/protocol/values.ts";
import { holdsBackLimits } from "#client/lib/conversation-risk.ts";
import type { Caption, ConversationState, LogMessage } from "./state.ts";

/** The status texts, as keys. */
export type StatusKey =
  | "readyToConnect"
  | "readyToTalk"
  | "listening"
  | "processing"
  | "aiResponding"
  | "microphoneMuted"
  | "chatting";

const statusOfPhase: Readonly<Record<Phase, StatusKey>> = {
  ready: "readyToTalk",
  listening: "listening",
  userSpeaking: "listening",
  transcribing: "processing",
  thinking: "processing",
  speaking: "aiResponding",
  chatting: "chatting",
};

/** The status text to show. "Muted" replaces "listening". */
export function statusOf(state: Pick<ConversationState, "stage" | "microphone">): StatusKey {
  const { stage, microphone } = state;
  if (stage.kind !== "active") return "readyToConnect";
  if (stage.mode === "chat") return "chatting";
  const status = statusOfPhase[stage.phase];
  if (status === "chatting") return "readyToTalk";
  const waits = status === "listening" || status === "readyToTalk";
  if (waits && microphone === "muted") return "microphoneMuted";
  return status === "listening" && microphone !== "on" ? "readyToTalk" : status;
}

function asHeard(message: LogMessage, caption: Caption | null): LogMessage {
  const playing = caption !== null && caption.messageId !== null && caption.messageId === message.id;
  return playing ? { ...message, text: caption.text } : message;
}

/**
 * The log as the screen shows it: without cleared messages, and with a current reply only as far as it was
 * heard.
 */
export function shownMessages(
  state: Pick<ConversationState, "messages" | "caption" | "hidden" | "bookkeeping">,
): readonly LogMessage[] {
  const { messages, caption, hidden, bookkeeping } = state;
  return messages
    .filter((it) => !hidden.has(it.key) && (it.id === null || it.id !== bookkeeping.unheardMessageId))
    .map((it) => asHeard(it, caption))
    .filter((it) => it.text !== "");
}

/** Seconds the session has lasted. @param now ms of the store's clock */
export function elapsedSeconds({ clock }: Pick<ConversationState, "clock">, now: number): number {
  const running = clock.since === null ? 0 : now - clock.since;
  return Math.max(0, Math.floor((clock.elapsedMs + running) / 1_000));
}

/** Whether talking time is being spent. */
export function isSpendingTime({
  stage,
  connection,
  risk,
}: Pick<ConversationState, "stage" | "connection" | "risk">): boolean {
  const talks = stage.kind === "active" && stage.mode === "call" && connection === "online";
  return talks && !holdsBackLimits(risk);
}

/** Seconds of talking time left; null if there's no limit, or it's suspended or unknown. @param now as above */
export function remainingSeconds(
  state: Pick<ConversationState, "usage" | "stage" | "connection" | "risk">,
  now: number,
): number | null {
  const { usage } = state;
  if (holdsBackLimits(state.risk)) return null;
  if (usage === null || usage.usage.remainingSeconds < 0) return null;
  const spent = isSpendingTime(state) ? (now - usage.at) / 1_000 : 0;
  return Math.max(0, Math.ceil(usage.usage.remainingSeconds - spent));
}

/** The message whose reply failed, as long as it is the last one and nothing is in progress. */
export function failedReplyTo({
  stage,
  messages,
  writing,
  failedReply,
}: Pick<ConversationState, "stage" | "messages" | "writing" | "failedReply">): LogMessage | null {
  if (stage.kind !== "active" || stage.ending || writing !== null || failedReply === null) return null;
  const last = messages.at(-1);
  return last?.key === failedReply && last.id !== null ? last : null;
}

/** Whether a typed message may be sent now: not while the last one is being processed. */
export function canSend({ stage, writing }: Pick<ConversationState, "stage" | "writing">): boolean {
  return stage.kind === "active" && !stage.ending && writing === null;
}

type Revisable = {
  /** The last reply, if another may be asked for. */
  readonly reply: LogMessage | null;
  /** The key of the message that it answers. */
  readonly answers: string | null;
  /** The person's last message, if it was typed and may be edited. */
  readonly own: LogMessage | null;
};

const nothing: Revisable = { reply: null, answers: null, own: null };

type Log = Pick<
  ConversationState,
  "stage" | "connection" | "messages" | "writing" | "hidden" | "bookkeeping"
>;

/** In chat, connected, and nothing is under way. */
const isAtRest = (state: Log): boolean =>
  state.stage.kind === "active" &&
  state.stage.mode === "chat" &&
  state.connection === "online" &&
  canSend(state);

/** The last reply, if it is to this message and may be replaced once more. */
function replaceableReply({ messages, hidden, bookkeeping }: Log, asked: LogMessage): LogMessage | null {
  const reply = messages.at(-1);
  if (reply?.role !== "assistant" || messages.at(-2) !== asked || hidden.has(reply.key)) return null;
  const times = bookkeeping.regenerated?.answers === asked.key ? bookkeeping.regenerated.times : 0;
  return times < limits.maxRegenerations ? reply : null;
}

/** What can be replaced now [P20]. */
export function revisable(state: Log): Revisable {
  const last = isAtRest(state) ? state.messages.findLast(({ role }) => role === "user") : undefined;
  if (last === undefined || last.id === null || state.hidden.has(last.key)) return nothing;
  return {
    reply: replaceableReply(state, last),
    answers: last.key,
    own: last.clientId === null ? null : last,
  };
}
