import { isLanguageCode, type LanguageCode } from "#shared/catalogues/languages.ts";

type Known = {
  /** The last choice on this device: in a switcher, during onboarding, or through a link with `?lang=`. */
  readonly chosen: string | null;
  /** The language of the signed-in person's profile, which may have been chosen on another device. */
  readonly profile: string | null;
  /** The browser's languages, the preferred one first. */
  readonly browser: readonly string[];
};

/**
 * The interface language. The last choice on this device wins over everything older; a profile says nothing about when
 * its language was chosen, so it only counts where this device has no choice of its own. Then come the browser's
 * languages (regions are ignored: `pt-BR` is `pt`), then English.
 */
export function chooseLanguage({ chosen, profile, browser }: Known): LanguageCode {
  return [chosen, profile, ...browser].map(languageIn).find((code) => code !== null) ?? "en";
}

/** Which of our languages a tag such as `pt-BR` means. */
export function languageIn(tag: string | null): LanguageCode | null {
  const [code = ""] = (tag ?? "").toLowerCase().split("-");
  return isLanguageCode(code) ? code : null;
}
