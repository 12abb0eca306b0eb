import { limits } from "#shared/limits.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Conversation } from "../conversation/state.ts";

/** Whether an utterance is being spoken, or has ended and waits for its transcript. */
function isOpen({ turn, unsettled, connected }: Conversation, utterance: number): boolean {
  if (!connected || turn.phase === "ended") return false;
  if (turn.phase === "userSpeaking" && turn.utterance === utterance) return true;
  return unsettled.some((it) => it.utterance === utterance && it.transcript === null);
}

/** The end of a text that is too long for a caption: what was said last. */
const lastWords = (words: string): string => words.slice(-limits.maxCaptionCharacters).toWellFormed();

type OwnWordsDeps = {
  readonly state: () => Conversation;
  readonly send: (message: ServerMessage) => void;
  /** Runs something later; the answer cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** ms */
  readonly now: () => number;
};

/**
 * Shows people their words while they speak [P14]. These are for the eye alone: nothing is stored, answered or heard for
 * danger before the transcript is there.
 */
export class OwnWords {
  readonly #deps: OwnWordsDeps;
  #pending: { readonly utterance: number; readonly text: string } | null = null;
  #sent: { readonly utterance: number; readonly text: string } | null = null;
  #sentAt = Number.NEGATIVE_INFINITY;
  #cancel: (() => void) | null = null;

  constructor(deps: OwnWordsDeps) {
    this.#deps = deps;
  }

  /** The words of an utterance so far. */
  take(utterance: number, words: string): void {
    this.#pending = { utterance, text: lastWords(words.trim()) };
    if (this.#cancel !== null) return;
    const wait = this.#sentAt + limits.captionEveryMs - this.#deps.now();
    if (wait <= 0) this.#send();
    else this.#cancel = this.#deps.after(wait, () => this.#send());
  }

  /** Another connection knows nothing of what the last one was shown. */
  forget(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#pending = null;
    this.#sent = null;
  }

  #send(): void {
    this.#cancel = null;
    const { state, send, now } = this.#deps;
    const words = this.#pending;
    this.#pending = null;
    if (words === null || words.text === "" || !isOpen(state(), words.utterance)) return;
    if (words.utterance === this.#sent?.utterance && words.text === this.#sent.text) return;
    this.#sent = words;
    this.#sentAt = now();
    send({ type: "utterance.partial", ...words });
  }
}
