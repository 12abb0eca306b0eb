import { fold } from "./fold.ts";
import { functionWords } from "./function-words.ts";

export const modelLanguages = ["en", "es", "fr", "de", "it", "pt", "zh", "ja", "ko", "ar"] as const;
export type ModelLanguage = (typeof modelLanguages)[number];

const latin = ["en", "es", "fr", "de", "it", "pt"] as const satisfies readonly ModelLanguage[];

/** The languages written in Latin letters. */
export const latinLanguages: ReadonlySet<ModelLanguage> = new Set(latin);

/** How much of a text is examined, in UTF-16 units: enough to tell. */
const looked = 1_000;

const sets = latin.map((language) => {
  const words = functionWords[language].split(/\s+/).map(fold);
  return { language, words: new Set(words), beginnings: new Set(words.filter((word) => word.endsWith("'"))) };
});

/** The Latin-script languages whose function words occur most often in a text; all of them if none occur. */
function latinLanguagesOf(text: string): readonly ModelLanguage[] {
  const spoken = text.match(/[a-z']+/g) ?? [];
  const counts = sets.map(({ language, words, beginnings }) => {
    const isKnown = (word: string): boolean =>
      words.has(word) || (word.includes("'") && beginnings.has(word.slice(0, word.indexOf("'") + 1)));
    return [language, spoken.filter(isKnown).length] as const;
  });
  const most = Math.max(...counts.map(([, count]) => count));
  return counts.filter(([, count]) => count === most).map(([language]) => language);
}

/**
 * The languages that a folded text may be written in: by its script and, for Latin letters, by its function
 * words.
 */
export function languagesOf(folded: string): readonly ModelLanguage[] {
  const start = folded.slice(0, looked);
  const found: ModelLanguage[] = [];
  if (/[\u0621-\u064a]/.test(start)) found.push("ar");
  if (/\p{Script=Hangul}/u.test(start)) found.push("ko");
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(start)) found.push("ja");
  else if (/\p{Script=Han}/u.test(start)) found.push("zh");
  return /[a-z]/.test(start) ? [...found, ...latinLanguagesOf(start)] : found;
}
