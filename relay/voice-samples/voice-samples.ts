import { playback, relayLimits } from "#shared/limits.ts";
import type { VoiceSample } from "#shared/voice-samples.ts";
import { type WavRate, wavOfPackets } from "../ai/audio/packets-to-wav.ts";
import type { Ai } from "../ai/port.ts";
import { sampleTexts } from "./sample-texts.ts";

/** Opus packets of a sample, as the speech port gave them. */
type Sound = readonly Uint8Array[];

const { kept: mostKept, seconds: mostSeconds } = relayLimits.voiceSamples;

export type VoiceSamplesDeps = {
  /** Speech as this person has it: what is made for them is counted as theirs. */
  readonly aiFor: (userId: string) => Pick<Ai, "speak">;
  /** Names the provider's voice for a sample, so that one made in another voice is not taken for it. */
  readonly voiceOf: (sample: VoiceSample) => string;
};

/** Speaks a sample's text; null if that fails or doesn't end. */
async function soundOf(ai: Pick<Ai, "speak">, { style, language, pace }: VoiceSample): Promise<Sound | null> {
  const packets: Uint8Array[] = [];
  const tooLong = new AbortController();
  let samples = 0;
  const outcome = await ai.speak(sampleTexts[language], {
    delivery: { style, language, pace },
    exact: true,
    signal: tooLong.signal,
    onPackets: (some, count) => {
      samples += count;
      if (samples > mostSeconds * playback.sampleRateHz) tooLong.abort();
      else packets.push(...some);
    },
  });
  return outcome.ok && !tooLong.signal.aborted && packets.length > 0 ? packets : null;
}

/**
 * Samples of the voices: each is made by whoever asks for it first, through the same port as a call's replies, and kept
 * for everybody, since it says the same to all. Those that were asked for longest ago go first.
 */
export class VoiceSamples {
  readonly #deps: VoiceSamplesDeps;
  readonly #kept = new Map<string, Promise<Sound | null>>();

  constructor(deps: VoiceSamplesDeps) {
    this.#deps = deps;
  }

  /** A WAV file; null where none could be made. */
  async wav(userId: string, sample: VoiceSample, sampleRate: WavRate): Promise<Uint8Array | null> {
    const sound = await this.#sound(userId, sample);
    return sound === null ? null : wavOfPackets(sound, sampleRate);
  }

  #sound(userId: string, sample: VoiceSample): Promise<Sound | null> {
    const { style, language, pace } = sample;
    const key = [style, language, pace, this.#deps.voiceOf(sample)].join(" ");
    const sound = this.#kept.get(key) ?? this.#make(key, userId, sample);
    this.#kept.delete(key);
    this.#kept.set(key, sound);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > mostKept && oldest !== undefined) this.#kept.delete(oldest);
    return sound;
  }

  /** One that failed is made anew the next time. */
  async #make(key: string, userId: string, sample: VoiceSample): Promise<Sound | null> {
    const made = await soundOf(this.#deps.aiFor(userId), sample).catch(() => null);
    if (made === null) this.#kept.delete(key);
    return made;
  }
}
