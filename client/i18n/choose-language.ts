import { isLanguageCode, type LanguageCode } from "#shared/catalogues/languages.ts";

/**
 * The interface language: what the person chose before, else the first of the browser's languages that we have
 * (regions are ignored: `pt-BR` is `pt`), else English.
 */
export function chooseLanguage(remembered: string | null, preferred: readonly string[]): LanguageCode {
  for (const tag of [remembered ?? "", ...preferred]) {
    const [code = ""] = tag.toLowerCase().split("-");
    if (isLanguageCode(code)) return code;
  }
  return "en";
}
