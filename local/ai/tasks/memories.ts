import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { lexiconOf } from "../listener/lexicon.ts";
import { fold, placesOf, weightOf } from "../listener/patterns.ts";
import { understand } from "../listener/understand.ts";
import { summaryPhrases } from "./summary-phrases.ts";
import type { Material } from "./transcript.ts";

const maxMemories = 5;
/** As `weightOf` counts; a longer sentence is a story, not a fact. */
const maxWeight = 140;

/**
 * Lasting things that the person said of themselves: whole sentences that begin like a fact ("I live …", "My dog is called …").
 * Nothing that reads like an instruction is kept, and nothing at all of a conversation with confirmed danger, since
 * the practice companion can't tell what was said in danger.
 */
export function memoriesOf(
  { said, known }: Material,
  language: LanguageCode,
  isDangerConfirmed: boolean,
): string[] {
  if (isDangerConfirmed) return [];
  const { lasting } = lexiconOf(language);
  const sentences = said
    .flatMap((text) => [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)])
    .map(({ segment }) => segment.trim())
    .filter((sentence) => weightOf(sentence) <= maxWeight)
    .filter((sentence) => placesOf(lasting, fold(sentence, language)).length > 0)
    .filter((sentence) => understand(sentence, language).intent !== "injection")
    .filter((sentence) => !known.some((memory) => memory.includes(sentence)));
  const { memory } = summaryPhrases[language];
  return [...new Set(sentences)].slice(0, maxMemories).map((sentence) => memory.replace("{list}", sentence));
}
