import { limits } from "../limits.ts";

/** The speech rules, and what had to be added to them because it was measured to matter. */
export const voiceRules = {
  /** Ambient level: so many measurements of so many ms each. */
  ambientMeasurements: 30,
  ambientMeasurementMs: 16,
  /** Over the ambient level by this much (RMS, full scale 1) is speech. */
  margin: 0.015,
  /** The "quiet voice" setting: twice the ambient level, within these bounds. */
  quietMargin: { factor: 2, least: 0.004, most: 0.015 },
  pollMs: 60,
  /** Polls over the threshold in a row that start an utterance: one is a click. */
  pollsToStart: 2,
  /** Kept from before the start, ms: otherwise the first word loses its beginning. */
  preRollMs: 400,
  /** Silence that ends an utterance, ms; the longer one once the utterance lasts longer than `longAfterMs`. */
  silenceMs: 1_000,
  longSilenceMs: 2_000,
  longAfterMs: 3_000,
  maxUtteranceMs: limits.maxUtteranceMs,
  /** Less voiced time than this is no speech, ms. */
  minVoicedMs: 500,
  /** Silence after which the relay may begin to work ahead, ms. */
  pauseMs: 300,
  /** The noise floor is looked for among so many ms of polls. */
  floorWindowMs: 3_000,
  /** Smallest upload, bytes of WAV. */
  minRecordingBytes: 2_048,
} as const;

export type VoiceSensitivity = "normal" | "quiet";

/** How far over the ambient level speech begins (RMS). */
export function speechMargin(ambient: number, sensitivity: VoiceSensitivity): number {
  if (sensitivity === "normal") return voiceRules.margin;
  const { factor, least, most } = voiceRules.quietMargin;
  return Math.min(most, Math.max(least, factor * ambient));
}
