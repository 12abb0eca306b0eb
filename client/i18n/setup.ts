import { createInstance, type i18n as I18n } from "i18next";
import { initReactI18next } from "react-i18next";
import { type LanguageCode, languageOf } from "#shared/catalogues/languages.ts";
import { readSetting, writeSetting } from "#client/lib/browser-storage.ts";
import {
  type Namespace,
  chooseLanguage,
  languageIn,
  loadTexts,
  sharedNamespaces,
  writtenLanguages,
} from "./language.ts";
import common from "./en/common.json";
import errors from "./en/errors.json";
import safety from "./en/safety.json";
import shell from "./en/shell.json";

const i18n = createInstance();
const languageKey = "hearken.language";

/**
 * The query parameter that chooses a language. It is removed once read, so that a reload doesn't choose it
 * again.
 */
const linkParameter = "lang";

/** The namespaces of the pages opened so far: another language has to load all of them. */
const needed = new Set<Namespace>(sharedNamespaces);

/** Counts language requests, so that texts which arrive for an earlier one are dropped. */
let asked = 0;
/** The language asked for last, and the one that can be seen: null before the first. */
let wanted: LanguageCode = "en";
let shown: LanguageCode | null = null;
/** Whether the texts of a language that the person chose are still loading. */
let choosing = false;

// At once, as nothing has to be fetched for it: a page may ask for its texts before the language is known.
void i18n.use(initReactI18next).init({
  lng: "en",
  fallbackLng: "en",
  ns: [...sharedNamespaces],
  defaultNS: "common",
  resources: { en: { common, errors, safety, shell } },
  // React escapes what it renders.
  interpolation: { escapeValue: false },
  react: { useSuspense: false },
});

/**
 * Starts the interface language as `chooseLanguage` says, which is known at once. Resolves to the one that is shown when
 * its texts are there; where they cannot be fetched, to English.
 */
export async function setUpLanguage(): Promise<LanguageCode> {
  i18n.on("languageChanged", showOnPage);
  rememberLinkedLanguage();
  if ((await switchTo(languageFor(null))) === "failed") await switchTo("en");
  return languageOf(i18n.language).code;
}

/** The namespaces of the opened pages, beyond those of every page. */
export function neededTexts(): Namespace[] {
  const shared: readonly Namespace[] = sharedNamespaces;
  return [...needed].filter((namespace) => !shared.includes(namespace));
}

/** For rendering one page after the other: as if none had been opened. */
export function forgetNeeded(): void {
  for (const namespace of neededTexts()) needed.delete(namespace);
}

/**
 * Loads what a page or a part of one shows, in the language that is shown or about to be. Rejects if it couldn't be
 * fetched. `client/i18n/namespaces.test.ts` finds what a page uses and doesn't ask for.
 */
export async function needTexts(namespaces: readonly Namespace[]): Promise<void> {
  for (const namespace of namespaces) needed.add(namespace);
  for (let code = unready(namespaces); code !== null; code = unready(namespaces))
    await addTexts(code, namespaces);
}

/** Loads a page or a part of one together with its texts. */
export async function withTexts<Part>(
  namespaces: readonly Namespace[],
  load: () => Promise<Part>,
): Promise<Part> {
  const [part] = await Promise.all([load(), needTexts(namespaces)]);
  return part;
}

type OutsideText = `update.${"title" | "reload"}` | `planCopy.${"stays" | "who" | "remove" | "removed"}`;

/** A text that every page has, in the current language; for use outside of components. */
export function textOf(key: OutsideText): string {
  return i18n.t(key);
}

/** For rendering at build time, where there is no page: the texts of one language. */
export async function setTextsUp(code: LanguageCode): Promise<I18n> {
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
  const theirs = languageFor(profile);
  if (theirs !== i18n.language) await switchTo(theirs);
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
  wanted = writtenLanguages.some((language) => language.code === code) ? code : "en";
  const language = wanted;
  const loaded = await addNeeded(language).then(
    () => true,
    () => false,
  );
  if (own !== asked) return "overtaken";
  wanted = loaded ? language : (shown ?? "en");
  if (!loaded) return "failed";
  shown = language;
  await i18n.changeLanguage(language);
  return "shown";
}

function missing(code: LanguageCode, namespaces: Iterable<Namespace>): Namespace[] {
  return [...namespaces].filter((namespace) => !i18n.hasResourceBundle(code, namespace));
}

/** A language that is seen, or about to be, without some of these texts. */
function unready(namespaces: readonly Namespace[]): LanguageCode | null {
  return [wanted, shown ?? wanted].find((code) => missing(code, namespaces).length > 0) ?? null;
}

async function addTexts(code: LanguageCode, namespaces: readonly Namespace[]): Promise<void> {
  const loaded = await loadTexts(code, missing(code, namespaces));
  for (const { namespace, texts } of loaded) i18n.addResourceBundle(code, namespace, texts);
}

/** Pages that were opened in the meantime may need more. */
async function addNeeded(code: LanguageCode): Promise<void> {
  while (missing(code, needed).length > 0) await addTexts(code, missing(code, needed));
}

function showOnPage(code: string): void {
  document.documentElement.lang = code;
  document.documentElement.dir = languageOf(code).direction;
}
