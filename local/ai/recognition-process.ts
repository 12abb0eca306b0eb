/** The practice recognizer: short sentences out of recognition/sentences.*.jsgf, and nothing else. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import createModule, { type Decoder, type Segment } from "soundswallower";
import { z } from "zod";
import { serveEngine } from "./engine/engine-process.ts";
import { compileGrammar } from "./recognition/automaton.ts";
import { fitOf } from "./recognition/fit.ts";
import { toFsg } from "./recognition/fsg.ts";
import { parseGrammar } from "./recognition/jsgf.ts";
import { phoneLoop } from "./recognition/phone-loop.ts";
import { type HeardLanguage, type Recognition, heardLanguages } from "./recognition/recognition.ts";
import { loudFrames, trimmed } from "./recognition/trim.ts";
import { recognitionRate } from "./recognition/wav.ts";

const questionSchema = z.object({ samples: z.instanceof(Float32Array), language: z.enum(heardLanguages) });

const models: Record<HeardLanguage, string> = { en: "en-us", fr: "fr-fr" };

/** Wider than the decoder's own: among so many sentences those lose the right one where it begins badly. */
const beams = { beam: 1e-60, wbeam: 1e-40, pbeam: 1e-60 } as const;

const ignore = (): void => undefined;
const modelBase = fileURLToPath(new URL("model/", import.meta.resolve("soundswallower")));
const options = { modelBase, print: ignore, printErr: ignore };
const module = await createModule(options);
const ears = { en: await startEar("en"), fr: await startEar("fr") };

/** `words` follows the grammar; `phones` hears any sounds in any order, which the words are compared with. */
type Ear = { readonly words: Decoder; readonly phones: Decoder };

/** The decoder reads its grammar from a file; there is no other way in for this format. */
async function startEar(language: HeardLanguage): Promise<Ear> {
  const folder = mkdtempSync(join(tmpdir(), "hearken-grammar-"));
  const write = (name: string, text: string): string => {
    writeFileSync(join(folder, name), text);
    return join(folder, name);
  };
  const hmm = join(modelBase, models[language]);
  // A word more costs something, or silence and noise become little words.
  const settings = { loglevel: "FATAL", samprate: recognitionRate, hmm, wip: 0.2, ...beams };
  try {
    const source = readFileSync(new URL(`recognition/sentences.${language}.jsgf`, import.meta.url), "utf8");
    const names = Object.keys(z.record(z.string(), z.string()).parse(readJson(join(hmm, "phoneset.json"))));
    const loop = phoneLoop(names);
    return {
      words: await startDecoder({
        ...settings,
        fsg: write("sentences.fsg", toFsg(compileGrammar(parseGrammar(source)))),
      }),
      phones: await startDecoder({
        ...settings,
        fsg: write("phones.fsg", loop.fsg),
        dict: write("phones.dict", loop.dictionary),
        // What the grammar says about the order counts for little where there is none.
        lw: 2,
      }),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, "utf8"));
}

async function startDecoder(settings: Record<string, string | number>): Promise<Decoder> {
  const decoder = new module.Decoder(settings);
  await decoder.initialize();
  return decoder;
}

function recognize(
  { samples, language }: z.infer<typeof questionSchema>,
  send: (part: Recognition) => void,
): [] {
  const { words, phones } = ears[language];
  const speech = trimmed(samples);
  decode(words, speech);
  decode(phones, speech);
  const text = words.get_text().replaceAll(/\(\d+\)/g, "");
  send({ text, ...fitOf(wordsOf(words), phones.get_alignment().w ?? [], loudFrames(speech)) });
  return [];
}

/** The whole utterance at once: its mean is taken out of the features, which matters more than streaming. */
function decode(decoder: Decoder, speech: Float32Array): void {
  decoder.start();
  decoder.process_audio(speech, false, true);
  decoder.stop();
}

/**
 * Aligned a second time down to phones, so that a word's likelihood is that of its sound alone and not also that of its
 * place in the grammar. The alignment of some utterances fails, and its answer is then no JSON.
 */
function wordsOf(decoder: Decoder): readonly Segment[] {
  try {
    return decoder.get_alignment({ align_level: 1 }).w ?? [];
  } catch {
    return decoder.get_alignment().w ?? [];
  }
}

process.title = "hearken practice recognizer";
serveEngine(questionSchema, recognize);
