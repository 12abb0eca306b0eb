import { createInstance, type i18n as I18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { languageOf, type LanguageCode } from "#shared/catalogues/languages.ts";
import { readSetting, writeSetting } from "#client/lib/browser-storage.ts";
import { chooseLanguage, languageIn } from "./choose-language.ts";
import { english } from "./english.ts";
import { loadLanguage, writtenLanguages } from "./load-language.ts";

const i18n = createInstance();
const languageKey = "hearken.language";

/**
 * The query parameter that chooses a language. It is removed once read, so that a reload doesn't choose it
 * again.
 */
const linkParameter = "lang";

/** Counts language requests, so that texts which arrive for an earlier one are dropped. */
let asked = 0;
/** Whether the texts of a language that the person chose are still loading. */
let choosing = false;

async function initialize(): Promise<void> {
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
}

/**
 * Starts the interface language as `chooseLanguage` says. Resolves to the one that is shown when its texts are there;
 * where they cannot be fetched, to English.
 */
export async function setUpLanguage(): Promise<LanguageCode> {
  i18n.on("languageChanged", showOnPage);
  await initialize();
  rememberLinkedLanguage();
  await switchTo(languageFor(null));
  return languageOf(i18n.language).code;
}

/** A text of every page, in the language that is shown now; for what stands outside of components. */
export function textOf(key: "update.title" | "update.reload"): string {
  return i18n.t(key);
}

/** For rendering at build time, where there is no page: the texts of one language. */
export async function setTextsUp(code: LanguageCode): Promise<I18n> {
  await initialize();
  await switchTo(code);
  return i18n;
}

/** The last choice on this device, or null. */
export function chosenLanguage(): LanguageCode | null {
  return languageIn(readSetting(languageKey));
}

/**
 * Switches the interface language and remembers the choice on this device. A language without interface texts
 * is remembered and shown in English. Returns false, and changes nothing, if its texts couldn't be fetched.
 */
export async function chooseInterfaceLanguage(code: LanguageCode): Promise<boolean> {
  choosing = true;
  const outcome = await switchTo(code);
  if (outcome === "overtaken") return true;
  choosing = false;
  if (outcome === "shown") writeSetting(languageKey, code);
  return outcome === "shown";
}

/** Shows the profile's language unless one was chosen on this device. */
export async function followProfileLanguage(profile: LanguageCode | null): Promise<void> {
  if (choosing) return;
  const wanted = languageFor(profile);
  if (wanted !== i18n.language) await switchTo(wanted);
}

function languageFor(profile: LanguageCode | null): LanguageCode {
  return chooseLanguage({ chosen: chosenLanguage(), profile, browser: navigator.languages });
}

function rememberLinkedLanguage(): void {
  const address = new URL(location.href);
  const linked = languageIn(address.searchParams.get(linkParameter));
  if (linked !== null) writeSetting(languageKey, linked);
  if (!address.searchParams.has(linkParameter)) return;
  address.searchParams.delete(linkParameter);
  history.replaceState(history.state, "", address);
}

async function switchTo(code: LanguageCode): Promise<"shown" | "failed" | "overtaken"> {
  asked += 1;
  const own = asked;
  const written = writtenLanguages.some((language) => language.code === code) ? code : "en";
  const loaded = await loadLanguage(written);
  if (own !== asked) return "overtaken";
  if (!loaded) return "failed";
  for (const { namespace, texts } of loaded) i18n.addResourceBundle(written, namespace, texts);
  await i18n.changeLanguage(written);
  return "shown";
}

function showOnPage(code: string): void {
  document.documentElement.lang = code;
  document.documentElement.dir = languageOf(code).direction;
}
