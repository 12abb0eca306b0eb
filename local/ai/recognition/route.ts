import { z } from "zod";
import type { Engine } from "../engine/engine.ts";
import { ApiError } from "../http/api-error.ts";
import { readForm, refusal } from "../http/body.ts";
import type { Exchange } from "../http/exchange.ts";
import { readWav, recognitionRate } from "./wav.ts";
import { written } from "./written.ts";

export const recognitionSchema = z.object({
  text: z.string(),
  /** How well the words fit the sound, 0 to 1: their likelihood for each second of speech, silence left out. */
  confidence: z.number(),
  /** Seconds of sound that none of the words stands for. */
  unexplained: z.number(),
});
export type Recognition = z.infer<typeof recognitionSchema>;
export type RecognitionEngine = Engine<{ samples: Float32Array }, Recognition>;

/**
 * What was heard is taken for something else than the sentences that the recogniser knows when its words fit badly or
 * leave sound over. Measured with `node local/ai/measure-recognition.ts`.
 */
const limits = { leastConfidence: 0.65, mostUnexplained: 0.3 } as const;

/** Whether what was heard is one of the sentences that the recogniser knows, as far as it can tell. */
export function isHeard({ text, confidence, unexplained }: Recognition): boolean {
  return text !== "" && confidence >= limits.leastConfidence && unexplained <= limits.mostUnexplained;
}

/** Seconds; a spoken turn has at most 30. */
const longest = 60;

const fieldsSchema = z.object({
  model: z.string(),
  language: z.string().default("en"),
  response_format: z.enum(["json", "text", "verbose_json"]).default("json"),
  stream: z.enum(["false", "0"]).optional(),
});
type Fields = z.infer<typeof fieldsSchema>;

/** `POST /v1/audio/transcriptions`: WAV in, the sentence that was heard out, or no text. */
export async function answerTranscription(exchange: Exchange, engine: RecognitionEngine): Promise<void> {
  const form = await readForm(exchange.incoming);
  const { file, ...rest } = Object.fromEntries(form);
  const fields = fieldsSchema.safeParse(rest);
  if (!fields.success) throw refusal(fields.error);
  const samples = await samplesOf(file);
  const text = isEnglish(fields.data) ? await hear(engine, samples, exchange.signal) : "";
  answer(exchange, fields.data, text, samples.length / recognitionRate);
}

/** The model knows no other language, and would make English of any. */
const isEnglish = ({ language }: Fields): boolean => /^en(?:glish)?\b/i.test(language);

async function samplesOf(file: File | string | undefined): Promise<Float32Array> {
  if (file === undefined || typeof file === "string")
    throw new ApiError(400, "Missing required parameter: 'file'.", { param: "file" });
  const samples = readWav(Buffer.from(await file.arrayBuffer()));
  if (samples === undefined)
    throw new ApiError(400, "The practice recogniser reads WAV files with 16-bit PCM only.", {
      param: "file",
      code: "invalid_value",
    });
  if (samples.length > longest * recognitionRate)
    throw new ApiError(400, `The audio is longer than ${longest} seconds.`, { param: "file" });
  return samples;
}

async function hear(engine: RecognitionEngine, samples: Float32Array, signal: AbortSignal): Promise<string> {
  for await (const heard of engine.ask({ samples }, signal)) return isHeard(heard) ? written(heard.text) : "";
  return "";
}

function answer(exchange: Exchange, { response_format }: Fields, text: string, duration: number): void {
  if (response_format === "text") exchange.text(`${text}\n`);
  else if (response_format === "json") exchange.json(200, { text });
  else exchange.json(200, { task: "transcribe", language: "english", duration, text, segments: [] });
}
