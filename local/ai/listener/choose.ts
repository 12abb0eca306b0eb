import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { contentHash } from "../hash.ts";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import type { FeelingId, PersonId, TopicId } from "../phrases/phrases.ts";
import type { Conversation } from "./conversation.ts";

/**
 * Picks among variants by the content of the conversation, so that it varies and still always says the same in
 * the same place; what was said in the last messages is not said again while there is another way.
 */
export function chooser(conversation: Conversation): (variants: readonly string[]) => string {
  const seed = contentHash(conversation.turns.map(({ text }) => text).join("\n"));
  const said = conversation.turns
    .filter(({ role }) => role === "assistant")
    .map(({ text }) => text)
    .join("\n");
  return (variants) => {
    const turned = variants.map((_, index) => variants[(seed + index) % variants.length] ?? "");
    return turned.find((variant) => !said.includes(longestFixedPart(variant))) ?? turned[0] ?? "";
  };
}

/** A template cannot be found by its placeholders, but by the text between them. */
function longestFixedPart(template: string): string {
  return template.split(/\{\w+\}/).reduce((a, b) => (b.length > a.length ? b : a));
}

export type Labels = {
  readonly feeling?: FeelingId | undefined;
  readonly feeling2?: FeelingId | undefined;
  readonly topic?: TopicId | undefined;
  readonly person?: PersonId | undefined;
};

/** Puts labels into a template; a sentence that begins with one begins with a capital. */
export function filled(template: string, labels: Labels, language: LanguageCode): string {
  const { feelings, topics, people } = phrasesByLanguage[language];
  const values: Record<string, string | undefined> = {
    feeling: labels.feeling && feelings[labels.feeling][0],
    feeling2: labels.feeling2 && feelings[labels.feeling2][0],
    topic: labels.topic && topics[labels.topic][0],
    person: labels.person && people[labels.person][0],
  };
  const text = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Joins sentences as the language does. */
export function joined(sentences: readonly string[], language: LanguageCode): string {
  return sentences
    .filter((sentence) => sentence !== "")
    .join(language === "zh" || language === "ja" ? "" : " ");
}
