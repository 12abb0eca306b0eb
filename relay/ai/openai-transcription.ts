import type OpenAI from "openai";
import { toFile } from "openai";
import { z } from "zod";
import { capture } from "#shared/limits.ts";
import { wavOf } from "./audio/wav.ts";
import { withAttempts, type After } from "./attempts.ts";
import { failed } from "./failure.ts";
import type { Ai } from "./port.ts";
import { aiTimeouts } from "./settings.ts";

/** Asked for plain text (spec 2, section 7); some servers answer JSON all the same. */
const answerSchema = z.union([z.string(), z.object({ text: z.string() }).transform((answer) => answer.text)]);

/** Speech to text. */
export function transcribeOver(client: OpenAI, model: string, after: After): Ai["transcribe"] {
  return async (pcm, { language, signal }) => {
    const file = await toFile(wavOf(pcm, capture.sampleRateHz), "speech.wav", { type: "audio/wav" });
    const rules = { signal, after, firstWithinMs: aiTimeouts.transcriptionMs, begun: () => false };
    return withAttempts<string>(async (attempt) => {
      const body = {
        file,
        model,
        response_format: "text",
        language: language.split("-")[0] ?? language,
      } as const;
      const answer: unknown = await client.audio.transcriptions.create(body, { signal: attempt.signal });
      const parsed = answerSchema.safeParse(answer);
      return parsed.success ? { ok: true, value: parsed.data.trim() } : failed("garbage");
    }, rules);
  };
}
