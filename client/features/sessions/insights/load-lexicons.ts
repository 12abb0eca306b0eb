import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { makeLexicon, wordListsSchema, type Lexicon } from "./lexicon.ts";

// One file a language, fetched when a conversation in it is opened.
const files = import.meta.glob("./words/*.json", { import: "default" });

export type Lexicons = ReadonlyMap<LanguageCode, Lexicon>;

/** The words of these languages; null: they could not be fetched. */
export async function loadLexicons(languages: readonly LanguageCode[]): Promise<Lexicons | null> {
  const loads = languages.map(async (language) => {
    const lists = wordListsSchema.parse(await files[`./words/${language}.json`]?.());
    return [language, makeLexicon(language, lists)] as const;
  });
  const loaded = await Promise.all(loads).catch(() => null);
  return loaded ? new Map(loaded) : null;
}
