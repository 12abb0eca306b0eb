import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import { bargeInRules } from "#shared/voice/barge-in.ts";
import type { Clock, SeededRandom } from "../conversation-orders/seeded-random.ts";
import type { Playback } from "./playback.ts";
import type { Speech } from "./speech.ts";
import type { ClientAction } from "./story.ts";

type Deps = {
  readonly index: number;
  readonly clock: Clock;
  readonly rng: SeededRandom;
  readonly playback: Playback;
  readonly speech: Speech;
  readonly say: (message: ClientMessage) => void;
};

const replyPhases: ReadonlySet<string> = new Set(["ready", "thinking", "speaking"]);

/** What somebody says while a reply sounds or is awaited: it cuts the reply at once, or only when it proves to be speech. */
export class Talkover {
  readonly #deps: Deps;
  #isDue = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  take(message: ServerMessage): void {
    if (message.type === "welcome") this.#isDue = false;
    if (message.type === "phase") this.#isDue = replyPhases.has(message.phase);
    const isSpeech = message.type === "utterance.over" && message.verdict === "speech";
    if (isSpeech && message.utterance === this.#deps.speech.current) this.#takeFloor();
  }

  say(session: string, action: Extract<ClientAction, { kind: "say" }>): void {
    const { index, clock, rng, playback, speech } = this.#deps;
    if (speech.isSpeaking) return;
    const isOver = playback.isSounding || this.#isDue;
    // Older clients cut every reply off.
    if (!isOver || !rng.chance(`over the reply ${index}`, 0.6)) {
      playback.interrupt();
      speech.say(session, action);
      return;
    }
    speech.say(session, { ...action, overReply: true });
    const utterance = speech.current;
    clock.after(bargeInRules.longestSoundMs, () => {
      if (speech.current === utterance) this.#takeFloor();
    });
  }

  /** Says that something is speech when nothing has asked for that: now, or when it is over. */
  confirm(): void {
    const utterance = this.#deps.speech.last;
    if (utterance > 0) this.#deps.say({ type: "utterance.confirm", utterance });
  }

  /** A reply that plays is cut off, and one that is awaited isn't wanted. */
  #takeFloor(): void {
    const { index, rng, playback, speech, say } = this.#deps;
    const utterance = speech.current;
    if (utterance === null) return;
    playback.interrupt();
    if (rng.chance(`confirms ${index}`, 0.7)) say({ type: "utterance.confirm", utterance });
  }
}
