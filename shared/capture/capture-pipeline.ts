import { capture } from "../limits.ts";
import { VoiceActivity, type VoiceEvent } from "../voice/voice-activity.ts";
import { voiceRules, type VoiceSensitivity } from "../voice/voice-rules.ts";
import { FrameMaker } from "./frame-maker.ts";
import { RecentSound } from "./recent-sound.ts";
import { Resampler } from "../audio/resampler.ts";

/** What the capture worklet tells the page, in order. Frames belong to the utterance that started last. */
export type CaptureMessage =
  | { readonly type: "ready" }
  | { readonly type: "level"; readonly level: number; readonly over: boolean }
  | { readonly type: "start" }
  | { readonly type: "frame"; readonly pcm: Uint8Array<ArrayBuffer> }
  | { readonly type: "pause" }
  | { readonly type: "continue" }
  | { readonly type: "end"; readonly voicedMs: number }
  | { readonly type: "cancel" };

/** What the page tells the worklet. */
export type CaptureCommand =
  | { readonly type: "mute"; readonly muted: boolean }
  /** Push-to-talk: utterances begin and end by hand. */
  | { readonly type: "manual"; readonly manual: boolean }
  /** The silence that ends the utterance that is paused now, ms. */
  | { readonly type: "wait"; readonly silenceMs: number }
  | { readonly type: "press" }
  | { readonly type: "release" };

/**
 * Turns microphone audio into utterances: resampling, voice rules, pre-roll and frames. Pure, so that tests
 * can feed it samples; the worklet around it only forwards blocks and messages.
 */
export class CapturePipeline {
  readonly #resampler: Resampler;
  readonly #activity: VoiceActivity;
  readonly #recent = new RecentSound(capture.sampleRateHz * 2);
  readonly #frames = new FrameMaker();
  #sent = 0;
  #open = false;
  #muted = false;
  #manual = false;
  #pressedAt: number | null = null;

  /** @param inputRate Hz of the blocks */
  constructor(inputRate: number, sensitivity: VoiceSensitivity) {
    this.#resampler = new Resampler(inputRate, capture.sampleRateHz);
    this.#activity = new VoiceActivity(capture.sampleRateHz, sensitivity);
  }

  /** Takes a block at the input rate. */
  process(block: Float32Array): CaptureMessage[] {
    const samples = this.#resampler.process(this.#muted ? new Float32Array(block.length) : block);
    this.#recent.add(samples);
    const messages: CaptureMessage[] = [];
    for (const event of this.#activity.process(samples)) messages.push(...this.#take(event));
    if (this.#open) messages.push(...this.#flush());
    return messages;
  }

  command(command: CaptureCommand): CaptureMessage[] {
    switch (command.type) {
      case "mute":
        this.#muted = command.muted;
        return command.muted ? this.#abandon() : [];
      case "manual":
        this.#manual = command.manual;
        return this.#abandon();
      case "wait":
        this.#activity.wait(command.silenceMs);
        return [];
      case "press":
        return this.#press();
      case "release":
        return this.#release();
    }
  }

  #take(event: VoiceEvent): CaptureMessage[] {
    if (event.type === "ready") return [event];
    if (event.type === "level") return [event];
    if (this.#manual || this.#muted) return [];
    if (event.type === "start") return this.#begin(event.at);
    if (!this.#open) return [];
    if (event.type === "end" || event.type === "cancel") return this.#close(event);
    return [...this.#flush(), { type: event.type }];
  }

  #begin(at: number): CaptureMessage[] {
    this.#open = true;
    this.#sent = Math.max(0, at);
    return [{ type: "start" }, ...this.#flush()];
  }

  #flush(): CaptureMessage[] {
    const samples = this.#recent.since(this.#sent);
    this.#sent = this.#recent.end;
    return this.#frames.add(samples).map((pcm) => ({ type: "frame", pcm }));
  }

  #close(event: Extract<VoiceEvent, { type: "end" | "cancel" }>): CaptureMessage[] {
    const last = [...this.#flush(), ...this.#frames.finish().map((pcm) => ({ type: "frame", pcm }) as const)];
    this.#open = false;
    if (event.type === "cancel") return [{ type: "cancel" }];
    return [...last, { type: "end", voicedMs: event.voicedMs }];
  }

  #abandon(): CaptureMessage[] {
    this.#activity.finish();
    this.#frames.finish();
    this.#pressedAt = null;
    if (!this.#open) return [];
    this.#open = false;
    return [{ type: "cancel" }];
  }

  #press(): CaptureMessage[] {
    if (!this.#manual || this.#open || this.#muted) return [];
    this.#pressedAt = this.#recent.end;
    return this.#begin(this.#recent.end);
  }

  #release(): CaptureMessage[] {
    if (!this.#manual || !this.#open || this.#pressedAt === null) return [];
    const voicedMs = ((this.#recent.end - this.#pressedAt) * 1_000) / capture.sampleRateHz;
    this.#pressedAt = null;
    const type = voicedMs < voiceRules.minVoicedMs ? "cancel" : "end";
    return this.#close({ type, at: this.#recent.end, voicedMs });
  }
}
