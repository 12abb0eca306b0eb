import { recognitionRate } from "./wav.ts";

/** Frames of 20 ms. */
export const loudRate = 50;
const frame = recognitionRate / loudRate;
/** Kept on both sides of what is loud, 160 ms: soft first and last sounds. */
const margin = 8;
/** How far from the quietest to the loudest a frame must reach to count as sound. */
const share = 0.1;

/** Which frames of 20 ms hold sound, as far as the level tells. */
export function loudFrames(samples: Float32Array): boolean[] {
  const levels = Array.from({ length: Math.floor(samples.length / frame) }, (_, index) => {
    let sum = 0;
    for (const sample of samples.subarray(index * frame, (index + 1) * frame)) sum += sample * sample;
    return Math.sqrt(sum / frame);
  });
  const ranked = levels.toSorted((a, b) => a - b);
  const quiet = ranked[Math.floor(ranked.length * 0.05)] ?? 0;
  const loud = ranked[Math.floor(ranked.length * 0.95)] ?? 0;
  return levels.map((level) => level > quiet + (loud - quiet) * share);
}

/**
 * Cuts the stillness before and after the speech: the recognizer takes the mean of the whole out of its features, and a
 * second of room noise shifts that enough to cause errors.
 */
export function trimmed(samples: Float32Array): Float32Array {
  const loud = loudFrames(samples);
  const first = loud.indexOf(true);
  if (first < 0) return samples;
  const last = loud.lastIndexOf(true);
  return samples.slice(Math.max(0, first - margin) * frame, (last + 1 + margin) * frame);
}
