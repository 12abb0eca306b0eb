import { recognitionRate } from "./wav.ts";

/** 20 ms. */
const frame = recognitionRate / 50;
/** Kept on both sides of what is loud, 160 ms: soft first and last sounds. */
const margin = 8;
/** How far from the quietest to the loudest a frame must reach to count as speech. */
const share = 0.1;

/**
 * Cuts the stillness before and after the speech: the recogniser takes the mean of the whole out of its features, and a
 * second of room noise shifts that more than its words can bear.
 */
export function trimmed(samples: Float32Array): Float32Array {
  const levels = Array.from({ length: Math.floor(samples.length / frame) }, (_, index) => {
    let sum = 0;
    for (const sample of samples.subarray(index * frame, (index + 1) * frame)) sum += sample * sample;
    return Math.sqrt(sum / frame);
  });
  const ranked = levels.toSorted((a, b) => a - b);
  const quiet = ranked[Math.floor(ranked.length * 0.05)] ?? 0;
  const loud = ranked[Math.floor(ranked.length * 0.95)] ?? 0;
  const isSpeech = (level: number): boolean => level > quiet + (loud - quiet) * share;
  const first = levels.findIndex(isSpeech);
  if (first < 0) return samples;
  const last = levels.findLastIndex(isSpeech);
  return samples.slice(Math.max(0, first - margin) * frame, (last + 1 + margin) * frame);
}
