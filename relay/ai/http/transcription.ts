import type OpenAI from "openai";
import { z } from "zod";
import { capture } from "#shared/limits.ts";
import { wavHeader } from "../audio/wav.ts";
import { withAttempts, type Trying } from "../attempts.ts";
import { failed } from "../failure.ts";
import { formOf } from "./form.ts";
import { type Ai, longestTranscript } from "../port.ts";
import type { TranscriptionProvider } from "../settings.ts";
import { aiTimeouts } from "../timeouts.ts";
import { transcriptionUsage } from "../usage.ts";
import { refusedParameter } from "./refused-parameter.ts";

const jsonSchema = z.object({
  text: z.string(),
  usage: z.unknown().optional(),
  /** Only if it was requested and the provider reports it. */
  logprobs: z
    .array(z.object({ logprob: z.number() }))
    .nullish()
    .catch(null),
});
type Transcript = z.infer<typeof jsonSchema>;

/** A transcript whose tokens are less likely than this on average is asked back. */
const leastProbability = 0.8;

function isUnsure({ text, logprobs }: Transcript): boolean {
  if (!logprobs?.length || text.trim() === "") return false;
  const mean = logprobs.reduce((sum, { logprob }) => sum + logprob, 0) / logprobs.length;
  return Math.exp(mean) < leastProbability;
}

/** The text of a response; some servers send JSON as plain text, others plain text where JSON was requested. */
function transcriptOf(answer: unknown): Transcript | null {
  const json = jsonSchema.safeParse(answer);
  if (json.success) return json.data;
  if (typeof answer !== "string") return null;
  try {
    return jsonSchema.safeParse(JSON.parse(answer)).data ?? { text: answer };
  } catch {
    return { text: answer };
  }
}

function recordingOf(sound: readonly Uint8Array[]) {
  const bytes = sound.reduce((sum, part) => sum + part.byteLength, 0);
  const parts = [wavHeader(bytes, capture.sampleRateHz), ...sound];
  return { bytes, file: { field: "file", name: "speech.wav", type: "audio/wav", parts } };
}

type Field = readonly [name: string, value: string];

/**
 * OpenAI's current models accept several languages, keywords and a prompt, and refuse `language` together
 * with `languages`; older ones and compatible servers accept one language.
 */
function fieldsFor(
  { model, keywords, prompt, vocabulary }: TranscriptionProvider,
  language: string,
  withKeywords: boolean,
): readonly Field[] {
  const common: Field[] = [
    ["model", model],
    ["response_format", "json"],
  ];
  // A model that only knows some phrases mistakes others for them, and only it can tell when it does.
  if (vocabulary === "limited") common.push(["include[]", "logprobs"]);
  const guide: Field[] = prompt === null ? [] : [["prompt", prompt]];
  if (!/^gpt-(live-)?transcribe/.test(model)) return [...common, ["language", language], ...guide];
  const words = withKeywords ? keywords.map((word): Field => ["keywords[]", word]) : [];
  return [...common, ["languages[]", language], ...words, ...guide];
}

/** Speech to text, one recording at a time. */
export function transcribeOver(
  client: OpenAI,
  provider: TranscriptionProvider,
  trying: Trying,
): Ai["transcribe"] {
  // A single keyword that it doesn't like makes it refuse the whole request.
  let keywordsTaken = true;
  return async (sound, { language, signal, onUsage }) => {
    const spoken = language.split("-")[0] ?? language;
    const { file, bytes } = recordingOf(sound);
    const sentSeconds = bytes / (capture.sampleRateHz * capture.bytesPerSample);
    const formFor = (withKeywords: boolean) => formOf(file, fieldsFor(provider, spoken, withKeywords));
    // Written before anything is awaited: the memory of the sound is used again.
    let form = formFor(keywordsTaken);
    const plain = provider.keywords.length === 0 ? form : formFor(false);
    const rules = { ...trying, signal, firstWithinMs: aiTimeouts.transcriptionMs, begun: () => false };
    // The same request as `audio.transcriptions.create`, with a form that is only written once.
    const post = (stop: AbortSignal): Promise<unknown> =>
      client.post("/audio/transcriptions", {
        body: form.bytes,
        headers: { "content-type": form.contentType },
        signal: stop,
      });
    const ask = async (stop: AbortSignal): Promise<unknown> => {
      try {
        return await post(stop);
      } catch (error) {
        if (form === plain || refusedParameter(error, ["keywords", "keyword"]) === null) throw error;
        keywordsTaken = false;
        form = plain;
        return post(stop);
      }
    };
    return withAttempts<string>(async (attempt) => {
      let isAnswered = false;
      let transcript: Transcript | null = null;
      try {
        const answer = await ask(attempt.signal);
        isAnswered = true;
        transcript = transcriptOf(answer);
        if (transcript === null) return failed("garbage");
        const value = transcript.text.trim().slice(0, longestTranscript);
        return { ok: true, value, ...(isUnsure(transcript) ? { unsure: true } : {}) };
      } finally {
        if (isAnswered || attempt.signal.aborted)
          onUsage?.(transcriptionUsage(provider.model, transcript?.usage, sentSeconds));
      }
    }, rules);
  };
}
