import { NoiseFloor } from "./noise-floor.ts";
import { turnTaking } from "./turn-taking.ts";
import { speechMargin, voiceRules, type VoiceSensitivity } from "./voice-rules.ts";

/** What the voice rules detect in the audio. `at` is a sample index since the start. */
export type VoiceEvent =
  /** The ambient level is known, and detection is ready. */
  | { readonly type: "ready" }
  /** Every poll: the level (RMS), and whether it is above the speech threshold. */
  | { readonly type: "level"; readonly level: number; readonly over: boolean }
  /** Speech began; `at` is earlier by the pre-roll. */
  | { readonly type: "start"; readonly at: number }
  | { readonly type: "pause"; readonly at: number }
  | { readonly type: "continue"; readonly at: number }
  | { readonly type: "end"; readonly at: number; readonly voicedMs: number }
  /** It was too short to be speech. */
  | { readonly type: "cancel"; readonly at: number; readonly voicedMs: number };

type Utterance = {
  readonly startedAt: number;
  lastVoiceAt: number;
  paused: boolean;
  /** The silence that ends it, ms, where somebody who knows the words said so; until speech goes on. */
  silenceMs: number | null;
};

/**
 * Voice activity detection by the voice rules. Pure: it counts samples and has no clock. Blocks may have any
 * length.
 */
export class VoiceActivity {
  readonly #sampleRate: number;
  readonly #sensitivity: VoiceSensitivity;
  #position = 0;
  #sumOfSquares = 0;
  #inBlock = 0;
  #ambient: number[] = [];
  #floor: NoiseFloor | null = null;
  #pollsOver = 0;
  #utterance: Utterance | null = null;

  /** @param sampleRate Hz */
  constructor(sampleRate: number, sensitivity: VoiceSensitivity = "normal") {
    this.#sampleRate = sampleRate;
    this.#sensitivity = sensitivity;
  }

  /** Takes samples (−1…1); returns the events in them, in order. */
  process(samples: Float32Array): VoiceEvent[] {
    const events: VoiceEvent[] = [];
    for (const sample of samples) {
      this.#sumOfSquares += sample * sample;
      this.#inBlock += 1;
      this.#position += 1;
      if (this.#inBlock < this.#blockSize()) continue;
      const level = Math.sqrt(this.#sumOfSquares / this.#inBlock);
      this.#sumOfSquares = 0;
      this.#inBlock = 0;
      this.#measure(level, events);
    }
    return events;
  }

  /** Ends the utterance now (mute, push-to-talk released, end of the call). */
  finish(): VoiceEvent[] {
    const utterance = this.#utterance;
    return utterance === null ? [] : [this.#close(utterance)];
  }

  /** Only this much silence ends the utterance that is paused now, ms. Once speech goes on the rule holds again. */
  wait(silenceMs: number): void {
    if (this.#utterance?.paused === true) this.#utterance.silenceMs = silenceMs;
  }

  #samplesIn(ms: number): number {
    return Math.round((ms * this.#sampleRate) / 1_000);
  }

  #ms(samples: number): number {
    return (samples * 1_000) / this.#sampleRate;
  }

  #blockSize(): number {
    return this.#samplesIn(this.#floor === null ? voiceRules.ambientMeasurementMs : voiceRules.pollMs);
  }

  #measure(level: number, events: VoiceEvent[]): void {
    if (this.#floor !== null) {
      this.#poll(level, this.#floor, events);
      return;
    }
    this.#ambient.push(level);
    if (this.#ambient.length < voiceRules.ambientMeasurements) return;
    this.#floor = new NoiseFloor(ambientOf(this.#ambient));
    events.push({ type: "ready" });
  }

  #poll(level: number, floor: NoiseFloor, events: VoiceEvent[]): void {
    const over = level > floor.level + speechMargin(floor.level, this.#sensitivity);
    floor.add(level);
    events.push({ type: "level", level, over });
    this.#pollsOver = over ? this.#pollsOver + 1 : 0;
    if (this.#utterance === null) this.#maybeStart(events);
    else this.#follow(this.#utterance, over, events);
  }

  #maybeStart(events: VoiceEvent[]): void {
    if (this.#pollsOver < voiceRules.pollsToStart) return;
    const voiceFrom = this.#position - this.#samplesIn(voiceRules.pollMs * this.#pollsOver);
    this.#utterance = { startedAt: voiceFrom, lastVoiceAt: this.#position, paused: false, silenceMs: null };
    events.push({ type: "start", at: Math.max(0, voiceFrom - this.#samplesIn(voiceRules.preRollMs)) });
  }

  #follow(utterance: Utterance, over: boolean, events: VoiceEvent[]): void {
    if (over) {
      utterance.lastVoiceAt = this.#position;
      if (utterance.paused) events.push({ type: "continue", at: this.#position });
      utterance.paused = false;
      utterance.silenceMs = null;
    }
    const silence = this.#ms(this.#position - utterance.lastVoiceAt);
    const length = this.#ms(this.#position - utterance.startedAt);
    if (length >= voiceRules.maxUtteranceMs || silence >= this.#silenceToEnd(utterance)) {
      events.push(this.#close(utterance));
    } else if (!utterance.paused && silence >= voiceRules.pauseMs) {
      utterance.paused = true;
      events.push({ type: "pause", at: this.#position });
    }
  }

  /**
   * The silence that ends it, ms: longer once the person has spoken for a while (without counting that
   * silence).
   */
  #silenceToEnd(utterance: Utterance): number {
    if (utterance.silenceMs !== null) return utterance.silenceMs;
    const spoken = this.#ms(utterance.lastVoiceAt - utterance.startedAt);
    return spoken > turnTaking.longAfterMs ? turnTaking.longSilenceMs : turnTaking.silenceMs;
  }

  #close(utterance: Utterance): VoiceEvent {
    this.#utterance = null;
    this.#pollsOver = 0;
    const voicedMs = this.#ms(utterance.lastVoiceAt - utterance.startedAt);
    return { type: voicedMs < voiceRules.minVoicedMs ? "cancel" : "end", at: this.#position, voicedMs };
  }
}

/** The mean of the quieter half, so that a word spoken during the measurement doesn't make the call deaf. */
function ambientOf(levels: readonly number[]): number {
  const quieter = levels.toSorted((a, b) => a - b).slice(0, Math.ceil(levels.length / 2));
  return quieter.reduce((sum, level) => sum + level, 0) / Math.max(1, quieter.length);
}
