import { z } from "zod";
import { ApiError } from "../http/api-error.ts";
import { readJson } from "../http/body.ts";
import type { Exchange } from "../http/exchange.ts";
import { contentHash } from "../hash.ts";
import { detectLanguage, statedLanguage } from "../language.ts";
import type { Engine } from "../engine/engine.ts";
import { at24k, speechRate } from "./at-24k.ts";
import { oggOpus } from "./opus-stream.ts";
import { prepareSpeech } from "./prepare.ts";
import { rawPcm, wav } from "./raw-stream.ts";
import { type VoiceSettings, synthesizerRate, voiceNames, voiceSettings } from "./voices.ts";

export type SpeechQuestion = VoiceSettings & { readonly clauses: readonly string[] };
export type SpeechEngine = Engine<SpeechQuestion, Int16Array>;

const requestSchema = z.object({
  model: z.string(),
  input: z.string().min(1).max(4096),
  voice: z.string().refine((voice) => voiceNames.includes(voice), {
    error: `must be one of ${voiceNames.join(", ")}`,
  }),
  instructions: z.string().default(""),
  // OpenAI's default, which is refused below like every format that is not made here.
  response_format: z.string().default("mp3"),
  speed: z.number().min(0.25).max(4).default(1),
  stream_format: z.literal("audio").default("audio"),
});

type Format = {
  readonly type: string;
  readonly encode: (speech: AsyncIterable<Int16Array>, input: string) => AsyncIterable<Uint8Array>;
};

const formats: Readonly<Record<string, Format>> = {
  opus: { type: "audio/ogg", encode: (speech, input) => oggOpus(speech, contentHash(input)) },
  wav: { type: "audio/wav", encode: (speech) => wav(speech, speechRate) },
  pcm: { type: "audio/pcm", encode: (speech) => rawPcm(speech) },
};

/** `POST /v1/audio/speech`: the text clause by clause, each sent as soon as it is made. */
export async function answerSpeech(exchange: Exchange, engine: SpeechEngine): Promise<void> {
  const request = await readJson(exchange.incoming, requestSchema);
  const format = formats[request.response_format];
  if (format === undefined)
    throw new ApiError(400, `The practice companion speaks as ${Object.keys(formats).join(", ")} only`, {
      param: "response_format",
      code: "unsupported_value",
    });
  const language = detectLanguage(request.input) ?? statedLanguage(request.instructions) ?? "en";
  const question = {
    clauses: prepareSpeech(request.input, language),
    ...voiceSettings(language, request),
  };
  const speech = at24k(engine.ask(question, exchange.signal), synthesizerRate(question.voice));
  await exchange.stream(format.type, format.encode(speech, request.input));
}
