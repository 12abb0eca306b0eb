import { readFileSync } from "node:fs";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { describe, expect, test } from "vitest";
import { contentHash } from "../hash.ts";
import { dangerAnswersByLanguage, phrasesByLanguage, responsesByLanguage } from "../phrases/by-language.ts";
import { rescueByLanguage } from "../phrases/rescue.ts";
import { Dialogue } from "../dialogue.ts";
import { sentencesIn } from "./sentences.ts";

const data = new URL("../../../safety-model/data/ordinary/", import.meta.url);

/** What people say who have never seen the companion's rules: short messages, and turns of conversations. */
function saidIn(language: LanguageCode): string[] {
  const linesOf = (set: string): string[] =>
    readFileSync(new URL(`${set}/${language}.txt`, data), "utf8")
      .split("\n")
      .filter(Boolean);
  const turnsOfPeople = linesOf("held-out").filter((line) => line.startsWith("P: "));
  return [...linesOf("short"), ...turnsOfPeople.map((line) => line.slice("P: ".length))];
}

const conversations = 30;
const turns = 14;

/** As many messages as a conversation has, drawn by its number. */
const drawn = (texts: readonly string[], conversation: number): string[] =>
  Array.from({ length: turns }, (_, turn) => {
    const at = contentHash(`${conversation}:${turn}`) % texts.length;
    return texts[at] ?? "";
  });

const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

/** What a sentence of a language is recognized by, whatever fills its places. */
const partsOf = (language: LanguageCode): string[] => {
  const { say, subjects } = phrasesByLanguage[language];
  const rescues = Object.values(rescueByLanguage[language]).map(({ said }) => said);
  const templates = [say, subjects, rescues, responsesByLanguage[language], dangerAnswersByLanguage[language]]
    .flatMap(textsIn)
    .flatMap(sentencesIn);
  const parts = templates.map(
    (text) => text.split(/\{\w+\}/).toSorted((a, b) => b.length - a.length)[0] ?? "",
  );
  return parts.filter((part) => part.trim().length > 1);
};

describe.each(languageCodes)("random talk in %s", (language) => {
  const own = partsOf(language);
  const texts = saidIn(language);
  const talks = Array.from({ length: conversations }, (_, conversation) => {
    const spoken = conversation % 2 === 0;
    const dialogue = new Dialogue({ language, spoken });
    return { spoken, replies: drawn(texts, conversation).map((text) => dialogue.say(text)) };
  });

  test("no sentence is said twice in a conversation, but for the emergency number", () => {
    const rescues = Object.values(rescueByLanguage[language]);
    const repeated = new Set(rescues.flatMap(({ said }) => said.flatMap(sentencesIn)));
    for (const { replies } of talks) {
      const sentences = replies.flatMap(sentencesIn).filter((sentence) => !repeated.has(sentence));
      expect(sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index)).toEqual([]);
    }
  });

  test("no reply is empty, has a hole or is in another language", () => {
    for (const { replies } of talks)
      for (const reply of replies) {
        expect(reply).not.toMatch(/^\s*$|[{}]|undefined|\|/);
        expect(sentencesIn(reply).filter((sentence) => !own.some((it) => sentence.includes(it)))).toEqual([]);
      }
  });

  test("two sentences at most where it is spoken, the introduction aside", () => {
    for (const { spoken, replies } of talks)
      for (const reply of spoken ? replies.slice(1) : [])
        expect(sentencesIn(reply).length).toBeLessThanOrEqual(2);
  });
});
