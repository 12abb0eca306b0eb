/**
 * Measures the practice recogniser on synthetic speech: `node local/ai/measure-recognition.ts`.
 * Needs ffmpeg with the `flite` source; its voices speak every sentence of tests/fixtures/speech/sentences.json.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import process from "node:process";
import { z } from "zod";
import { startEngine } from "./engine/engine.ts";
import { type Recognition, isHeard, recognitionSchema } from "./recognition/route.ts";
import { readWav, recognitionRate } from "./recognition/wav.ts";

const voices = ["slt", "rms", "awb", "kal16"];
const sentencesFile = new URL("../../tests/fixtures/speech/sentences.json", import.meta.url);
const sentencesSchema = z.object({ known: z.array(z.string()), unknown: z.array(z.string()) });

/** `exact`: word for word. `near`: at most one word wrong, missing or too many. `refused`: nothing returned. */
type Outcome = "exact" | "near" | "wrong" | "refused";

function outcomeOf(sentence: string, heard: Recognition): Outcome {
  if (!isHeard(heard)) return "refused";
  const wanted = wordsOf(sentence);
  const errors = wordErrors(wanted, wordsOf(heard.text));
  if (errors === 0) return "exact";
  return errors === 1 && wanted.length > 1 ? "near" : "wrong";
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z']+/g) ?? [];

/** Edit distance in words. */
function wordErrors(wanted: readonly string[], heard: readonly string[]): number {
  let row = Array.from({ length: heard.length + 1 }, (_, index) => index);
  for (const [at, word] of wanted.entries()) {
    const next = [at + 1];
    for (const [index, other] of heard.entries()) {
      const replaced = (row[index] ?? 0) + (word === other ? 0 : 1);
      next.push(Math.min(replaced, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

function speak(sentence: string, voice: string, folder: string): Float32Array {
  const textFile = join(folder, "text.txt");
  writeFileSync(textFile, sentence);
  const source = `flite=voice=${voice}:textfile=${textFile}`;
  const format = ["-ac", "1", "-ar", String(recognitionRate), "-bitexact", "-f", "wav", "pipe:1"];
  const { stdout } = spawnSync("ffmpeg", ["-nostdin", "-v", "error", "-f", "lavfi", "-i", source, ...format]);
  const samples = stdout && readWav(stdout);
  if (!samples) throw new Error("This needs ffmpeg with the flite source.");
  return samples;
}

const engine = await startEngine<{ samples: Float32Array }, Recognition>(
  new URL("recognition-process.ts", import.meta.url),
  recognitionSchema,
);
const folder = mkdtempSync(join(tmpdir(), "hearken-measure-"));
let heardSeconds = 0;
let workedMs = 0;

async function measure(sentences: readonly string[]): Promise<Record<Outcome, number>> {
  const counts = { exact: 0, near: 0, wrong: 0, refused: 0 };
  for (const sentence of sentences) {
    for (const voice of voices) {
      const samples = speak(sentence, voice, folder);
      const begun = performance.now();
      for await (const heard of engine.ask({ samples }, new AbortController().signal)) {
        const outcome = outcomeOf(sentence, heard);
        counts[outcome] += 1;
        if (process.argv.includes("--all"))
          process.stdout.write(
            `${outcome}\t${heard.confidence.toFixed(3)}\t${voice}\t${sentence}\t${heard.text}\n`,
          );
      }
      workedMs += performance.now() - begun;
      heardSeconds += samples.length / recognitionRate;
    }
  }
  return counts;
}

const { known, unknown } = sentencesSchema.parse(JSON.parse(readFileSync(sentencesFile, "utf8")));
const lines = [
  ["sentences that it knows", await measure(known)],
  ["sentences that it does not know", await measure(unknown)],
] as const;
for (const [label, { exact, near, wrong, refused }] of lines)
  process.stdout.write(`${label}: exact ${exact}, near ${near}, wrong ${wrong}, refused ${refused}\n`);
process.stdout.write(`real-time factor ${(workedMs / 1000 / heardSeconds).toFixed(3)}\n`);
rmSync(folder, { recursive: true });
await engine.stop();
