import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import { worksAhead } from "./conversation-start.ts";
import { asksOnReturn, unansweredTyped, unconfirmed } from "./log-messages.ts";
import type { SettingsPort } from "./ports.ts";
import type { SocketClient } from "./socket-client.ts";
import type { ConversationState } from "./state.ts";

/** The session that a connection asks to resume in its hello; null if there is none. */
export function resumeOf(
  { stage, bookkeeping }: Pick<ConversationState, "stage" | "bookkeeping">,
  settings: SettingsPort,
): Extract<ClientMessage, { type: "hello" }>["resume"] {
  const speculation = worksAhead(settings);
  // A reloaded page has none of it, so it asks for everything.
  if (stage.kind === "starting" && stage.returning)
    return { sessionId: stage.returning.id, lastPosition: 0, speculation };
  if (stage.kind !== "active") return null;
  const { lastPosition, settled } = bookkeeping;
  return { sessionId: stage.session.id, lastPosition, settled, speculation };
}

/**
 * Sends what the relay hasn't confirmed once more [P7]. A dismissal goes first: if what was typed speaks of danger, the
 * help card is due again.
 */
export function sendUnconfirmed(
  { messages, offers, bookkeeping }: ConversationState,
  socket: SocketClient,
): void {
  if (bookkeeping.pace !== null) socket.send({ type: "pace.set", pace: bookkeeping.pace });
  for (const it of bookkeeping.describing) socket.send({ type: "session.describe", ...it });
  if (bookkeeping.dismissing) socket.send({ type: "help.dismiss" });
  for (const { id, declined } of offers)
    if (declined) socket.send({ type: "offer.answer", id, answer: "declined" });
  for (const it of unconfirmed(messages)) socket.send({ type: "chat.send", ...it });
}

/** Sends what the relay hasn't confirmed; in writing it makes sure, too, that what was confirmed is answered. */
export function catchUp(state: ConversationState, socket: SocketClient): void {
  sendUnconfirmed(state, socket);
  if (state.stage.kind !== "active" || state.stage.mode !== "chat") return;
  if (unconfirmed(state.messages).length > 0 || !asksOnReturn(state)) return;
  const unanswered = unansweredTyped(state.messages);
  if (unanswered !== null) socket.send({ type: "chat.send", ...unanswered });
}
