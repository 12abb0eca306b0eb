import type { CaptureMessage } from "#shared/capture/capture-pipeline.ts";
import type { CaptureFrame } from "#shared/protocol/audio-frames.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import {
  bargeInRules,
  judgeOver,
  playbackStarted,
  pollDuringPlayback,
  speakOver,
  type BargeInState,
} from "#shared/voice/barge-in.ts";
import type { Levels } from "./state.ts";
import { type KeptUtterance, sendAgain, UtteranceKeeper } from "./utterance-keeper.ts";

export type VoiceUplinkDeps = {
  readonly send: (message: ClientMessage) => boolean;
  readonly sendFrame: (frame: CaptureFrame) => boolean;
  /** ms. */
  readonly now: () => number;
  /** Lowers or restores the volume of the current reply (linear). */
  readonly duck: (gain: number) => void;
  /** Keeps a reply that has not begun to play from beginning, or lets it. */
  readonly hold: (held: boolean) => void;
  /** Silences the reply that plays, and tells the relay how much of it was heard. */
  readonly interrupt: () => void;
  /** Whether a reply is being made, and may begin to play at any moment. */
  readonly isReplyDue: () => boolean;
  /** How much silence ends the utterance that is paused now, ms. */
  readonly wait: (silenceMs: number) => void;
  readonly onLevels: (levels: Levels) => void;
};

const duckedGain = 10 ** (-bargeInRules.duckDb / 20);
const silence: Levels = { microphone: 0, speaking: false };

type Open = { readonly utterance: number; sequence: number };

/**
 * Sends what the microphone captures to the relay: numbered utterances with their frames [P5], and whether
 * the person speaks over a reply. It keeps what the relay hasn't dealt with [P7].
 */
export class VoiceUplink {
  readonly #deps: VoiceUplinkDeps;
  readonly #keeper = new UtteranceKeeper();
  #armed = false;
  #manual = false;
  #last = 0;
  #open: Open | null = null;
  /** Began while the echo canceller was settling: it's echo unless it continues. */
  #doubtful: Uint8Array<ArrayBuffer>[] | null = null;
  #bargeIn: BargeInState = { kind: "idle" };
  /** A reply has played since it began to listen, so the echo canceller knows the room. */
  #echoSettled = false;
  #playing = false;

  constructor(deps: VoiceUplinkDeps) {
    this.#deps = deps;
  }

  /** What was said and the relay hasn't dealt with. */
  get kept(): readonly KeptUtterance[] {
    return this.#keeper.all;
  }

  /** A new session counts its utterances from 1. */
  newSession(): void {
    this.#last = 0;
    this.#keeper.clear();
    this.#open = null;
    this.#doubtful = null;
  }

  /** Starts sending what is captured. */
  arm(): void {
    this.#armed = true;
    this.#echoSettled = false;
  }

  /** Stops sending; the current utterance ends here and counts. */
  disarm(): void {
    this.#armed = false;
    this.#finish();
    this.#deps.onLevels(silence);
  }

  /** Push-to-talk: only the button starts and ends an utterance, and playback yields to it at once. */
  setManual(manual: boolean): void {
    this.#manual = manual;
    this.#stopWaiting();
  }

  take(messages: readonly CaptureMessage[]): void {
    for (const message of messages) this.#take(message);
  }

  playbackStarted(): void {
    this.#playing = true;
    // Speech that began over an awaited reply is now over the reply itself.
    if (this.#bargeIn.kind === "over") return;
    this.#bargeIn = playbackStarted(this.#deps.now(), !this.#echoSettled);
    this.#echoSettled = true;
  }

  playbackStopped(): void {
    this.#playing = false;
    this.#leaveReply();
    this.#believe(false);
  }

  /** What the relay makes of the utterance under way. */
  judge(message: Extract<ServerMessage, { type: "utterance.wait" | "utterance.over" }>): void {
    if (message.utterance !== this.#open?.utterance) return;
    if (message.type === "utterance.wait") this.#deps.wait(message.silenceMs);
    else this.#decide(judgeOver(this.#bargeIn, message.verdict));
  }

  /** Nothing is said over a reply any more. */
  #leaveReply(): void {
    const { kind } = this.#bargeIn;
    this.#bargeIn = this.#playing ? { kind: "playing" } : { kind: "idle" };
    if (kind === "ducked" || kind === "over") this.#raise();
  }

  /** Nothing more will be heard that could raise a reply again which was lowered for a sound. */
  #stopWaiting(): void {
    if (this.#bargeIn.kind === "ducked") this.#leaveReply();
  }

  #lower(): void {
    if (this.#playing) this.#deps.duck(duckedGain);
    else this.#deps.hold(true);
  }

  #raise(): void {
    this.#deps.hold(false);
    this.#deps.duck(1);
  }

  /** The microphone is gone: what was said before counts. */
  lost(): void {
    this.#finish();
    this.#stopWaiting();
    this.#deps.onLevels(silence);
  }

  /** The relay has reported the outcome of an utterance; without a number, it means the oldest. */
  settled(utterance: number | undefined): void {
    if (utterance === undefined) this.#keeper.settleOldest();
    else this.#keeper.drop(utterance);
  }

  /** After a reconnect: resends what the relay hasn't dealt with, including the current utterance [P7]. */
  resume(dealtWith: number): void {
    const open = this.#open;
    const under = this.#keeper.all.find((it) => it.utterance === open?.utterance);
    this.#keeper.settleUpTo(dealtWith);
    this.#last = Math.max(this.#last, dealtWith);
    // An utterance that hasn't ended can't have been dealt with: it was dropped with the connection.
    if (open !== null && open.utterance <= dealtWith) this.#renumber(under?.sound ?? []);
    for (const kept of this.#keeper.all) {
      const frames = sendAgain(kept, this.#deps);
      if (this.#open?.utterance === kept.utterance) this.#open.sequence = frames;
    }
  }

  #renumber(sound: readonly Uint8Array[]): void {
    this.#last += 1;
    this.#open = { utterance: this.#last, sequence: 0 };
    this.#keeper.begin(this.#last);
    for (const pcm of sound) this.#keeper.add(this.#last, pcm);
  }

  #take(message: CaptureMessage): void {
    switch (message.type) {
      case "ready":
        return;
      case "level":
        this.#deps.onLevels({ microphone: message.level, speaking: message.over });
        this.#poll(message.over);
        return;
      case "start":
        this.#start();
        return;
      case "frame":
        this.#frame(message.pcm);
        return;
      case "cancel":
        this.#cancel();
        return;
      case "pause":
      case "continue":
      case "end":
        this.#mark(message.type);
    }
  }

  #poll(over: boolean): void {
    if (this.#manual || !this.#armed) return;
    this.#decide(pollDuringPlayback(this.#bargeIn, over, this.#deps.now()));
  }

  #decide([state, action]: ReturnType<typeof pollDuringPlayback>): void {
    this.#bargeIn = state;
    if (action === "duck") this.#lower();
    if (action === "restore") this.#raise();
    if (action === "begin") this.#believe(true);
    if (action === "interrupt") this.#takeFloor();
  }

  /** It is speech: the reply is over, whether it plays or is awaited. */
  #takeFloor(): void {
    const isPlaying = this.#playing;
    if (isPlaying) this.#deps.interrupt();
    this.#raise();
    const open = this.#open;
    if (!isPlaying && open !== null)
      this.#deps.send({ type: "utterance.confirm", utterance: open.utterance });
  }

  #start(): void {
    if (!this.#armed) return;
    if (this.#manual && this.#bargeIn.kind !== "idle") {
      this.#bargeIn = { kind: "idle" };
      this.#deps.interrupt();
    }
    const { kind } = this.#bargeIn;
    if (kind === "over") this.#begin(true);
    else if (kind !== "idle") this.#doubtful = [];
    else if (this.#manual || !this.#deps.isReplyDue()) this.#begin(false);
    else {
      this.#bargeIn = speakOver(this.#deps.now());
      this.#lower();
      this.#begin(true);
    }
  }

  #begin(overReply: boolean): void {
    this.#last += 1;
    const utterance = this.#last;
    this.#open = { utterance, sequence: 0 };
    this.#keeper.begin(utterance);
    this.#deps.send({ type: "utterance.start", utterance, ...(overReply ? { overReply } : {}) });
  }

  /** It was more than an echo: send it from the beginning. */
  #believe(overReply: boolean): void {
    const sound = this.#doubtful;
    this.#doubtful = null;
    if (sound === null) return;
    this.#begin(overReply);
    for (const pcm of sound) this.#frame(pcm);
  }

  #frame(pcm: Uint8Array<ArrayBuffer>): void {
    this.#doubtful?.push(pcm);
    const open = this.#open;
    if (open === null) return;
    this.#keeper.add(open.utterance, pcm);
    this.#deps.sendFrame({ utterance: open.utterance, sequence: open.sequence, pcm });
    open.sequence += 1;
  }

  #mark(type: "pause" | "continue" | "end"): void {
    if (type === "end") this.#doubtful = null;
    const open = this.#open;
    if (open === null) return;
    this.#deps.send({ type: `utterance.${type}`, utterance: open.utterance });
    if (type !== "end") return;
    this.#keeper.end(open.utterance);
    this.#open = null;
    this.#endOver();
  }

  /** Speech over a reply has ended; the relay decides what becomes of it. */
  #endOver(): void {
    if (this.#bargeIn.kind === "over") this.#leaveReply();
  }

  #finish(): void {
    if (this.#open !== null) this.#mark("end");
    this.#doubtful = null;
  }

  #cancel(): void {
    this.#doubtful = null;
    const open = this.#open;
    if (open === null) return;
    this.#open = null;
    this.#keeper.drop(open.utterance);
    this.#deps.send({ type: "utterance.cancel", utterance: open.utterance });
    this.#endOver();
  }
}
