import { z } from "zod";
import { languageCodes } from "./catalogues/languages.ts";
import { paces, voiceStyles } from "./catalogues/voices.ts";

/** Which sample is asked for, as a query. What it says is the relay's; nothing that a client writes is ever spoken. */
export const voiceSampleSchema = z.object({
  style: z.enum(voiceStyles),
  language: z.enum(languageCodes),
  pace: z.enum(paces),
});
export type VoiceSample = z.infer<typeof voiceSampleSchema>;
