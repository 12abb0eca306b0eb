import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { lexiconOf } from "../listener/lexicon.ts";
import { fold, matchesOf, weightOf } from "../listener/patterns.ts";
import { understand } from "../listener/understand.ts";
import { summaryPhrases } from "../phrases/summary-phrases.ts";
import type { Material } from "./transcript.ts";

const maxMemories = 5;
/** As `weightOf` counts; a longer sentence is a story, not a fact. */
const maxWeight = 140;

/**
 * Lasting things that the person said of themselves, quoted: whole sentences that begin like a fact ("I live …", "My dog is
 * called …"). Nothing is kept that reads like an instruction or a question, or that was said or taken back with a laugh;
 * and nothing at all of a conversation with confirmed danger, since the practice companion can't tell what was said in
 * danger.
 */
export function memoriesOf(
  { said, known }: Material,
  language: LanguageCode,
  isDangerConfirmed: boolean,
): string[] {
  if (isDangerConfirmed) return [];
  const { lasting, act } = lexiconOf(language);
  const isJoke = (text: string): boolean => matchesOf(act("laugh"), fold(text, language)).length > 0;
  const segmenter = new Intl.Segmenter(language, { granularity: "sentence" });
  const sentences = said
    .filter((text, index) => !isJoke(text) && understand(said[index + 1] ?? "", language).act !== "laugh")
    .flatMap((text) => Array.from(segmenter.segment(text), ({ segment }) => segment.trim()))
    .filter((sentence) => weightOf(sentence) <= maxWeight && !/[?？؟"“”«»「]/u.test(sentence))
    .filter((sentence) => matchesOf(lasting, fold(sentence, language)).length > 0)
    .filter((sentence) => understand(sentence, language).act !== "injection")
    .filter((sentence) => !known.some((memory) => memory.includes(sentence)));
  const { memory } = summaryPhrases[language];
  return [...new Set(sentences)].slice(0, maxMemories).map((sentence) => memory.replace("{list}", sentence));
}
