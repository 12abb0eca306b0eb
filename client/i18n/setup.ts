import { createInstance } from "i18next";
import { initReactI18next } from "react-i18next";
import { languageOf, type LanguageCode } from "#shared/catalogues/languages.ts";
import { readSetting, writeSetting } from "#client/lib/local-setting.ts";
import { chooseLanguage } from "./choose-language.ts";
import { english, namespaces } from "./english.ts";
import { languageFiles } from "./load-language.ts";

const i18n = createInstance();
const languageKey = "hearken.language";

/** Starts the interface language (remembered, else the browser's, else English). Resolves when its texts are there. */
export async function setUpLanguage(): Promise<void> {
  i18n.on("languageChanged", showOnPage);
  await i18n
    .use(initReactI18next)
    .use(languageFiles)
    .init({
      lng: chooseLanguage(readSetting(languageKey), navigator.languages),
      fallbackLng: "en",
      ns: namespaces,
      defaultNS: "common",
      resources: { en: english },
      partialBundledLanguages: true,
      // React escapes what it renders.
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
}

/** Switches the interface to `code`, loading its texts first, and remembers the choice on this device. */
export async function chooseInterfaceLanguage(code: LanguageCode): Promise<void> {
  writeSetting(languageKey, code);
  await i18n.changeLanguage(code);
}

function showOnPage(code: string): void {
  document.documentElement.lang = code;
  document.documentElement.dir = languageOf(code).direction;
}
