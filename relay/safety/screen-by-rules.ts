import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { combinedRisk, noRisk, type RiskFinding } from "#shared/safety/risk.ts";
import { answeredRisk } from "./answer.ts";
import { fold, unleet } from "./fold.ts";
import { isMostly, languagesOf } from "./function-words.ts";
import { type Lexicon, lexiconOf } from "./lexicon.ts";
import { prepare } from "./prepare.ts";
import { findRisk } from "./rules.ts";
import type { ScreenInput } from "./screen-input.ts";

const latin = /\p{Script=Latin}/u;

/** What a text must hold for a language's words to be looked for. Kana tells Japanese from Chinese. */
const scripts: Partial<Readonly<Record<LanguageCode, RegExp>>> = {
  ar: /\p{Script=Arabic}/u,
  zh: /^[^\p{Script=Hiragana}\p{Script=Katakana}]*\p{Script=Han}[^\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
};

/** Languages with their words. */
export type Languages = readonly (readonly [LanguageCode, Lexicon])[];

/** The languages that a text may hold: people mix them. */
export function languagesIn(text: string): Languages {
  const mayHold = languagesOf(unleet(fold(text, "latin")));
  return languageCodes
    .filter((language) => (scripts[language] ?? latin).test(text) && mayHold(language))
    .map((language) => [language, lexiconOf(language)]);
}

/** Tells whether a text is mostly written in a language. */
export const mostlyIn = (text: string): ((language: LanguageCode) => boolean) =>
  isMostly(unleet(fold(text, "latin")));

/** What the rules find in what is said. */
export const rulesIn = (text: string, languages: Languages): RiskFinding =>
  languages.map(([, lexicon]) => findRisk(prepare(text, lexicon), lexicon)).reduce(combinedRisk, noRisk);

/** What the rules find in it as an answer to what was asked. */
export const answersIn = ({ text, context }: ScreenInput, languages: Languages): RiskFinding =>
  languages.map(([, lexicon]) => answeredRisk(text, context, lexicon)).reduce(combinedRisk, noRisk);

/** What the rules find without a model: for figures, and for the models' training. */
export function screenByRules(input: ScreenInput): RiskFinding {
  const languages = languagesIn(input.text);
  return combinedRisk(rulesIn(input.text, languages), answersIn(input, languages));
}
