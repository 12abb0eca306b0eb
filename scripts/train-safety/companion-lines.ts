import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { phrasesByLanguage } from "#local/ai/phrases/by-language.ts";
import type { Question } from "./exchanges.ts";

/** A line that is said in every other conversation counts as several that are said once. */
const weight = 3;

/** What the practice companion says: its own questions about danger, and the others that it asks. */
export function companionLines(language: LanguageCode): readonly Question[] {
  const { risk, open, ask, askTopic, askPerson, askGood } = phrasesByLanguage[language].say;
  const harmless = [...open, ...ask, ...askTopic, ...askPerson, ...askGood, risk.someone];
  const lines: readonly Question[] = [
    { text: risk.askSuicide, asks: "thoughts", concern: "suicide" },
    { text: risk.askPlan, asks: "plan", concern: "suicide" },
    { text: risk.abuse, asks: "safe", concern: "abuse" },
    ...harmless.map((text) => ({ text, asks: "nothing", concern: null }) as const),
  ];
  return Array.from({ length: weight }, () => lines).flat();
}
