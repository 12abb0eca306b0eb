import { encodeCaptureFrame } from "#shared/protocol/audio-frames.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import { CallSocket, type FrameHead, type Resume } from "./call-socket.ts";
import type { Measurements, Resumption } from "./measurements.ts";
import { Playback } from "./playback.ts";
import { seeded } from "./seeded.ts";
import { levelOf } from "./sound-tag.ts";
import { tickMs, type Workload } from "./workload.ts";

type Of<T extends ServerMessage["type"]> = Extract<ServerMessage, { type: T }>;
type Doing =
  | { readonly phase: "waiting" }
  | { readonly phase: "resting"; ticks: number }
  | { readonly phase: "speaking"; ticks: number; sequence: number }
  | { readonly phase: "listening"; readonly endedAt: number }
  | {
      readonly phase: "hearing";
      readonly playback: Playback;
      ticks: number;
      readonly interruptAt: number | null;
    }
  | { readonly phase: "interrupting"; readonly since: number; readonly generation: number }
  | {
      readonly phase: "gone";
      readonly since: number;
      backAt: number | null;
      readonly done: (it: Resumption) => void;
    };

export type CallSetting = {
  readonly number: number;
  readonly port: number;
  readonly speculation: boolean;
  readonly workload: Workload;
  /** Where to record observations; null while nothing is measured. */
  readonly measurements: () => Measurements | null;
};

const samplesOfTick = new Int16Array((16_000 * tickMs) / 1_000);
const soundOfTick = new Uint8Array(samplesOfTick.buffer);
const samplesPerTick = (48_000 * tickMs) / 1_000;
/** The player reports its position about twice a second. */
const reportEveryTicks = 5;
/** The longest initial wait after a loss [P9], ms. */
const reconnectWaitMs = 250;

/**
 * One simulated person in a call: speaks, hears the reply, sometimes interrupts it, and so on. Driven by
 * ticks.
 */
export class Call {
  readonly #setting: CallSetting;
  readonly #random: () => number;
  #socket: CallSocket;
  #doing: Doing = { phase: "waiting" };
  #turn = 0;
  #replies = 0;
  #cleared = 0;
  #session: { id: string; position: number } | null = null;

  constructor(setting: CallSetting) {
    this.#setting = setting;
    this.#random = seeded(setting.number + 1);
    this.#socket = this.#connect(null);
  }

  get replies(): number {
    return this.#replies;
  }

  get isHearing(): boolean {
    return this.#doing.phase === "hearing" && this.#replies > 0;
  }

  /** When the utterance that awaits a reply ended; null if none does. */
  get waitsSince(): number | null {
    return this.#doing.phase === "listening" ? this.#doing.endedAt : null;
  }

  /** Every 100 ms: a microphone frame, or a step of the player. */
  tick(): void {
    const doing = this.#doing;
    if (doing.phase === "speaking") this.#speak(doing);
    else if (doing.phase === "hearing") this.#hear(doing);
    else if (doing.phase === "resting") {
      doing.ticks -= 1;
      if (doing.ticks <= 0) this.#beginToSpeak();
    }
  }

  /** Drops the connection in the middle of a reply, and reconnects. */
  async dropAndResume(): Promise<Resumption> {
    const session = this.#session;
    const since = performance.now();
    const { promise, resolve } = Promise.withResolvers<Resumption>();
    this.#doing = { phase: "gone", since, backAt: null, done: resolve };
    this.#socket.cut();
    await new Promise((waited) => setTimeout(waited, reconnectWaitMs));
    this.#socket = this.#connect(
      session === null ? null : { sessionId: session.id, lastPosition: session.position },
    );
    return promise;
  }

  end(): void {
    this.#socket.send({ type: "session.end", moodAfter: null });
    this.#doing = { phase: "waiting" };
    this.#socket.close();
  }

  #connect(resume: Resume): CallSocket {
    const socket: CallSocket = new CallSocket(this.#setting.port, `person-${this.#setting.number}`, resume, {
      onMessage: (message) => this.#take(message),
      onFrame: (frame) => this.#takeFrame(frame),
      onClosed: (code) => {
        if (socket === this.#socket && this.#doing.phase !== "gone" && code !== 1000)
          this.#blame(`closed with ${code}`);
      },
    });
    return socket;
  }

  #beginToSpeak(): void {
    this.#turn += 1;
    this.#doing = { phase: "speaking", ticks: 0, sequence: 0 };
    this.#socket.send({ type: "utterance.start", utterance: this.#turn });
    const { preRollMs } = this.#setting.workload;
    for (let sent = 0; sent < preRollMs / tickMs; sent += 1) this.#sendFrame(this.#doing);
  }

  #sendFrame(speaking: { sequence: number }): void {
    const { sequence } = speaking;
    samplesOfTick.fill(levelOf(this.#tag, sequence));
    this.#socket.sendFrame(encodeCaptureFrame({ utterance: this.#turn, sequence, pcm: soundOfTick }));
    speaking.sequence += 1;
  }

  /** Names the turn to the providers, in its sound. */
  get #tag(): number {
    return (this.#setting.number + 1) * 1_000 + this.#turn;
  }

  #speak(speaking: Extract<Doing, { phase: "speaking" }>): void {
    const { voiceMs, pauseMs, silenceMs } = this.#setting.workload;
    this.#sendFrame(speaking);
    speaking.ticks += 1;
    const at = speaking.ticks * tickMs;
    if (at === voiceMs + pauseMs) this.#socket.send({ type: "utterance.pause", utterance: this.#turn });
    if (at < voiceMs + silenceMs) return;
    this.#doing = { phase: "listening", endedAt: performance.now() };
    this.#socket.send({ type: "utterance.end", utterance: this.#turn });
  }

  #hear(hearing: Extract<Doing, { phase: "hearing" }>): void {
    hearing.ticks += 1;
    const finished = hearing.playback.play(samplesPerTick * this.#setting.workload.playRate);
    const { position } = hearing.playback;
    if (finished) {
      this.#socket.send({ type: "playback", ...position, finished });
      this.#doing = { phase: "resting", ticks: this.#setting.workload.gapMs / tickMs };
    } else if (hearing.interruptAt !== null && hearing.ticks >= hearing.interruptAt) {
      this.#doing = { phase: "interrupting", since: performance.now(), generation: position.generation };
      this.#socket.send({ type: "interrupt", ...position });
    } else if (hearing.ticks % reportEveryTicks === 0)
      this.#socket.send({ type: "playback", ...position, finished });
  }

  #take(message: ServerMessage): void {
    if (message.type === "welcome" && this.#session === null) this.#start();
    else if (message.type === "session.started") this.#session = { id: message.session.id, position: 0 };
    else if (message.type === "session.resumed") this.#resumed(message);
    else if (message.type === "message") this.#note(message.message.position);
    else if (message.type === "clear") this.#takeClear(message.generation);
    else if (message.type === "reply.audioEnd") this.#completeReply();
    else if (message.type === "error") this.#blame(message.code);
    else if (message.type === "discarded") this.#blame(message.reason);
  }

  #completeReply(): void {
    if (this.#doing.phase === "hearing") this.#doing.playback.complete();
  }

  #blame(error: string): void {
    this.#setting.measurements()?.errors.push(error);
  }

  #start(): void {
    const { speculation } = this.#setting;
    const nothing = { title: null, moodBefore: null, continues: null };
    this.#socket.send({ type: "session.start", mode: "call", speculation, ...nothing });
  }

  #note(position: number): void {
    if (this.#session !== null) this.#session.position = Math.max(this.#session.position, position);
  }

  #resumed({ session, position }: Of<"session.resumed">): void {
    const doing = this.#doing;
    if (doing.phase !== "gone" || session.id !== this.#session?.id) return;
    if (position >= this.#session.position) doing.backAt = performance.now();
  }

  #takeClear(generation: number): void {
    const doing = this.#doing;
    this.#cleared = Math.max(this.#cleared, generation);
    if (doing.phase !== "interrupting" || doing.generation > generation) return;
    this.#setting.measurements()?.interruptions.push(performance.now() - doing.since);
    this.#beginToSpeak();
  }

  #takeFrame(frame: FrameHead): void {
    const doing = this.#doing;
    const measurements = this.#setting.measurements();
    if (frame.generation <= this.#cleared) {
      if (measurements !== null) measurements.staleBytes += frame.bytes;
    } else if (doing.phase === "hearing") doing.playback.add(frame);
    else if (doing.phase === "listening") {
      const firstAudioMs = performance.now() - doing.endedAt;
      measurements?.turns.push({ tag: this.#tag, ahead: this.#setting.speculation, firstAudioMs });
      this.#replies += 1;
      this.#beginToHear(frame);
    } else if (doing.phase === "waiting") this.#beginToHear(frame);
    else if (doing.phase === "gone") {
      const backMs = (doing.backAt ?? Infinity) - doing.since;
      const soundMs = performance.now() - doing.since;
      doing.done({ backMs, soundMs, contextKept: doing.backAt !== null });
      this.#beginToHear(frame);
    }
  }

  #beginToHear(frame: FrameHead): void {
    const { interruptEvery, interruptFromMs, interruptToMs } = this.#setting.workload;
    const playback = new Playback(frame.generation);
    playback.add(frame);
    const interrupted = this.#replies > 0 && (this.#replies + this.#setting.number) % interruptEvery === 0;
    const after = interruptFromMs + this.#random() * (interruptToMs - interruptFromMs);
    const interruptAt = interrupted ? Math.round(after / tickMs) : null;
    this.#doing = { phase: "hearing", playback, ticks: 0, interruptAt };
  }
}
