import { readFile } from "node:fs/promises";
import { Resampler } from "#shared/audio/resampler.ts";
import { capture } from "#shared/limits.ts";
import { readWavHeader } from "#relay/ai/audio/wav.ts";
import { fail, type Outcome } from "./failure.ts";

const rates = { least: 8_000, most: 192_000 } as const;

function monoOf(bytes: Buffer, dataAt: number, channels: number): Float32Array {
  const frames = Math.floor((bytes.length - dataAt) / (2 * channels));
  return Float32Array.from({ length: frames }, (_, frame) => {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1)
      sum += bytes.readInt16LE(dataAt + 2 * (frame * channels + channel));
    return sum / channels / 0x8000;
  });
}

/** A WAV file (16-bit PCM, any usual rate, any channels) as samples of 16 kHz, mono. */
export async function readSound(path: string): Promise<Outcome<Float32Array>> {
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null) return fail("file", `${path} cannot be read.`);
  const isWav = bytes.subarray(0, 4).toString() === "RIFF" && bytes.subarray(8, 12).toString() === "WAVE";
  const format = isWav ? readWavHeader(bytes) : null;
  if (format === null || format === undefined)
    return fail("file", `${path} is no WAV file of 16-bit PCM. Convert it: ffmpeg -i ${path} speech.wav`);
  const { channels, sampleRate, dataAt } = format;
  if (sampleRate < rates.least || sampleRate > rates.most || channels < 1)
    return fail("file", `${path} has a rate of ${sampleRate} Hz, which is none for speech.`);
  const samples = monoOf(bytes, dataAt, channels);
  if (sampleRate === capture.sampleRateHz) return { ok: true, value: samples };
  return { ok: true, value: new Resampler(sampleRate, capture.sampleRateHz).process(samples) };
}
