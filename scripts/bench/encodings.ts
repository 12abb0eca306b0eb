import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Application, createDecoder, createEncoder, type EncoderOptions, Signal } from "libopus-wasm";
import { samplesOf } from "#relay/ai/audio/pcm-samples.ts";
import { speechEncoding } from "#relay/ai/audio/pcm-encoder.ts";
import { Resampler } from "#shared/audio/resampler.ts";
import { z } from "zod";
import { root } from "../root.ts";
import { round } from "./percentiles.ts";
import { distortionDb } from "./spectrum.ts";

const sampleRate = 24_000;
/** Of the test recordings. */
const recordedRate = 16_000;
const wavHeader = 44;

/** How a way of encoding speech did. */
export const encodingSchema = z.object({
  name: z.string(),
  /** Processor time for a second of speech, ms. */
  msPerSecond: z.number(),
  kbitPerSecond: z.number(),
  distortionDb: z.number(),
});
export type Encoding = z.infer<typeof encodingSchema>;

type Candidate = Pick<EncoderOptions, "application" | "bitrate" | "complexity" | "signal"> & {
  readonly frameMs?: number;
};

const telephony = { application: Application.Voip, signal: Signal.Voice, bitrate: 28_000 } as const;
const candidates: Readonly<Record<string, Candidate>> = {
  "in use": speechEncoding,
  "in use, frames of 60 ms": { ...speechEncoding, frameMs: 60 },
  "in use, complexity 5": { ...speechEncoding, complexity: 5 },
  "in use, complexity 0": { ...speechEncoding, complexity: 0 },
  "in use, 32 kbit/s": { ...speechEncoding, bitrate: 32_000 },
  "telephony, complexity 5": { ...telephony, complexity: 5 },
  "telephony, complexity 5, frames of 60 ms": { ...telephony, complexity: 5, frameMs: 60 },
  "telephony, complexity 3": { ...telephony, complexity: 3 },
  "telephony, complexity 0": { ...telephony, complexity: 0 },
};

/** Compared in each encoding, s. */
const comparedSeconds = 10;

/** Recordings of the tests, one after another. */
function speech(): Float32Array {
  const resampler = new Resampler(recordedRate, sampleRate);
  const files = globSync(join(root, "tests/fixtures/speech/*.wav")).toSorted();
  const pcm = Buffer.concat(files.map((file) => readFileSync(file).subarray(wavHeader)));
  return resampler.process(samplesOf(pcm)).subarray(0, comparedSeconds * sampleRate);
}

async function tryOut(name: string, candidate: Candidate, samples: Float32Array): Promise<Encoding> {
  const { frameMs = 20, ...options } = candidate;
  const frameSize = (sampleRate * frameMs) / 1_000;
  const encoder = await createEncoder({ sampleRate, channels: 1, frameSize, ...options });
  const decoder = await createDecoder({ sampleRate, channels: 1 });
  // What comes out is late by the encoder's look-ahead.
  let at = -encoder.getLookahead();
  const copy = new Float32Array(samples.length);
  let [spentMs, bytes] = [0, 0];
  for (let from = 0; from + frameSize <= samples.length; from += frameSize) {
    const startedAt = performance.now();
    const packet = encoder.encodeFloat(samples.slice(from, from + frameSize));
    spentMs += performance.now() - startedAt;
    bytes += packet.length;
    const decoded = decoder.decodeFloat(packet);
    copy.set(decoded.subarray(Math.max(0, -at)), Math.max(0, at));
    at += decoded.length;
  }
  encoder.free();
  decoder.free();
  const seconds = samples.length / sampleRate;
  return {
    name,
    msPerSecond: round(spentMs / seconds),
    kbitPerSecond: round((bytes * 8) / 1_000 / seconds),
    distortionDb: round(distortionDb(samples, copy)),
  };
}

/** What ways of encoding a voice model's sound cost, and what they do to it. */
export async function encodingFigures(): Promise<Encoding[]> {
  const samples = speech();
  // Compiled first, so that nobody pays for it.
  await tryOut("", { ...telephony, complexity: 5 }, samples.subarray(0, sampleRate * 5));
  await tryOut("", speechEncoding, samples.subarray(0, sampleRate * 5));
  const figures: Encoding[] = [];
  for (const [name, candidate] of Object.entries(candidates))
    figures.push(await tryOut(name, candidate, samples));
  return figures;
}
