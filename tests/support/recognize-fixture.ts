import { readFileSync } from "node:fs";
import { readWavHeader } from "#relay/ai/audio/wav.ts";

/** Levels are compared in steps of this many ms: about as long as a phone. */
const stepMs = 50;
const headerBytes = 44;
/**
 * "I can't sleep at night" comes to 0.77 against "Thank you for listening", and each to 0.69 at most without its second
 * half. A busy machine's microphone skips a little of what is said, and a model would still understand it.
 */
const leastLikeness = 0.85;
/** RMS below which nobody speaks; the room hums at 23. */
const quiet = 120;

export type Fixture = { readonly text: string; readonly levels: readonly number[] };

/** The loudness of PCM16 mono sound, step by step. */
function levelsOf(pcm: Buffer, rate: number): number[] {
  const samples = Math.round((rate * stepMs) / 1_000);
  return Array.from({ length: Math.floor(pcm.length / 2 / samples) }, (_, step) => {
    let sum = 0;
    for (let index = step * samples; index < (step + 1) * samples; index += 1)
      sum += pcm.readInt16LE(index * 2) ** 2;
    return Math.sqrt(sum / samples);
  });
}

const squares = (levels: readonly number[]) => levels.reduce((sum, level) => sum + level ** 2, 0);

/** The cosine between a fixture and what was heard, where they match best: 1 for the same sound, however loud. */
function likeness(heard: readonly number[], fixture: readonly number[]): number {
  const norm = Math.sqrt(squares(heard) * squares(fixture));
  let best = 0;
  for (let shift = -fixture.length; shift < heard.length; shift += 1) {
    const product = fixture.reduce((sum, level, at) => sum + level * (heard[at + shift] ?? 0), 0);
    best = Math.max(best, product / norm);
  }
  return best;
}

/** A 16 kHz recording of `tests/fixtures/speech`, and the words that it speaks. */
export function fixtureOf(file: URL, text: string): Fixture {
  const bytes = readFileSync(file);
  return { text, levels: levelsOf(bytes.subarray(readWavHeader(bytes)?.dataAt ?? headerBytes), 16_000) };
}

/**
 * Stands in for a transcription model: the words of the fixture that the sound holds, whole and in order; nothing for
 * silence, and null for any other sound. It tells a relay that loses or mixes up sound from one that doesn't, which a
 * fixed transcript can't.
 */
export function recognize(fixtures: readonly Fixture[], pcm: Buffer, rate: number): string | null {
  const heard = levelsOf(pcm, rate);
  if (heard.every((level) => level < quiet)) return "";
  const [best] = fixtures
    .map(({ text, levels }) => ({ text, like: likeness(heard, levels) }))
    .toSorted((a, b) => b.like - a.like);
  return best !== undefined && best.like >= leastLikeness ? best.text : null;
}
