/** The product's ten languages, for the interface and the companion. */
export const languageCodes = ["en", "es", "fr", "de", "it", "pt", "zh", "ja", "ko", "ar"] as const;
export type LanguageCode = (typeof languageCodes)[number];

/** Whether a language is supported. */
export function isLanguageCode(code: string): code is LanguageCode {
  return languageCodes.some((own) => own === code);
}

export type Language = {
  readonly code: LanguageCode;
  /** The language's own name for itself, which its speakers look for. */
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

/** All languages, in display order. */
export const languages: readonly Language[] = languageCodes.map((code) => ({
  code,
  nativeName: names[code],
  direction: code === "ar" ? "rtl" : "ltr",
}));

/** The language with this code, or English if it isn't supported. */
export function languageOf(code: string): Language {
  return (
    languages.find((language) => language.code === code) ?? {
      code: "en",
      nativeName: names.en,
      direction: "ltr",
    }
  );
}
