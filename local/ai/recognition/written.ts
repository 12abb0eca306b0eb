import type { HeardLanguage } from "./recognition.ts";

type Writing = {
  /** How the recognizer's words are spelled in a sentence. */
  readonly spell: (words: string) => string;
  readonly greetings: RegExp;
  readonly questions: RegExp;
  readonly questionMark: string;
};

const writings: Record<HeardLanguage, Writing> = {
  en: {
    spell: (words) => words.replaceAll(/\bi\b/g, "I"),
    greetings: /^(?:(?:hello|hi|hey)(?: there)?|good (?:morning|afternoon|evening))(?= )/,
    questions: /^(?:are|can|could|do|does|how|what|who|why|will)\b/,
    questionMark: "?",
  },
  fr: {
    spell: (words) => words.replaceAll("' ", "'").replaceAll(" -", "-").replaceAll("_", " "),
    greetings: /^(?:bonjour|bonsoir|salut|coucou)(?= )/,
    questions:
      /^(?:comment|êtes-vous|est-ce|on peut|pourquoi|pouvez-vous|que |qu'est-ce|qui|vous (?:êtes|m'))/,
    questionMark: "\u00A0?",
  },
};

/** Writes recognized words as a sentence: capitals, a comma after a greeting, a mark at the end. */
export function written(words: string, language: HeardLanguage): string {
  const { spell, greetings, questions, questionMark } = writings[language];
  const text = spell(words).trim();
  if (text === "") return "";
  const greeting = greetings.exec(text)?.[0] ?? "";
  const rest = text.slice(greeting.length).trim();
  const whole = [greeting, rest].filter((part) => part !== "").join(", ");
  return `${whole.charAt(0).toUpperCase()}${whole.slice(1)}${questions.test(rest) ? questionMark : "."}`;
}
