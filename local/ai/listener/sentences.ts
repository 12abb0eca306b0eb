import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { contentHash } from "../hash.ts";

/**
 * After a full stop a space has to follow ("2.5"); the marks of Chinese and Japanese stand without one. A closing
 * quotation mark belongs to what it closes.
 */
const end = /(?<=[.!?؟…]["”»)]?)\s+(?![”»])|(?<=[。！？]["”」』）]?)\s*(?!["”」』）])|\n+/u;

/** The sentences of a text that the companion has written or writes. */
export const sentencesIn = (text: string): string[] =>
  text
    .split(end)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");

/** Short enough to be noted by the hundred, long enough that two of a conversation don't meet. */
const keyLength = 5;

/** Stands for a sentence where it is noted that it was said. */
const keyOf = (sentence: string): string =>
  contentHash(sentence.normalize("NFC")).toString(36).padStart(keyLength, "0").slice(-keyLength);

export const keysIn = (text: string): string[] => sentencesIn(text).map(keyOf);

/** Joins sentences as the language does. */
export function joined(sentences: readonly string[], language: LanguageCode): string {
  return sentences
    .filter((sentence) => sentence !== "")
    .join(language === "zh" || language === "ja" ? "" : " ");
}

/** The first sentences and the question, at most so many in all. */
export function fitting(said: readonly string[], question: string, most: number): string[] {
  const asked = sentencesIn(question).slice(0, most);
  return [...said.flatMap(sentencesIn).slice(0, most - asked.length), ...asked];
}

const noteOf = /\[said ([a-z0-9.]*)\]/;

/** How many sentences a note holds: more than a call has, and less than a summary's length. */
const mostNoted = 240;

/** Of a running summary: the keys of what was said before the messages that are still given. */
export const notedIn = (summary: string): string[] =>
  noteOf.exec(summary)?.[1]?.split(".").filter(Boolean) ?? [];

export const withoutNote = (summary: string): string => summary.replace(noteOf, "").trim();

export function noteFor(keys: readonly string[]): string {
  const latest = [...new Set(keys)].slice(-mostNoted);
  return latest.length === 0 ? "" : `[said ${latest.join(".")}]`;
}
