import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { lexiconOf } from "../listener/lexicon.ts";
import { fold, placesOf } from "../listener/patterns.ts";
import { findRisk } from "../listener/risk.ts";
import { understand } from "../listener/understand.ts";
import { summaryPhrases } from "./summary-phrases.ts";
import type { Material } from "./transcript.ts";

const maxMemories = 5;
/** Characters; a longer sentence is a story, not a fact. */
const maxLength = 140;

/**
 * Lasting things that the person said of themselves: whole sentences that begin like a fact ("I live …", "My dog is called …").
 * Nothing said in danger is kept, nor anything that reads like an instruction.
 */
export function memoriesOf({ said }: Material, language: LanguageCode): string[] {
  const { lasting } = lexiconOf(language);
  const sentences = said
    .flatMap((text) => [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)])
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence.length <= maxLength)
    .filter((sentence) => placesOf(lasting, fold(sentence, language)).length > 0)
    .filter((sentence) => understand(sentence, language).intent !== "injection")
    .filter((sentence) => findRisk(sentence).level === "none");
  const { memory } = summaryPhrases[language];
  return [...new Set(sentences)].slice(0, maxMemories).map((sentence) => memory.replace("{list}", sentence));
}
