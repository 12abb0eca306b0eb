import type { ConversationState } from "../conversation-state.ts";
import { statusOf, type StatusKey } from "../conversation-status.ts";

/** What is told to a screen reader: a status by its key, a reply in full. */
export type Announcement =
  | { readonly kind: "status"; readonly status: StatusKey }
  | { readonly kind: "reply"; readonly text: string };

type Seen = Pick<
  ConversationState,
  "stage" | "microphone" | "messages" | "output" | "pushToTalk" | "connection"
>;

/** What the person hears for themselves: the companion's voice begins and ends. */
const audible: ReadonlySet<StatusKey> = new Set(["listening", "processing", "aiResponding"]);

/**
 * Whether a screen reader's own voice would reach the companion: no echo canceller takes another program's voice
 * away, and what it says would be answered.
 */
function isOpenLine({ stage, microphone, pushToTalk }: Seen): boolean {
  const calls = stage.kind === "active" && stage.mode === "call";
  return calls && microphone === "on" && !pushToTalk.on;
}

function statusNews(before: Seen, after: Seen): readonly Announcement[] {
  const status = statusOf(after);
  if (status === statusOf(before)) return [];
  if (isOpenLine(after) && audible.has(status)) return [];
  return [{ kind: "status", status }];
}

/** A reply that was spoken aloud over an open line was heard, and is not told again. */
function replyNews(before: Seen, after: Seen): readonly Announcement[] {
  if (before.messages === after.messages) return [];
  if (isOpenLine(after) && after.output === "ready") return [];
  const known = new Set(before.messages.map((message) => message.key));
  return after.messages
    .filter((message) => message.role === "assistant" && !known.has(message.key))
    .map((message) => ({ kind: "reply", text: message.text }));
}

/** What a change of the conversation gives a screen reader to say, politely and once: no deltas, no seconds. */
export function announcementsOf(before: Seen, after: Seen): readonly Announcement[] {
  return [...statusNews(before, after), ...replyNews(before, after)];
}
