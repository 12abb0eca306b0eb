import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { detectLanguage } from "../language.ts";
import { weightOf } from "../listener/patterns.ts";
import { understand } from "../listener/understand.ts";
import { kindOf } from "../phrases/phrases.ts";
import { topicsOf } from "./summaries.ts";
import { isRecord } from "./transcript.ts";

const maxQuotes = 2;
const maxThemes = 3;
/** As `weightOf` counts: shorter says too little alone, longer is a story. */
const minWeight = 16;
const maxWeight = 110;

/** The texts under `own_words`, in the data that a wrap-up is asked for with. */
export function ownWordsIn(data: unknown): readonly string[] {
  const words = isRecord(data) ? data["own_words"] : undefined;
  if (!Array.isArray(words)) return [];
  return words.flatMap((entry: unknown) =>
    isRecord(entry) && typeof entry["text"] === "string" ? [entry["text"]] : [],
  );
}

/** What a sentence is worth as a quote: something good before something that is only about a known subject. */
function worth(sentence: string, language: LanguageCode): number {
  const weight = weightOf(sentence);
  if (weight < minWeight || weight > maxWeight) return 0;
  const { subjects, act, loss, isQuestion } = understand(sentence, language);
  if (isQuestion || act !== undefined || loss !== undefined || subjects.length === 0) return 0;
  return subjects.some((id) => kindOf(id) === "good") ? 2 : 1;
}

/** Up to two whole sentences of the person's, as they are. */
export function quotesOf(texts: readonly string[], fallback: LanguageCode): string[] {
  const rated = texts.flatMap((text) => {
    const language = detectLanguage(text) ?? fallback;
    const sentences = new Intl.Segmenter(language, { granularity: "sentence" }).segment(text);
    return Array.from(sentences, ({ segment }) => segment.trim()).map((sentence) => ({
      sentence,
      value: worth(sentence, language),
    }));
  });
  const best = rated.filter(({ value }) => value > 0).toSorted((a, b) => b.value - a.value);
  return [...new Set(best.map(({ sentence }) => sentence))].slice(0, maxQuotes);
}

/** What came up more than once, in the language of the wrap-up. */
export function themesOf(texts: readonly string[], language: LanguageCode): string[] {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const topic of topicsOf(text, detectLanguage(text) ?? language, language))
      counts.set(topic, (counts.get(topic) ?? 0) + 1);
  const repeated = [...counts].filter(([, count]) => count > 1).toSorted(([, a], [, b]) => b - a);
  return repeated.slice(0, maxThemes).map(([topic]) => topic);
}
