import { z } from "zod";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { loadText } from "#client/lib/load-text.ts";

export const legalNames = ["privacy", "terms"] as const;
export type LegalName = (typeof legalNames)[number];

/** Pages of the app that a section may link to. */
const linkNames = ["contactUs", "privacyPolicy", "safety", "settings", "termsOfService", "usage"] as const;

export const legalTextSchema = z.object({
  /** The main points in plain language, above the binding text. */
  summary: z.array(z.string()),
  sections: z.array(
    z.object({
      /** The section's anchor in the URL. */
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

/** The day from which both texts apply. */
export const effectiveDate = "2025-09-20";

// The texts are long and rarely read, so each loads on its own.
const files = import.meta.glob("./texts/*/*.json", { import: "default" });

export function loadLegalText(name: LegalName, language: LanguageCode) {
  return loadText(files, legalTextSchema, name, language);
}
