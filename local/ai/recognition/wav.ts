import { Resampler } from "#shared/audio/resampler.ts";

/** Hz, as the recognizer's model was trained. */
export const recognitionRate = 16_000;

type Format = {
  readonly coding: number;
  readonly channels: number;
  readonly rate: number;
  readonly bits: number;
};

/** Samples (−1…1, 16 kHz, one channel) of a WAV file with 16-bit PCM, or undefined for anything else. */
export function readWav(bytes: Buffer): Float32Array | undefined {
  if (bytes.toString("latin1", 0, 4) !== "RIFF" || bytes.toString("latin1", 8, 12) !== "WAVE")
    return undefined;
  const { format, data } = chunksOf(bytes);
  if (format === undefined || data === undefined) return undefined;
  if (format.coding !== 1 || format.bits !== 16 || format.channels < 1 || format.rate < 8000)
    return undefined;
  const samples = mixed(data, format.channels);
  if (format.rate === recognitionRate) return samples;
  return new Resampler(format.rate, recognitionRate).process(samples);
}

function chunksOf(bytes: Buffer): { format?: Format; data?: Buffer } {
  let format: Format | undefined;
  for (let at = 12; at + 8 <= bytes.length;) {
    const name = bytes.toString("latin1", at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const body = bytes.subarray(at + 8, at + 8 + size);
    if (name === "fmt " && body.length >= 16)
      format = {
        coding: body.readUInt16LE(0),
        channels: body.readUInt16LE(2),
        rate: body.readUInt32LE(4),
        bits: body.readUInt16LE(14),
      };
    // A stream's length is not known when its header is written; what is there is what there is.
    if (name === "data") return { ...(format && { format }), data: body };
    at += 8 + size + (size % 2);
  }
  return {};
}

function mixed(data: Buffer, channels: number): Float32Array {
  const frames = Math.floor(data.length / 2 / channels);
  return Float32Array.from({ length: frames }, (_, frame) => {
    let sum = 0;
    for (let channel = 0; channel < channels; channel += 1)
      sum += data.readInt16LE((frame * channels + channel) * 2);
    return sum / channels / 32_768;
  });
}
