import type OpenAI from "openai";
import { z } from "zod";
import { capture } from "#shared/limits.ts";
import { wavHeader } from "../audio/wav.ts";
import { withAttempts, type Trying } from "../attempts.ts";
import { failed } from "../failure.ts";
import { formOf } from "./form.ts";
import type { Ai } from "../port.ts";
import { aiTimeouts, type TranscriptionProvider } from "../settings.ts";
import { refusedParameter } from "./refused-parameter.ts";

const jsonSchema = z.object({ text: z.string() });

/**
 * The text of a response; some servers send JSON as plain text, others plain text although JSON was
 * requested.
 */
function textOf(answer: unknown): string | null {
  const json = jsonSchema.safeParse(answer);
  if (json.success) return json.data.text;
  if (typeof answer !== "string") return null;
  try {
    return jsonSchema.safeParse(JSON.parse(answer)).data?.text ?? answer;
  } catch {
    return answer;
  }
}

function recordingOf(sound: readonly Uint8Array[]) {
  const bytes = sound.reduce((sum, part) => sum + part.byteLength, 0);
  const parts = [wavHeader(bytes, capture.sampleRateHz), ...sound];
  return { field: "file", name: "speech.wav", type: "audio/wav", parts };
}

type Field = readonly [name: string, value: string];

/**
 * OpenAI's current models accept several languages, keywords and a prompt, and refuse `language` together
 * with `languages`; older ones and compatible servers accept one language.
 */
function fieldsFor(
  { model, keywords, prompt }: TranscriptionProvider,
  language: string,
  withKeywords: boolean,
): readonly Field[] {
  const common: Field[] = [
    ["model", model],
    ["response_format", "json"],
  ];
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
  return async (sound, { language, signal }) => {
    const spoken = language.split("-")[0] ?? language;
    const recording = recordingOf(sound);
    const formFor = (withKeywords: boolean) => formOf(recording, fieldsFor(provider, spoken, withKeywords));
    // Encoded before anything is awaited, because the memory of the audio is reused.
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
      const text = textOf(await ask(attempt.signal));
      return text === null ? failed("garbage") : { ok: true, value: text.trim() };
    }, rules);
  };
}
