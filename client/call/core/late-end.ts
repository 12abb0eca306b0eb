import { limits } from "#shared/limits.ts";
import type { CaptureFrame } from "#shared/protocol/audio-frames.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { MoodAfter } from "#shared/protocol/values.ts";
import type { ConversationCore, ConversationPorts } from "./ports.ts";
import { resumeOf, sendUnconfirmed } from "./resending.ts";
import { SocketClient } from "./socket-client.ts";
import type { ConversationState } from "./state.ts";
import { type KeptUtterance, sendAgain } from "./utterance-keeper.ts";

type LateEndPorts = Pick<
  ConversationPorts,
  "transport" | "clock" | "random" | "language" | "settings" | "unsent"
>;

/** What of a session isn't in its state. */
type LastWords = { readonly moodAfter: MoodAfter | null; readonly spoken: readonly KeptUtterance[] };

/**
 * Ends a session that the person left while offline. The screen doesn't wait for a connection; this does, on one of its
 * own, for as long as the relay keeps the session open to resume [P8], so that last words and the mood still
 * arrive. If it never connects, the relay ends the session by itself, and what was typed waits for the next chat.
 * Returns how to give up, because resuming the old session would steal the slot of a newer call.
 */
function endLate(
  { transport, clock, random, language, settings, unsent }: LateEndPorts,
  dispatch: ConversationCore["dispatch"],
  unheard: ConversationState,
  { moodAfter, spoken }: LastWords,
): () => void {
  const resume = resumeOf(unheard, settings);
  if (resume === null) return () => {};
  const stop = (): void => {
    cancel();
    socket.disconnect();
  };
  const uplink = {
    send: (message: ClientMessage) => socket.send(message),
    sendFrame: (frame: CaptureFrame) => socket.sendFrame(frame),
  };
  const sendSpoken = (dealtWith: number): void => {
    for (const it of spoken) if (it.ended && it.utterance > dealtWith) sendAgain(it, uplink);
  };
  const take = (message: ServerMessage): void => {
    // The screen may still show what it was about, or show nothing of it anymore.
    if (message.type === "message" && message.message.role === "user") {
      dispatch({ type: "server", message });
      unsent.follow([message.message]);
    }
    if (message.type === "session.resumed") {
      unsent.follow(message.messages);
      if (message.session.mode === "call") sendSpoken(message.utterance);
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

  begin(unheard: ConversationState, last: LastWords): void {
    this.#giveUp();
    this.#giveUp = endLate(this.#ports, this.#core.dispatch, unheard, last);
  }

  giveUp(): void {
    this.#giveUp();
  }
}
