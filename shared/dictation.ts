import { z } from "zod";
import { languageCodes } from "./catalogues/languages.ts";
import { capture, limits } from "./limits.ts";

/** In which language somebody dictates, as a query: a hint to whatever transcribes. */
export const dictationSchema = z.object({ language: z.enum(languageCodes) });

/** The body of a request, PCM16 mono 16 kHz: one utterance with its pre-roll and its silence, bytes. */
export const longestDictationBytes =
  ((limits.maxUtteranceMs + limits.utteranceSlackMs) * capture.sampleRateHz * capture.bytesPerSample) / 1_000;

/**
 * What was heard; empty if nothing was understood. `unsure`: the person is asked before any of it is written.
 */
export const dictatedSchema = z.object({
  text: z.string().transform((text) => text.slice(0, limits.maxChatCharacters)),
  unsure: z.boolean(),
});
export type Dictated = z.infer<typeof dictatedSchema>;
