import { createInstance } from "i18next";
import { initReactI18next } from "react-i18next";
import { languageOf, type LanguageCode } from "#shared/catalogues/languages.ts";
import { readSetting, writeSetting } from "#client/lib/local-setting.ts";
import { chooseLanguage } from "./choose-language.ts";
import { english } from "./english.ts";
import { loadLanguage, writtenLanguages } from "./load-language.ts";

const i18n = createInstance();
const languageKey = "hearken.language";

/**
 * Starts the interface language: remembered, else the browser's, else English. Resolves when its texts are there;
 * where they cannot be fetched, in English.
 */
export async function setUpLanguage(): Promise<void> {
  i18n.on("languageChanged", showOnPage);
  await i18n.use(initReactI18next).init({
    lng: "en",
    fallbackLng: "en",
    ns: Object.keys(english),
    defaultNS: "common",
    resources: { en: english },
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await switchTo(chooseLanguage(readSetting(languageKey), navigator.languages));
}

/**
 * Switches the interface and remembers the choice on this device. A language that the interface is not written in yet
 * is remembered and shown in English. False: its texts could not be fetched, and nothing changed.
 */
export async function chooseInterfaceLanguage(code: LanguageCode): Promise<boolean> {
  const switched = await switchTo(code);
  if (switched) writeSetting(languageKey, code);
  return switched;
}

async function switchTo(code: LanguageCode): Promise<boolean> {
  const written = writtenLanguages.some((language) => language.code === code) ? code : "en";
  const loaded = await loadLanguage(written);
  if (!loaded) return false;
  for (const { namespace, texts } of loaded) i18n.addResourceBundle(written, namespace, texts);
  await i18n.changeLanguage(written);
  return true;
}

function showOnPage(code: string): void {
  document.documentElement.lang = code;
  document.documentElement.dir = languageOf(code).direction;
}
