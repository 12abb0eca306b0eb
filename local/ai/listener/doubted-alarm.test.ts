import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { describe, expect, test } from "vitest";
import { Dialogue } from "../dialogue.ts";
import { nearByLanguage, phrasesByLanguage } from "../phrases/by-language.ts";

const doubtful = (message: string): string =>
  `Risk level: active, unconfirmed (suicide)\nThis message: ${message}`;

const meansToldOf: Readonly<Record<LanguageCode, string>> = {
  en: "I've got the tablets here on the table",
  de: "Die Tabletten liegen vor mir",
  fr: "les cachets sont dans le tiroir",
  es: "tengo las pastillas aquí",
  it: "ho le pastiglie qui davanti",
  pt: "estou com os comprimidos aqui",
  zh: "药就在桌上",
  ja: "薬がここにあります",
  ko: "약이 여기 있어요",
  ar: "الحبوب معي هنا",
};

describe.each(languageCodes)("danger that the screen alone heard, in %s", (language) => {
  const { listenNear, risk } = phrasesByLanguage[language].say;
  const { open, means } = nearByLanguage[language];
  const urgent = [...listenNear, ...open, ...means.said, risk.askPlan, risk.someone, risk.callNow];
  const isUrging = (reply: string): boolean => urgent.some((sentence) => reply.includes(sentence));

  test("is asked about once, and not gone on about where nothing bears it out", () => {
    const dialogue = new Dialogue({ language });
    dialogue.say("…", doubtful("active"));
    const replies = ["2 × 40", "3 × 40", "4 × 40"].map((text) => dialogue.say(text, doubtful("none")));
    expect(replies.filter(isUrging)).toEqual([]);
  });

  test("is stayed with where what follows bears it out", () => {
    const dialogue = new Dialogue({ language });
    dialogue.say("…", doubtful("active"));
    dialogue.say(meansToldOf[language], doubtful("none"));
    expect(isUrging(dialogue.say("2 × 40", doubtful("none")))).toBe(true);
  });
});
