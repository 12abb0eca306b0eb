import { z } from "zod";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { loadText } from "#client/lib/load-text.ts";

export const legalNames = ["privacy", "terms"] as const;
export type LegalName = (typeof legalNames)[number];

/** Pages of the app that a section may point at. */
const linkNames = ["contactUs", "privacyPolicy", "safety", "settings", "termsOfService", "usage"] as const;

export const legalTextSchema = z.object({
  /** The gist, before the text that counts. */
  summary: z.array(z.string()),
  sections: z.array(
    z.object({
      /** Names the section in the address. */
      id: z.string().regex(/^[a-z]+$/),
      title: z.string(),
      text: z.array(z.string()),
      list: z.array(z.string()).optional(),
      after: z.array(z.string()).optional(),
      links: z.array(z.enum(linkNames)).optional(),
    }),
  ),
});

export type LegalText = z.infer<typeof legalTextSchema>;

/** Both texts hold from this day on (spec 1, section 1). */
export const effectiveDate = new Date("2025-09-20T00:00:00Z");

// Long, and read once: each text in each language is a file of its own.
const files = import.meta.glob("./texts/*/*.json", { import: "default" });

/** A text in a language. */
export function loadLegalText(name: LegalName, language: LanguageCode) {
  return loadText(files, legalTextSchema, name, language);
}
