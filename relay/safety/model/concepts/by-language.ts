import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { type ConceptLexicon, type ConceptWords, conceptWordsSchema, readConcepts } from "./lexicon.ts";
import ar from "./words/ar.json" with { type: "json" };
import de from "./words/de.json" with { type: "json" };
import en from "./words/en.json" with { type: "json" };
import es from "./words/es.json" with { type: "json" };
import fr from "./words/fr.json" with { type: "json" };
import it from "./words/it.json" with { type: "json" };
import ja from "./words/ja.json" with { type: "json" };
import ko from "./words/ko.json" with { type: "json" };
import pt from "./words/pt.json" with { type: "json" };
import zh from "./words/zh.json" with { type: "json" };

const files: Readonly<Record<LanguageCode, unknown>> = { en, es, fr, de, it, pt, zh, ja, ko, ar };

/** What a language calls the concepts. */
export const conceptWordsOf = (language: LanguageCode): ConceptWords =>
  conceptWordsSchema.parse(files[language]);

const read = new Map<LanguageCode, ConceptLexicon>();

/** A language's concepts; made ready when they are first asked for. */
export function conceptsOf(language: LanguageCode): ConceptLexicon {
  const lexicon = read.get(language) ?? readConcepts(conceptWordsOf(language), language);
  read.set(language, lexicon);
  return lexicon;
}
