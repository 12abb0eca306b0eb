import type { ResourceKey } from "i18next";
import { type LanguageCode, isLanguageCode, languages } from "#shared/catalogues/languages.ts";
import type { english } from "./english.ts";

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

/** One JSON file in each language's folder. */
export type Namespace = keyof typeof english;

/** Texts that every page may show at any time, and those that help needs. English ones are bundled as the fallback. */
export const sharedNamespaces = ["common", "errors", "safety", "shell"] as const satisfies Namespace[];

type LanguageTexts = readonly { readonly namespace: Namespace; readonly texts: ResourceKey }[];

// Fetched when a page that needs it is opened, in the language that is shown.
const files = import.meta.glob<ResourceKey>(["./*/*.json", "!./en/{common,errors,safety,shell}.json"], {
  import: "default",
});

/** The languages the interface is written in; a directory of JSON files adds one. */
export const writtenLanguages = languages.filter(({ code }) => `./${code}/landing.json` in files);

/** Texts of `client/i18n/<code>/`. Rejects if they couldn't be fetched. */
export async function loadTexts(
  code: LanguageCode,
  namespaces: readonly Namespace[],
): Promise<LanguageTexts> {
  const loads = namespaces.map(async (namespace) => {
    const load = files[`./${code}/${namespace}.json`];
    return load === undefined ? [] : [{ namespace, texts: await load() }];
  });
  return (await Promise.all(loads)).flat();
}
