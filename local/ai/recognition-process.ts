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
import type { Recognition } from "./recognition/route.ts";
import { loudFrames, loudRate, trimmed } from "./recognition/trim.ts";
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

function recognise({ samples }: z.infer<typeof questionSchema>, send: (part: Recognition) => void): [] {
  const speech = trimmed(samples);
  decoder.start();
  // The whole utterance at once: its mean is taken out of the features, which matters more than streaming.
  decoder.process_audio(speech, false, true);
  decoder.stop();
  const text = decoder.get_text().replaceAll(/\(\d+\)/g, "");
  send({ text, ...howWell(decoder.get_alignment().w ?? [], loudFrames(speech)) });
  return [];
}

type Word = ReturnType<typeof decoder.get_alignment>;

/** Silence, noises and the joints of the grammar are no words. */
const noWord = /^[<([]/;

function howWell(words: readonly Word[], loud: readonly boolean[]): Omit<Recognition, "text"> {
  let log = 0;
  let frames = 0;
  let unexplained = 0;
  for (const { t, b, d, p } of words) {
    if (noWord.test(t)) {
      const heard = loud.slice(Math.round(b * loudRate), Math.round((b + d) * loudRate));
      unexplained += heard.filter(Boolean).length / loudRate;
      continue;
    }
    log += Math.log(Math.max(p, 1e-4));
    frames += d * frameRate;
  }
  return { confidence: frames === 0 ? 0 : Math.exp((log / frames) * frameRate), unexplained };
}

process.title = "hearken practice recogniser";
serveEngine(questionSchema, recognise);
