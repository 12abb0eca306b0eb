import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { combinedRisk, noRisk, type RiskFinding } from "#shared/safety/risk.ts";
import { answeredRisk } from "./answer.ts";
import { fold, unleet } from "./fold.ts";
import { languagesOf } from "./function-words.ts";
import { lexicons } from "./lexicon.ts";
import { prepare } from "./prepare.ts";
import { findRisk } from "./rules.ts";

/** A message of the conversation, as the screen sees it. */
export type Turn = { readonly role: "user" | "assistant"; readonly text: string };

export type ScreenInput = {
  /** What the person just said or wrote. */
  readonly text: string;
  /** What was said before `text`, oldest first; the last few turns are enough. */
  readonly context: readonly Turn[];
};

const latin = /\p{Script=Latin}/u;

/** What a text must hold for a language's words to be looked for. Kana tells Japanese from Chinese. */
const scripts: Partial<Readonly<Record<LanguageCode, RegExp>>> = {
  ar: /\p{Script=Arabic}/u,
  zh: /^[^\p{Script=Hiragana}\p{Script=Katakana}]*\p{Script=Han}[^\p{Script=Hiragana}\p{Script=Katakana}]*$/u,
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  ko: /\p{Script=Hangul}/u,
};

/**
 * The risk that a turn shows, by rules alone [S1]: no network, no clock, under 5 ms, the same answer for the same
 * input. Recall first: every language that the text may hold is tried, since people mix them. The level is that of
 * this turn; a session keeps the highest (`combinedRisk`) [S2].
 */
export function screenTurn({ text, context }: ScreenInput): RiskFinding {
  const mayHold = languagesOf(unleet(fold(text, "latin")));
  return [...lexicons]
    .filter(([language]) => (scripts[language] ?? latin).test(text) && mayHold(language))
    .map(([, lexicon]) =>
      combinedRisk(findRisk(prepare(text, lexicon), lexicon), answeredRisk(text, context, lexicon)),
    )
    .reduce(combinedRisk, noRisk);
}
