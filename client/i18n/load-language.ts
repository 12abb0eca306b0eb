import type { ResourceKey } from "i18next";
import { languages, type LanguageCode } from "#shared/catalogues/languages.ts";
import type { english } from "./english.ts";

/** One JSON file in each language's folder. */
export type Namespace = keyof typeof english;

/** Texts that every page may show at any time, and those that help needs. English ones are bundled as the fallback. */
export const sharedNamespaces = ["common", "errors", "safety", "shell"] as const satisfies Namespace[];

export type LanguageTexts = readonly { readonly namespace: Namespace; readonly texts: ResourceKey }[];

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
