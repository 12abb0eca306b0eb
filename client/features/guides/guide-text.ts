import { z } from "zod";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { loadText } from "#client/lib/load-text.ts";
import type { GuideName } from "./guide-names.ts";

export const guideTextSchema = z.object({
  intro: z.string(),
  sections: z.array(
    z.object({ title: z.string(), text: z.array(z.string()), list: z.array(z.string()).optional() }),
  ),
});

export type GuideText = z.infer<typeof guideTextSchema>;

// Long, and wanted one at a time: each guide in each language is a file of its own.
const files = import.meta.glob("./texts/*/*.json", { import: "default" });

/** A guide in a language. */
export function loadGuide(guide: GuideName, language: LanguageCode) {
  return loadText(files, guideTextSchema, guide, language);
}
