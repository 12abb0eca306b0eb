import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { describe, expect, test } from "vitest";
import { phrasesByLanguage } from "../phrases/by-language.ts";
import { talk } from "../testing/talk.ts";

const active = "Risk level: active (suicide)\nThis message: active";
const carried = "Risk level: active (suicide)\nThis message: none";

/** Named outright, some messages after the question. */
const confirmed: Readonly<Record<LanguageCode, string>> = {
  en: "Yes, I mean killing myself. Right now.",
  es: "Sí, matarme. Ahora mismo.",
  fr: "Oui, me tuer. Là, maintenant.",
  de: "Ja, mich umbringen. Jetzt.",
  it: "Sì, ammazzarmi. In questo momento.",
  pt: "Sim, me matar. Agora mesmo.",
  zh: "是的，我想自杀。就现在。",
  ja: "はい、自殺です。今すぐに。",
  ko: "네, 자살이요. 지금 당장.",
  ar: "نعم، أريد أن أموت. الآن.",
};

/** It begins like a "no", and answers nothing that was asked. */
const aside: Partial<Record<LanguageCode, string>> = {
  en: "I don't have the heart to call my brother so late",
  es: "No la quiero molestar, trabaja temprano",
  pt: "Não quero acordar a minha irmã tão tarde",
  zh: "不好意思半夜打给我妹妹",
  ar: "لا أحب أن أزعج أختي في هذا الوقت",
};

const denied: Readonly<Record<LanguageCode, string>> = {
  en: "No, I'm not planning anything",
  es: "No, no voy a hacer nada",
  fr: "Non, pas du tout",
  de: "Nein, gar nicht",
  it: "No, per niente",
  pt: "Não, de jeito nenhum",
  zh: "没有，不会的",
  ja: "いいえ、違います",
  ko: "아니요, 전혀요",
  ar: "لا، لن أفعل شيئا",
};

describe.each(languageCodes)("answers about danger in %s", (language) => {
  const { risk } = phrasesByLanguage[language].say;

  test("a plain yes is acted upon, at once or after other messages", () => {
    const told = phrasesByLanguage[language].people.mother;
    const [, , later = ""] = talk(language, [
      ["…", active],
      [told, carried],
      [confirmed[language], carried],
    ]);
    expect(later).toContain(risk.safer);
    const [, atOnce = ""] = talk(language, [
      ["…", active],
      [confirmed[language], carried],
    ]);
    expect(atOnce).toContain(risk.emergency);
  });

  test("a plain no is taken as one, and a no to something else isn't", () => {
    expect(
      talk(language, [
        ["…", active],
        [denied[language], carried],
      ])[1],
    ).toContain(risk.afterNo);
    const text = aside[language];
    if (text !== undefined)
      expect(
        talk(language, [
          ["…", active],
          [text, carried],
        ])[1],
      ).not.toContain(risk.afterNo);
  });
});
