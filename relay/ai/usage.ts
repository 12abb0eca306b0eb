import { z } from "zod";

/**
 * What requests to models are counted in, whatever their provider counts in. Sound tokens are those of models that take
 * or make sound as tokens; characters those of a text given to a speech model.
 */
export const usageUnits = [
  "textTokensIn",
  "textTokensOut",
  "soundTokensIn",
  "soundTokensOut",
  "soundSecondsIn",
  "soundSecondsOut",
  "charactersIn",
] as const;
export type UsageUnit = (typeof usageUnits)[number];
export type Usage = { readonly [Unit in UsageUnit]?: number };

/** What one request used. `told`: by its answer; otherwise the relay measured or estimated it. */
export type Used = { readonly model: string; readonly told: boolean; readonly usage: Usage };
export type OnUsage = (used: Used) => void;

/** Answers that claim more are not believed: the longest request has 32,000 characters of four bytes at most. */
const mostTokens = 200_000;
/** The longest recording has 35 s, and some providers charge a minute at least. */
const mostSeconds = 600;

const tokens = z.int().min(0).max(mostTokens);
const someTokens = tokens.min(1);

const chatSchema = z.looseObject({ prompt_tokens: someTokens, completion_tokens: tokens });

const detailsSchema = z.looseObject({ audio_tokens: tokens.nullish() }).nullish();
const tokensSchema = z
  .looseObject({
    input_tokens: someTokens,
    output_tokens: tokens,
    input_token_details: detailsSchema,
    output_token_details: detailsSchema,
  })
  .transform((it) => ({
    in: it.input_tokens,
    out: it.output_tokens,
    soundIn: it.input_token_details?.audio_tokens,
    soundOut: it.output_token_details?.audio_tokens,
  }))
  .refine((it) => (it.soundIn ?? 0) <= it.in && (it.soundOut ?? 0) <= it.out);
const durationSchema = z.looseObject({ seconds: z.number().positive().max(mostSeconds) });

/** Bytes of UTF-8 that a token stands for, in all ten languages more or less. */
const bytesPerToken = 4;
/** Of what a voice model says: one for 50 ms (OpenAI's guide to Realtime costs, read in November 2026). */
const soundTokensPerSecond = 20;

function estimateTokens(texts: readonly string[]): number {
  return Math.ceil(texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / bytesPerToken);
}

type Exchanged = { readonly given: readonly string[]; readonly received: string };

/** The usage of a chat completion, from the `usage` of its response. */
export function chatUsage(model: string, raw: unknown, { given, received }: Exchanged): Used {
  const told = chatSchema.safeParse(raw).data;
  if (told !== undefined && (told.completion_tokens > 0 || received === ""))
    return {
      model,
      told: true,
      usage: { textTokensIn: told.prompt_tokens, textTokensOut: told.completion_tokens },
    };
  const usage = { textTokensIn: estimateTokens(given), textTokensOut: estimateTokens([received]) };
  return { model, told: false, usage };
}

/**
 * The usage of a transcription, from the `usage` of its response: tokens or seconds. `sentSeconds`: of the audio sent.
 */
export function transcriptionUsage(model: string, raw: unknown, sentSeconds: number): Used {
  const duration = durationSchema.safeParse(raw).data;
  if (duration !== undefined) return { model, told: true, usage: { soundSecondsIn: duration.seconds } };
  const counted = tokensSchema.safeParse(raw).data;
  if (counted === undefined) return { model, told: false, usage: { soundSecondsIn: sentSeconds } };
  const soundTokensIn = counted.soundIn ?? counted.in;
  const usage = {
    soundTokensIn,
    textTokensIn: counted.in - soundTokensIn,
    textTokensOut: counted.out,
    soundSecondsIn: sentSeconds,
  };
  return { model, told: true, usage };
}

type Read = { readonly given: readonly string[]; readonly said: string; readonly seconds: number };

/** The usage of a reading by a voice model, from the `usage` of its response. `seconds`: of the resulting audio. */
export function voiceUsage(model: string, raw: unknown, { given, said, seconds }: Read): Used {
  const counted = tokensSchema.safeParse(raw).data;
  if (counted === undefined || (counted.out === 0 && seconds > 0)) {
    const usage = {
      textTokensIn: estimateTokens(given),
      textTokensOut: estimateTokens([said]),
      soundTokensOut: Math.ceil(seconds * soundTokensPerSecond),
      soundSecondsOut: seconds,
    };
    return { model, told: false, usage };
  }
  const soundTokensIn = counted.soundIn ?? 0;
  // If the response doesn't distinguish them, everything counts as the more expensive kind.
  const soundTokensOut = counted.soundOut ?? counted.out;
  const usage = {
    textTokensIn: counted.in - soundTokensIn,
    soundTokensIn,
    textTokensOut: counted.out - soundTokensOut,
    soundTokensOut,
    soundSecondsOut: seconds,
  };
  return { model, told: true, usage };
}

/** The usage of speech over HTTP: the response is audio only, so the relay measures it. */
export function speechUsage(model: string, text: string, seconds: number): Used {
  return { model, told: false, usage: { charactersIn: text.length, soundSecondsOut: seconds } };
}
