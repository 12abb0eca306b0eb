import type { ResourceKey } from "i18next";
import { languages, type LanguageCode } from "#shared/catalogues/languages.ts";

export type LanguageTexts = { readonly namespace: string; readonly texts: ResourceKey }[];

// Other languages stay out of the bundle; each is fetched when it is chosen.
const files = import.meta.glob<ResourceKey>(["./*/*.json", "!./en/*.json"], { import: "default" });

function filesOf(code: LanguageCode) {
  return Object.entries(files).filter(([path]) => path.startsWith(`./${code}/`));
}

/** The languages the interface is written in; a directory of JSON files adds one. */
export const writtenLanguages = languages.filter(({ code }) => code === "en" || filesOf(code).length > 0);

/**
 * All texts of `client/i18n/<code>/`; missing ones fall back to English. Null if they couldn't be fetched.
 */
export async function loadLanguage(code: LanguageCode): Promise<LanguageTexts | null> {
  const loads = filesOf(code).map(async ([path, load]) => ({
    namespace: namespaceOf(path),
    texts: await load(),
  }));
  return await Promise.all(loads).catch(() => null);
}

function namespaceOf(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1, -".json".length);
}
