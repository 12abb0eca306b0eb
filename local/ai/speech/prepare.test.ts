import { languageCodes } from "#shared/catalogues/languages.ts";
import { describe, expect, test } from "vitest";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import { prepareSpeech } from "./prepare.ts";
import { voiceSettings } from "./voices.ts";

test("sentences are spoken one by one, long ones at their commas", () => {
  expect(prepareSpeech("I hear you. How are you?", "en")).toEqual(["I hear you.", "How are you?"]);
  const long =
    "When you think of it late in the evening, when all is quiet, what is it that comes to your mind?";
  expect(prepareSpeech(long, "en")).toHaveLength(3);
});

test("nothing that the synthesiser would obey or read out is left", () => {
  expect(prepareSpeech("Hi <break time='9s'/> **there** [[hello]] 😀", "en")).toEqual([
    "Hi break time='9s'/ there hello",
  ]);
  expect(prepareSpeech("… 😀 !", "en")).toEqual([]);
});

test("Japanese is written as it sounds, what has no reading is passed over", () => {
  expect(prepareSpeech("こんにちは。私は今日、仕事で疲れました。", "ja")).toEqual([
    "こんにちわ。",
    "わたしわきょう、しごとでつかれました。",
  ]);
  expect(prepareSpeech("薔薇です", "ja")).toEqual(["、です"]);
});

test("Arabic has its vowels", () => {
  expect(prepareSpeech("مرحباً، أنا هنا.", "ar")).toEqual(["مَرْحَبًا، أَنَا هُنَا."]);
});

function everySentence(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return Object.values(value as object).flatMap(everySentence);
}

describe.each(languageCodes)("%s", (language) => {
  test("every prepared sentence can be pronounced", () => {
    const { say, subjects } = phrasesByLanguage[language];
    for (const sentence of everySentence([say, subjects])) {
      const spoken = prepareSpeech(sentence, language).join(" ");
      expect(spoken).not.toBe("");
      if (language === "ja") expect(spoken).not.toMatch(/\p{Script=Han}|、、/u);
    }
  });
});

test("manner and speed change how it sounds, within bounds", () => {
  const plain = voiceSettings("en", { voice: "nova", instructions: "", speed: 1 });
  const calm = voiceSettings("en", {
    voice: "nova",
    instructions: "Speak slowly, in a calm voice.",
    speed: 1,
  });
  const fast = voiceSettings("en", { voice: "onyx", instructions: "", speed: 4 });
  expect(calm.rate).toBeLessThan(plain.rate);
  expect(calm.range).toBeLessThan(plain.range);
  expect(fast.rate).toBe(450);
  expect(fast.voice).not.toBe(plain.voice);
});
