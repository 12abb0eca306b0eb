import type OpenAI from "openai";
import { z } from "zod";
import { capture } from "#shared/limits.ts";
import { wavHeader } from "./audio/wav.ts";
import { withAttempts, type Trying } from "./attempts.ts";
import { failed } from "./failure.ts";
import { formOf } from "./form.ts";
import type { Ai } from "./port.ts";
import { aiTimeouts } from "./settings.ts";

/** Asked for plain text (spec 2, section 7); some servers answer JSON all the same. */
const answerSchema = z.union([z.string(), z.object({ text: z.string() }).transform((answer) => answer.text)]);

function recordingOf(sound: readonly Uint8Array[]) {
  const bytes = sound.reduce((sum, part) => sum + part.byteLength, 0);
  const parts = [wavHeader(bytes, capture.sampleRateHz), ...sound];
  return { field: "file", name: "speech.wav", type: "audio/wav", parts };
}

/** Speech to text. */
export function transcribeOver(client: OpenAI, model: string, trying: Trying): Ai["transcribe"] {
  return async (sound, { language, signal }) => {
    const spoken = language.split("-")[0] ?? language;
    const form = formOf(recordingOf(sound), { model, response_format: "text", language: spoken });
    const rules = { ...trying, signal, firstWithinMs: aiTimeouts.transcriptionMs, begun: () => false };
    return withAttempts<string>(async (attempt) => {
      // The same request as `audio.transcriptions.create`, with a form that is written once.
      const answer: unknown = await client.post("/audio/transcriptions", {
        body: form.bytes,
        headers: { "content-type": form.contentType },
        signal: attempt.signal,
      });
      const parsed = answerSchema.safeParse(answer);
      return parsed.success ? { ok: true, value: parsed.data.trim() } : failed("garbage");
    }, rules);
  };
}
