import { limits } from "../limits.ts";

/** What counts as speech; how long a pause may be is in `turn-taking.ts`. Some values were added because measurements showed that they matter. */
export const voiceRules = {
  /** The ambient level: this many measurements of this many ms each. */
  ambientMeasurements: 30,
  ambientMeasurementMs: 16,
  /** Speech is this far above the ambient level (RMS, full scale 1). */
  margin: 0.015,
  /** The "quiet voice" setting: twice the ambient level, within these limits. */
  quietMargin: { factor: 2, least: 0.004, most: 0.015 },
  pollMs: 60,
  /** Consecutive polls above the threshold that start an utterance; a single one may be a click. */
  pollsToStart: 2,
  /** Audio kept from before the start, ms; without it the first word loses its beginning. */
  preRollMs: 400,
  maxUtteranceMs: limits.maxUtteranceMs,
  /** Less voiced time than this isn't speech, ms. */
  minVoicedMs: 500,
  /** Silence after which the relay may start to work ahead, ms. */
  pauseMs: 300,
  /** The window of polls in which the noise floor is looked for, ms. */
  floorWindowMs: 3_000,
  /** The smallest upload, bytes of WAV. */
  minRecordingBytes: 2_048,
} as const;

export type VoiceSensitivity = "normal" | "quiet";

/** How far above the ambient level speech begins (RMS). */
export function speechMargin(ambient: number, sensitivity: VoiceSensitivity): number {
  if (sensitivity === "normal") return voiceRules.margin;
  const { factor, least, most } = voiceRules.quietMargin;
  return Math.min(most, Math.max(least, factor * ambient));
}
