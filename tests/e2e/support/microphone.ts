import { writeFileSync } from "node:fs";
import { chromiumArguments } from "#scripts/chromium-arguments.ts";
import { wavOf } from "#relay/ai/audio/wav.ts";

const rate = 16_000;

/** A stretch of what the microphone hears, seconds. */
export type Sound = { readonly seconds: number; readonly speaking: boolean };

export const silence = (seconds: number): Sound => ({ seconds, speaking: false });
/** Something with the rhythm of speech: syllables of 180 ms with gaps of 60 ms. */
export const speech = (seconds: number): Sound => ({ seconds, speaking: true });

function sampleAt(second: number, speaking: boolean): number {
  const voiced = speaking && (second * 1_000) % 240 < 180;
  const hum = 0.001 * Math.sin(2 * Math.PI * 60 * second);
  return voiced ? hum + 0.3 * Math.sin(2 * Math.PI * 220 * second) : hum;
}

/** Writes what a fake microphone will hear, from the moment it is opened on. */
export function writeMicrophone(file: string, sounds: readonly Sound[]): void {
  const samples = sounds.flatMap(({ seconds, speaking }) =>
    Array.from({ length: seconds * rate }, (_, index) => sampleAt(index / rate, speaking)),
  );
  const pcm = new Uint8Array(samples.length * 2);
  const view = new DataView(pcm.buffer);
  for (const [index, sample] of samples.entries())
    view.setInt16(index * 2, Math.round(sample * 0x7fff), true);
  writeFileSync(file, wavOf(pcm, rate));
}

/** Chromium with that file, once, as its microphone. */
export function launchWithMicrophone(file: string) {
  const executablePath = process.env["CHROMIUM_PATH"];
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: [
      ...chromiumArguments,
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-audio-capture=${file}%noloop`,
    ],
  };
}
