import { z } from "zod";
import type { Engine } from "../engine/engine.ts";
import { ApiError } from "../http/api-error.ts";
import { readForm, refusal } from "../http/body.ts";
import type { Exchange } from "../http/exchange.ts";
import { type HeardLanguage, type Recognition, certainty, heardLanguages, isHeard } from "./recognition.ts";
import { readWav, recognitionRate } from "./wav.ts";
import { written } from "./written.ts";

export type RecognitionEngine = Engine<
  { readonly samples: Float32Array; readonly language: HeardLanguage },
  Recognition
>;

/** Seconds; a spoken turn has at most 30. */
const longest = 60;

const fieldsSchema = z.object({
  model: z.string(),
  language: z.string().default("en"),
  response_format: z.enum(["json", "text", "verbose_json"]).default("json"),
  stream: z.enum(["false", "0"]).optional(),
  "include[]": z.literal("logprobs").optional(),
});
type Fields = z.infer<typeof fieldsSchema>;

/** `POST /v1/audio/transcriptions`: WAV in, the sentence that was heard out, or no text. */
export async function answerTranscription(exchange: Exchange, engine: RecognitionEngine): Promise<void> {
  const form = await readForm(exchange.incoming);
  const { file, ...rest } = Object.fromEntries(form);
  const fields = fieldsSchema.safeParse(rest);
  if (!fields.success) throw refusal(fields.error);
  const samples = await samplesOf(file);
  const language = languageOf(fields.data);
  const heard = language ? await hear(engine, { samples, language }, exchange.signal) : nothing;
  answer(exchange, fields.data, heard, samples.length / recognitionRate);
}

/** Undefined where no model knows the language: English or French would be made of any. */
const languageOf = ({ language }: Fields): HeardLanguage | undefined =>
  heardLanguages.find((known) => names[known].test(language));

const names: Record<HeardLanguage, RegExp> = { en: /^en(?:glish)?\b/i, fr: /^fr(?:ench)?\b/i };

async function samplesOf(file: File | string | undefined): Promise<Float32Array> {
  if (file === undefined || typeof file === "string")
    throw new ApiError(400, "Missing required parameter: 'file'.", { param: "file" });
  const samples = readWav(Buffer.from(await file.arrayBuffer()));
  if (samples === undefined)
    throw new ApiError(400, "The practice recognizer reads WAV files with 16-bit PCM only.", {
      param: "file",
      code: "invalid_value",
    });
  if (samples.length > longest * recognitionRate)
    throw new ApiError(400, `The audio is longer than ${longest} seconds.`, { param: "file" });
  return samples;
}

/** What was heard, and how likely all of it is right. */
type Heard = { readonly text: string; readonly certainty: number };
const nothing: Heard = { text: "", certainty: 1 };

async function hear(
  engine: RecognitionEngine,
  question: { readonly samples: Float32Array; readonly language: HeardLanguage },
  signal: AbortSignal,
): Promise<Heard> {
  for await (const heard of engine.ask(question, signal)) {
    if (!isHeard(heard)) return nothing;
    return { text: written(heard.text, question.language), certainty: certainty(heard) };
  }
  return nothing;
}

function answer(
  exchange: Exchange,
  { response_format, language, "include[]": include }: Fields,
  { text, certainty: likely }: Heard,
  duration: number,
): void {
  if (response_format === "text") exchange.text(`${text}\n`);
  else if (response_format === "json") {
    // One token for all of it: no word's likelihood is known apart from the others'.
    const logprobs = text === "" ? [] : [{ token: text, logprob: Math.log(likely) }];
    exchange.json(200, include === "logprobs" ? { text, logprobs } : { text });
  } else {
    const name = names.fr.test(language) ? "french" : "english";
    exchange.json(200, { task: "transcribe", language: name, duration, text, segments: [] });
  }
}
