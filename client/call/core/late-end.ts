import { limits } from "#shared/limits.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { MoodAfter } from "#shared/protocol/values.ts";
import type { ConversationCore, ConversationPorts, SettingsPort } from "./ports.ts";
import type { ConversationState } from "./state.ts";
import { asksOnReturn, unansweredTyped, unconfirmed } from "./log-messages.ts";
import { worksAhead } from "./conversation-start.ts";
import { SocketClient } from "./socket-client.ts";

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

type LateEndPorts = Pick<
  ConversationPorts,
  "transport" | "clock" | "random" | "language" | "settings" | "unsent"
>;

/**
 * Ends a session that the person left while offline. The screen doesn't wait for a connection; this does, on one of its
 * own, for as long as the relay keeps the session open to resume [P8], so that typed messages and the mood still
 * arrive. If it never connects, the relay ends the session by itself, and what was typed waits for the next chat. Returns how to give up, because
 * resuming the old session would steal the slot of a newer call.
 */
function endLate(
  { transport, clock, random, language, settings, unsent }: LateEndPorts,
  dispatch: ConversationCore["dispatch"],
  unheard: ConversationState,
  moodAfter: MoodAfter | null,
): () => void {
  const resume = resumeOf(unheard, settings);
  if (resume === null) return () => {};
  const stop = (): void => {
    cancel();
    socket.disconnect();
  };
  const take = (message: ServerMessage): void => {
    // The screen may still show what it was about, or show nothing of it anymore.
    if (message.type === "message" && message.message.role === "user") {
      dispatch({ type: "server", message });
      unsent.follow([message.message]);
    }
    if (message.type === "session.resumed") {
      unsent.follow(message.messages);
      sendUnconfirmed(unheard, socket);
      socket.send({ type: "session.end", moodAfter });
    }
    if (message.type === "session.ended") stop();
    if (message.type === "error" && message.code === "sessionGone") stop();
  };
  const hello = () => ({ language: language(), resume });
  const socket = new SocketClient(
    { transport, clock, random, hello },
    {
      onStatus: () => {},
      onMessage: take,
      onFrame: () => {},
      onQuality: () => {},
      onRefused: () => cancel(),
    },
  );
  const cancel = clock.after(limits.resumeWindowMs, stop);
  socket.connect(true);
  return stop;
}

/** Ends a session without a connection; at most one such end is under way. */
export class LateEnd {
  readonly #ports: LateEndPorts;
  readonly #core: Pick<ConversationCore, "dispatch">;
  #giveUp: () => void = () => undefined;

  constructor(ports: LateEndPorts, core: Pick<ConversationCore, "dispatch">) {
    this.#ports = ports;
    this.#core = core;
  }

  begin(unheard: ConversationState, moodAfter: MoodAfter | null): void {
    this.#giveUp();
    this.#giveUp = endLate(this.#ports, this.#core.dispatch, unheard, moodAfter);
  }

  giveUp(): void {
    this.#giveUp();
  }
}
