/** The practice recogniser: short English sentences out of recognition/sentences.jsgf, and nothing else. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import createModule from "soundswallower";
import { z } from "zod";
import { serveEngine } from "./engine/engine-process.ts";
import { compileGrammar } from "./recognition/automaton.ts";
import { toFsg } from "./recognition/fsg.ts";
import { parseGrammar } from "./recognition/jsgf.ts";
import { trimmed } from "./recognition/trim.ts";
import { recognitionRate } from "./recognition/wav.ts";

const questionSchema = z.object({ samples: z.instanceof(Float32Array) });

/** Frames of the recogniser's features in a second. */
const frameRate = 100;

const ignore = (): void => undefined;
const modelBase = fileURLToPath(new URL("model/", import.meta.resolve("soundswallower")));
const settings = { modelBase, print: ignore, printErr: ignore };
const module = await createModule(settings);
const decoder = await startDecoder();

/** The decoder reads its grammar from a file; there is no other way in for this format. */
async function startDecoder() {
  const folder = mkdtempSync(join(tmpdir(), "hearken-grammar-"));
  try {
    const fsg = join(folder, "sentences.fsg");
    const source = readFileSync(new URL("recognition/sentences.jsgf", import.meta.url), "utf8");
    writeFileSync(fsg, toFsg(compileGrammar(parseGrammar(source))));
    // A word more costs something, or silence and noise become little words.
    const started = new module.Decoder({ loglevel: "FATAL", samprate: recognitionRate, fsg, wip: 0.2 });
    await started.initialize();
    return started;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function recognise({ samples }: z.infer<typeof questionSchema>, send: (part: unknown) => void): [] {
  decoder.start();
  // The whole utterance at once: its mean is taken out of the features, which matters more than streaming.
  decoder.process_audio(trimmed(samples), false, true);
  decoder.stop();
  send({ text: decoder.get_text().replaceAll(/\(\d+\)/g, ""), confidence: confidence() });
  return [];
}

/** How well the words fit the sound, from 0 to 1: their likelihood for each second of speech, silence left out. */
function confidence(): number {
  let log = 0;
  let frames = 0;
  for (const { t, d, p } of decoder.get_alignment().w ?? []) {
    if (/^[<([]/.test(t)) continue;
    log += Math.log(Math.max(p, 1e-4));
    frames += d * frameRate;
  }
  return frames === 0 ? 0 : Math.exp((log / frames) * frameRate);
}

process.title = "hearken practice recogniser";
serveEngine(questionSchema, recognise);
