/** The ten languages of the product, for the interface and the companion. */
export const languageCodes = ["en", "es", "fr", "de", "it", "pt", "zh", "ja", "ko", "ar"] as const;
export type LanguageCode = (typeof languageCodes)[number];

/** Whether a language is one of ours. */
export function isLanguageCode(code: string): code is LanguageCode {
  return languageCodes.some((own) => own === code);
}

export type Language = {
  readonly code: LanguageCode;
  /** The language's name in itself, as its speakers look for it. */
  readonly nativeName: string;
  readonly direction: "ltr" | "rtl";
};

const names = {
  en: "English",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  pt: "Português",
  zh: "中文",
  ja: "日本語",
  ko: "한국어",
  ar: "العربية",
} as const satisfies Record<LanguageCode, string>;

/** All languages, in the spec's order. */
export const languages: readonly Language[] = languageCodes.map((code) => ({
  code,
  nativeName: names[code],
  direction: code === "ar" ? "rtl" : "ltr",
}));

/** The language called `code`, or English for a code that is not ours. */
export function languageOf(code: string): Language {
  return (
    languages.find((language) => language.code === code) ?? {
      code: "en",
      nativeName: names.en,
      direction: "ltr",
    }
  );
}
