import { readFileSync, writeFileSync } from "node:fs";
import { chromiumArguments } from "#scripts/chromium-arguments.ts";
import { readWavHeader, wavOf } from "#relay/ai/audio/wav.ts";

/** Hz. */
export const soundRate = 16_000;

/** Audio for the microphone: 16 kHz samples, −1…1. */
export type Sound = readonly number[];

function synthetic(seconds: number, speaking: boolean): Sound {
  return Array.from({ length: seconds * soundRate }, (_, index) => sampleAt(index / soundRate, speaking));
}

export const silence = (seconds: number): Sound => synthetic(seconds, false);
/** Audio with the rhythm of speech: syllables of 180 ms with gaps of 60 ms. */
export const speech = (seconds: number): Sound => synthetic(seconds, true);

/** Recorded speech, from a 16 kHz WAV file of PCM16. */
export function recorded(file: URL): Sound {
  const bytes = readFileSync(file);
  const dataAt = readWavHeader(bytes)?.dataAt ?? 44;
  return Array.from(
    { length: Math.floor((bytes.length - dataAt) / 2) },
    (_, index) => bytes.readInt16LE(dataAt + index * 2) / 0x8000,
  );
}

function sampleAt(second: number, speaking: boolean): number {
  const voiced = speaking && (second * 1_000) % 240 < 180;
  const hum = 0.001 * Math.sin(2 * Math.PI * 60 * second);
  return voiced ? hum + 0.3 * Math.sin(2 * Math.PI * 220 * second) : hum;
}

/** Writes the file that a fake microphone plays from the moment it is opened. */
export function writeMicrophone(file: string, sounds: readonly Sound[]): void {
  const samples = sounds.flat();
  const pcm = new Uint8Array(samples.length * 2);
  const view = new DataView(pcm.buffer);
  for (const [index, sample] of samples.entries())
    view.setInt16(index * 2, Math.round(sample * 0x7fff), true);
  writeFileSync(file, wavOf(pcm, soundRate));
}

/** Chromium with a microphone and permission to use it; `file` is what it hears, once. */
export function launchWithMicrophone(file?: string) {
  const executablePath = process.env["CHROMIUM_PATH"];
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...chromiumArguments,
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      ...(file === undefined ? [] : [`--use-file-for-fake-audio-capture=${file}%noloop`]),
    ],
  };
}
