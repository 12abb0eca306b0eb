import { encodeCaptureFrame } from "#shared/protocol/audio-frames.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { Mode } from "#shared/protocol/values.ts";
import type { Clock } from "../conversation-orders/seeded-random.ts";
import { isSound, markerOf, soundOf, texts } from "./providers.ts";
import type { ClientAction, SpokenUtterance } from "./story.ts";

type Utterance = {
  readonly session: string;
  readonly utterance: number;
  readonly serial: number;
  readonly pick: number;
  frames: number;
  state: "open" | "ended" | "cancelled";
  settled: boolean;
};

type Said = Extract<ClientAction, { kind: "say" }> & { readonly overReply?: boolean };

const frameBytes = 3_200;

/** What someone says; the audio is kept until the relay has settled it. */
export class Speech {
  readonly #device: number;
  readonly #clock: Clock;
  readonly #say: (message: ClientMessage) => void;
  readonly #sayFrame: (frame: Uint8Array) => void;
  readonly #all: Utterance[] = [];
  #speaking: Utterance | null = null;
  #next = 1;

  constructor(
    device: number,
    clock: Clock,
    say: (message: ClientMessage) => void,
    sayFrame: (frame: Uint8Array) => void,
  ) {
    this.#device = device;
    this.#clock = clock;
    this.#say = say;
    this.#sayFrame = sayFrame;
  }

  get isSpeaking(): boolean {
    return this.#speaking !== null;
  }

  /** The utterance under way. */
  get current(): number | null {
    return this.#speaking?.utterance ?? null;
  }

  /** The number of the utterance that began last, 0 before the first. */
  get last(): number {
    return this.#next - 1;
  }

  get utterances(): SpokenUtterance[] {
    return this.#all.map(({ serial, session, utterance, pick, state, settled }) => ({
      session,
      utterance,
      state,
      settled,
      marker: markerOf(this.#device, serial),
      isSound: isSound(texts[pick] ?? ""),
    }));
  }

  newSession(): void {
    this.#speaking = null;
    this.#next = 1;
  }

  say(session: string, { ms, pick, cancelled, overReply = false }: Said): void {
    const it: Utterance = {
      session,
      utterance: this.#next,
      serial: this.#all.length + 1,
      pick: Math.floor((pick / 2 ** 16) * texts.length),
      frames: 0,
      state: "open",
      settled: false,
    };
    this.#next += 1;
    this.#speaking = it;
    this.#all.push(it);
    const over = overReply ? { overReply } : {};
    this.#say({ type: "utterance.start", utterance: it.utterance, ...over });
    this.#sendFrames(it, 1);
    const then = (after: number, run: () => void): void => {
      this.#clock.after(after, () => {
        if (this.#speaking === it) run();
      });
    };
    if (ms >= 300)
      then(ms - 300, () => {
        this.#sendFrames(it, 1);
        this.#say({ type: "utterance.pause", utterance: it.utterance });
      });
    then(ms, () => this.stop(cancelled ? "cancelled" : "ended"));
  }

  stop(how: "ended" | "cancelled", saysSo = true): void {
    const it = this.#speaking;
    if (it === null) return;
    this.#speaking = null;
    it.state = how;
    const { utterance } = it;
    if (saysSo) this.#say({ type: how === "ended" ? "utterance.end" : "utterance.cancel", utterance });
  }

  settle(session: string | null, utterance: number): void {
    for (const it of this.#all) {
      if (it.session !== session || it.utterance !== utterance) continue;
      it.settled = true;
      if (this.#speaking === it) this.#speaking = null;
      if (it.state === "open") it.state = "ended";
    }
  }

  /** The last utterance of a session whose outcome is known. */
  settledIn(session: string | null): number {
    const known = this.#all.filter((it) => it.session === session && it.settled);
    return Math.max(0, ...known.map(({ utterance }) => utterance));
  }

  /** Whatever follows the last utterance that the relay has is resent [P7]. */
  resume(session: string, mode: Mode, utterance: number): void {
    this.#next = Math.max(this.#next, utterance + 1);
    if (mode === "chat") this.stop("cancelled");
    for (const it of this.#all)
      if (it.session === session && it.utterance > utterance && !it.settled && it.state !== "cancelled")
        this.#sayAgain(it);
  }

  #sayAgain(it: Utterance): void {
    const { utterance, frames } = it;
    this.#say({ type: "utterance.start", utterance });
    it.frames = 0;
    this.#sendFrames(it, frames);
    if (it.state === "ended") this.#say({ type: "utterance.end", utterance });
  }

  #sendFrames(it: Utterance, count: number): void {
    for (let left = count; left > 0; left -= 1) {
      const pcm = soundOf(this.#device, it.serial, it.pick, frameBytes);
      this.#sayFrame(encodeCaptureFrame({ utterance: it.utterance, sequence: it.frames, pcm }));
      it.frames += 1;
    }
  }
}
