import { languageCodeSchema, type LanguageCode } from "#shared/catalogues/languages.ts";

/**
 * The interface language: what the person chose before, else the first of the browser's languages that we have
 * (regions are ignored: `pt-BR` is `pt`), else English.
 */
export function chooseLanguage(remembered: string | null, preferred: readonly string[]): LanguageCode {
  for (const tag of [remembered ?? "", ...preferred]) {
    const known = languageCodeSchema.safeParse(tag.toLowerCase().split("-")[0]);
    if (known.success) return known.data;
  }
  return "en";
}
