import type { RiskFinding } from "#shared/safety/risk.ts";
import type { Reading } from "../../safety/verdict.ts";
import type { Effect } from "../../conversation/effects.ts";
import type { Event } from "../../conversation/events.ts";
import { settings } from "../talk.ts";
import { type Clock, type SeededRandom, pickAt } from "./seeded-random.ts";
import { takeEffect } from "./tables.ts";

type Of<T extends Effect["type"]> = Extract<Effect, { type: T }>;

/** What a person says or types; `talk.ts` says which of it shows danger. */
export const texts = [
  "I had a bad day",
  "My sister called me again yesterday",
  "um",
  "",
  "...",
  "no",
  "Okay, right.",
  "I stayed because",
  "I want to kill myself",
  "I want to die tonight",
  "I want to die",
  "goodbye forever",
  "死にたい",
  "嗯",
  "今日は疲れた",
  "it all feels hopeless",
  "you misunderstood me",
] as const;

const sentences = [
  "That sounds hard. ",
  "Do you want to tell me more about it? ",
  "I'm with you, and I'm listening to you. ",
  "Yes. ",
  "I am a real person. ",
  "Call 0800. ",
] as const;

type Call = { readonly generation: number; readonly cancel: (() => void)[] };

type Listener = {
  /** Audio of a segment has reached the client. */
  readonly onSound: (generation: number, segment: number, samples: number, complete: boolean) => void;
  readonly onSoundEnd: (generation: number, segments: number) => void;
};

type Segment = { samples: number; done: boolean };

/** The frames of a generation leave in order, and not while they are held [T4] [T13]. */
type Queue = { held: boolean; next: number; total: number | null; readonly segments: Map<number, Segment> };

const say = (ms: number): number => ms * 48;

/** Transcription, model, speech and reader, as slow and unreliable as the real ones. */
export class Providers {
  readonly #clock: Clock;
  readonly #rng: SeededRandom;
  readonly #dispatch: (event: Event) => void;
  readonly #listener: Listener;
  /** How often an utterance continued after a pause; each time there is more of it to transcribe. */
  readonly #continued = new Map<number, number>();
  readonly #queues = new Map<number, Queue>();
  readonly #calls = { text: new Set<Call>(), speech: new Set<Call>() };
  readonly #readerAnswers: "never" | "agrees" | "differs";
  readonly #slow: boolean;

  constructor(clock: Clock, rng: SeededRandom, dispatch: (event: Event) => void, listener: Listener) {
    this.#clock = clock;
    this.#rng = rng;
    this.#dispatch = dispatch;
    this.#listener = listener;
    this.#readerAnswers = rng.pick("reader's mood", "never", "agrees", "differs");
    this.#slow = rng.chance("slow transcription", 0.3);
  }

  noteContinued(utterance: number): void {
    this.#continued.set(utterance, (this.#continued.get(utterance) ?? 0) + 1);
  }

  carryOut(effect: Effect): void {
    takeEffect(
      {
        transcribe: (it) => this.#transcribe(it),
        generate: (it) => this.#generate(it),
        read: (it) => this.#read(it),
        speak: (it) => this.#speak(it),
        release: ({ generation }) => this.#release(generation),
        finishSpeech: ({ generation, segments }) => this.#finishSpeech(generation, segments),
        abort: ({ generation }) => this.#abort(generation, "both"),
        abortText: ({ generation }) => this.#abort(generation, "text"),
        abortSpeech: ({ generation }) => this.#abort(generation, "speech"),
      },
      effect,
    );
  }

  #transcribe({ generation, utterance }: Of<"transcribe">): void {
    const rng = this.#rng;
    const heard = `${utterance}.${this.#continued.get(utterance) ?? 0}`;
    const kind = rng.roll("transcribe") * (this.#slow ? 0.4 : 1);
    if (kind < 0.05) return this.#call("text", generation, []);
    const ms = kind < 0.15 ? rng.ms("wait", 3_500, 9_000) : rng.ms("wait", 0, kind < 0.4 ? 4_800 : 900);
    const event: Event = rng.chance("transcription fails", 0.08)
      ? { type: "transcriptionFailed", generation }
      : {
          type: "transcribed",
          generation,
          text: pickAt(rng.fixed(`words ${heard}`), texts),
          unsure: rng.fixed(`unsure ${heard}`) < 0.1,
        };
    this.#call("text", generation, [{ ms, run: () => this.#dispatch(event) }]);
  }

  #generate({ generation }: Of<"generate">): void {
    const rng = this.#rng;
    const kind = rng.roll("generate");
    // Provider adapters give up eventually, so that a call is never left without an answer.
    let ms = kind < 0.05 ? 15_000 : rng.ms("first token", 50, 1_500);
    const steps: { ms: number; run: () => void }[] = [];
    for (let left = kind < 0.1 ? 0 : 1 + Math.floor(rng.roll("length") * 4); left > 0; left -= 1) {
      const text = pickAt(rng.roll("sentence"), sentences);
      steps.push({ ms, run: () => this.#dispatch({ type: "replyDelta", generation, text }) });
      ms += rng.ms("token", 0, 700);
    }
    for (let left = Math.floor(rng.roll("offers") * 3); left > 0; left -= 1) {
      ms += rng.ms("offer", 0, 2_500);
      const offer = {
        resource: rng.pick("resource", "breathing", "journal", "safetyPlan"),
        asked: rng.chance("asked", 0.6),
        reason: pickAt(rng.roll("reason"), sentences),
      } as const;
      steps.push({ ms, run: () => this.#dispatch({ type: "offerMade", generation, offer }) });
    }
    const failed = kind < 0.05 || kind > 0.9;
    const last: Event = { type: failed ? "replyFailed" : "replyFinished", generation };
    this.#call("text", generation, [...steps, { ms, run: () => this.#dispatch(last) }]);
  }

  #speak({ generation, segment, text, held }: Of<"speak">): void {
    const rng = this.#rng;
    const queue = this.#queues.get(generation) ?? {
      held,
      next: segment,
      total: null,
      segments: new Map<number, Segment>(),
    };
    this.#queues.set(generation, queue);
    const sound: Segment = { samples: 0, done: false };
    queue.segments.set(segment, sound);
    const failed = rng.chance("speech fails", 0.1);
    const samples = failed && rng.chance("fails early", 0.7) ? 0 : say(300 + text.length * 40);
    const first = rng.ms("first sound", 50, 900);
    const begin = (): void => {
      sound.samples = Math.floor(samples / 2);
      this.#dispatch({ type: "speechStarted", generation, segment });
      this.#flush(generation);
    };
    const finish = (): void => {
      sound.samples = samples;
      sound.done = true;
      this.#flush(generation);
      this.#dispatch({ type: "speechFinished", generation, segment, samples, failed });
    };
    const end = { ms: first + rng.ms("sound", 0, 1_500), run: finish };
    this.#call("speech", generation, samples === 0 ? [end] : [{ ms: first, run: begin }, end]);
  }

  #read({ turn, text, waitMs }: Of<"read">): void {
    const late =
      waitMs === null ? null : this.#clock.after(waitMs, () => this.#dispatch({ type: "readerLate", turn }));
    const kind = this.#rng.roll("read");
    const ms =
      kind < 0.1
        ? this.#rng.ms("reading", 3_000, 12_000)
        : this.#rng.ms("reading", 0, kind < 0.4 ? 3_000 : 900);
    this.#clock.after(ms, () => {
      late?.();
      this.#dispatch({ type: "turnRead", turn, reading: this.#readingOf(text) });
    });
  }

  #readingOf(text: string): Reading | null {
    if (this.#readerAnswers === "never" || this.#rng.chance("reader fails", 0.2)) return null;
    const { floor, screen, misunderstood } = settings.hear({ text, context: [] });
    const agreed = floor.level === "none" ? screen : floor;
    if (this.#readerAnswers === "agrees") return { ...agreed, misunderstood };
    const suicide: RiskFinding["concerns"] = ["suicide"];
    const level = this.#rng.pick("level", "none", "none", "possible", "active", "imminent");
    return {
      level,
      concerns: level === "none" ? [] : suicide,
      misunderstood: this.#rng.chance("denies", 0.05),
    };
  }

  #release(generation: number): void {
    const queue = this.#queues.get(generation);
    if (queue !== undefined) queue.held = false;
    this.#flush(generation);
  }

  #finishSpeech(generation: number, segments: number): void {
    const queue = this.#queues.get(generation);
    if (queue !== undefined) queue.total = segments;
    this.#flush(generation);
  }

  #abort(generation: number, what: "text" | "speech" | "both"): void {
    if (what !== "speech") this.#abortIn("text", generation);
    if (what === "text") return;
    this.#abortIn("speech", generation);
    this.#queues.delete(generation);
  }

  #abortIn(kind: "text" | "speech", generation: number): void {
    for (const call of this.#calls[kind]) {
      if (call.generation !== generation) continue;
      for (const cancel of call.cancel) cancel();
      this.#calls[kind].delete(call);
    }
  }

  /** Steps run in order of their position. */
  #call(
    kind: "text" | "speech",
    generation: number,
    steps: readonly { ms: number; run: () => void }[],
  ): void {
    const cancel = steps.map(({ ms, run }) => this.#clock.after(ms, run));
    this.#calls[kind].add({ generation, cancel });
  }

  #flush(generation: number): void {
    const queue = this.#queues.get(generation);
    if (queue === undefined || queue.held) return;
    for (let it = queue.segments.get(queue.next); it !== undefined; it = queue.segments.get(queue.next)) {
      if (it.samples > 0 || it.done) this.#listener.onSound(generation, queue.next, it.samples, it.done);
      if (!it.done) return;
      queue.segments.delete(queue.next);
      queue.next += 1;
    }
    if (queue.total === null || queue.next < queue.total) return;
    this.#listener.onSoundEnd(generation, queue.total);
    queue.total = null;
  }
}
