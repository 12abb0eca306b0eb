import { createInstance } from "i18next";
import { initReactI18next } from "react-i18next";
import { languageOf, type LanguageCode } from "#shared/catalogues/languages.ts";
import { readSetting, writeSetting } from "#client/lib/local-setting.ts";
import { chooseLanguage } from "./choose-language.ts";
import { english } from "./english.ts";
import { loadLanguage } from "./load-language.ts";

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

/** Switches the interface and remembers the choice on this device. False: its texts could not be fetched. */
export async function chooseInterfaceLanguage(code: LanguageCode): Promise<boolean> {
  const switched = await switchTo(code);
  if (switched) writeSetting(languageKey, code);
  return switched;
}

async function switchTo(code: LanguageCode): Promise<boolean> {
  const loaded = code === "en" ? [] : await loadLanguage(code);
  if (!loaded) return false;
  for (const { namespace, texts } of loaded) i18n.addResourceBundle(code, namespace, texts);
  await i18n.changeLanguage(code);
  return true;
}

function showOnPage(code: string): void {
  document.documentElement.lang = code;
  document.documentElement.dir = languageOf(code).direction;
}
