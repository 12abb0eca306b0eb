import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import {
  type BargeInState,
  judgeOver,
  playbackStarted,
  pollDuringPlayback,
  speakOver,
} from "#shared/voice/barge-in.ts";
import { VoiceActivity, type VoiceEvent } from "#shared/voice/voice-activity.ts";
import { providerMs, SimulatedRelay } from "./turn-relay.ts";

/** A sample for each millisecond: all that the voice rules need to know. */
const sampleRate = 1_000;
const stepMs = 20;
const samplesPerMs = 48;
const replyPhases: ReadonlySet<string> = new Set(["ready", "thinking", "speaking"]);

/** What is said from one moment to another, ms. */
type Part = { readonly from: number; readonly to: number; readonly text: string };

/** Syllables with gaps, so that long speech isn't taken for the noise of the room; what is short has none. */
const isVoiced = ({ from, to }: Part, at: number): boolean => to - from < 2_000 || (at - from) % 240 < 180;

type Call = {
  readonly language: string;
  readonly parts: readonly Part[];
  readonly reply: string;
  /** Whether `utterance.wait` arrives: without it silence alone ends what is said. */
  readonly waits: boolean;
  readonly providers?: Readonly<typeof providerMs>;
};

/** A caller whose client follows the rules of `shared/voice`, and notes what becomes of replies. */
export class SimulatedCaller {
  readonly #call: Call;
  readonly #activity = new VoiceActivity(sampleRate);
  readonly #relay: SimulatedRelay;
  readonly #beganAt = new Map<number, number>();
  #at = 0;
  #bargeIn: BargeInState = { kind: "idle" };
  #playing: { readonly generation: number; readonly since: number } | null = null;
  /** Its sound is there, and is held back. */
  #heldBack: number | null = null;
  #holds = false;
  #isReplyDue = false;
  #isDoubtful = false;
  #open: number | null = null;
  /** When a reply was first heard, and when one that was being heard was cut off, ms. */
  heardAt: number | null = null;
  cutAt: number | null = null;

  constructor(call: Call) {
    this.#call = call;
    this.#relay = new SimulatedRelay({
      language: call.language,
      reply: call.reply,
      providers: call.providers ?? providerMs,
      wordsOf: (utterance) => this.#wordsOf(utterance),
      onMessage: (message) => this.#receive(message),
      onSound: (generation) => this.#arrive(generation),
    });
  }

  /** What the person said, a text for each turn. */
  get turns(): string[] {
    return [...this.#relay.turns.values()];
  }

  /** Types a message, which a reply follows. */
  type(text: string): void {
    this.#relay.take({ type: "typed", clientId: "11111111-1111-4111-8111-111111111111", text });
  }

  /** Talks and listens up to a moment, ms, or until something has happened. */
  run(until: number, isOver: () => boolean = () => false): this {
    while (this.#at < until && !isOver()) {
      const samples = Float32Array.from({ length: stepMs }, (_, ms) => this.#sampleAt(this.#at + ms));
      this.#at += stepMs;
      this.#relay.advance(this.#at);
      for (const event of this.#activity.process(samples)) this.#take(event);
    }
    return this;
  }

  #sampleAt(at: number): number {
    const part = this.#call.parts.find(({ from, to }) => at >= from && at < to);
    return part !== undefined && isVoiced(part, at) ? 0.1 : 0;
  }

  /** Speech is noticed a little after it has begun. */
  #wordsOf(utterance: number): string {
    const beganAt = (this.#beganAt.get(utterance) ?? 0) - 300;
    const said = this.#call.parts.filter(({ from }) => from >= beganAt && from < this.#at);
    return said.map(({ text }) => text).join(" ");
  }

  #take(event: VoiceEvent): void {
    if (event.type === "level") this.#decide(pollDuringPlayback(this.#bargeIn, event.over, this.#at));
    else if (event.type === "start") this.#start();
    else if (event.type !== "ready") this.#mark(event.type);
  }

  #start(): void {
    const { kind } = this.#bargeIn;
    if (kind === "over") this.#begin(true);
    else if (kind !== "idle") this.#isDoubtful = true;
    else if (!this.#isReplyDue) this.#begin(false);
    else {
      this.#bargeIn = speakOver(this.#at);
      this.#holds = true;
      this.#begin(true);
    }
  }

  #begin(overReply: boolean): void {
    const utterance = this.#beganAt.size + 1;
    this.#open = utterance;
    this.#isDoubtful = false;
    this.#beganAt.set(utterance, this.#at);
    this.#relay.take({ type: "utteranceStarted", utterance, overReply });
  }

  #mark(type: "pause" | "continue" | "end" | "cancel"): void {
    const utterance = this.#open;
    this.#isDoubtful &&= type !== "end" && type !== "cancel";
    if (utterance === null) return;
    if (type === "pause") this.#relay.take({ type: "utterancePaused", utterance });
    else if (type === "continue") this.#relay.take({ type: "utteranceContinued", utterance });
    else {
      this.#open = null;
      this.#relay.take({ type: type === "end" ? "utteranceEnded" : "utteranceCancelled", utterance });
      if (this.#bargeIn.kind === "over") this.#leaveReply();
    }
  }

  #decide([state, action]: ReturnType<typeof pollDuringPlayback>): void {
    this.#bargeIn = state;
    if (action === "duck" && this.#playing === null) this.#holds = true;
    if (action === "restore") this.#raise();
    if (action === "begin" && this.#isDoubtful) this.#begin(true);
    if (action === "interrupt") this.#takeFloor();
  }

  #takeFloor(): void {
    const playing = this.#playing;
    if (playing !== null) {
      const samples = (this.#at - playing.since) * samplesPerMs;
      this.#relay.take({ type: "interrupted", generation: playing.generation, segment: 0, samples });
      this.#stop();
    }
    this.#raise();
    if (playing === null && this.#open !== null)
      this.#relay.take({ type: "utteranceConfirmed", utterance: this.#open });
  }

  #leaveReply(): void {
    this.#bargeIn = this.#playing === null ? { kind: "idle" } : { kind: "playing" };
    this.#raise();
  }

  #raise(): void {
    this.#holds = false;
    const generation = this.#heldBack;
    if (generation !== null) this.#play(generation);
  }

  #arrive(generation: number): void {
    if (this.#holds) this.#heldBack = generation;
    else this.#play(generation);
  }

  #play(generation: number): void {
    this.#heldBack = null;
    this.#playing = { generation, since: this.#at };
    this.heardAt ??= this.#at;
    this.#relay.take({ type: "played", generation, segment: 0, samples: samplesPerMs, finished: false });
    if (this.#bargeIn.kind !== "over") this.#bargeIn = playbackStarted(this.#at, false);
  }

  /** The reply that played is over: somebody cut it off. */
  #stop(): void {
    if (this.#playing === null) return;
    this.#playing = null;
    this.cutAt ??= this.#at;
    this.#bargeIn = { kind: "idle" };
    if (this.#isDoubtful) this.#begin(false);
  }

  #receive(message: ServerMessage): void {
    if (message.type === "phase") this.#isReplyDue = replyPhases.has(message.phase);
    if (message.type === "clear") this.#clear(message.generation);
    if (message.type === "utterance.wait" && message.utterance === this.#open && this.#call.waits)
      this.#activity.wait(message.silenceMs);
    if (message.type === "utterance.over" && message.utterance === this.#open)
      this.#decide(judgeOver(this.#bargeIn, message.verdict));
  }

  #clear(generation: number): void {
    if (this.#heldBack !== null && this.#heldBack <= generation) this.#heldBack = null;
    if (this.#playing !== null && this.#playing.generation <= generation) this.#stop();
  }
}
