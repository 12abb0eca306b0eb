import type { ResourceKey } from "i18next";
import { languages, type LanguageCode } from "#shared/catalogues/languages.ts";

export type LanguageTexts = { readonly namespace: string; readonly texts: ResourceKey }[];

// Each file of the other languages stays out of the bundle and is fetched when its language is chosen.
const files = import.meta.glob<ResourceKey>(["./*/*.json", "!./en/*.json"], { import: "default" });

function filesOf(code: LanguageCode) {
  return Object.entries(files).filter(([path]) => path.startsWith(`./${code}/`));
}

/** The languages that the interface is written in; a directory of JSON files makes a language one of them. */
export const writtenLanguages = languages.filter(({ code }) => code === "en" || filesOf(code).length > 0);

/** All texts of `client/i18n/<code>/`; what a language lacks falls back to English. null: they could not be fetched. */
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
