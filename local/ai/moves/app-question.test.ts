import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { expect, test } from "vitest";
import { responsesByLanguage } from "../phrases/by-language.ts";
import { talk } from "../testing/talk.ts";
import { appQuestionIds } from "./app-question.ts";
import { appQuestionIn } from "./hearing.ts";

/** No rule knows these words. */
const offline: Readonly<Record<LanguageCode, string>> = {
  en: "does it work offline?",
  de: "geht das auch offline?",
  fr: "ça marche sans internet ?",
  es: "¿esto funciona sin internet?",
  it: "funziona anche senza internet?",
  pt: "isso funciona sem internet?",
  zh: "这个没有信号能用吗？",
  ja: "ネットがなくても使えますか？",
  ko: "인터넷 없이도 돼요?",
  ar: "هل يعمل بدون إنترنت؟",
};

test.each(languageCodes)("a question about the app that no rule knows is answered in %s", (language) => {
  const [, reply = ""] = talk(language, [["…"], [offline[language]]]);
  expect(responsesByLanguage[language].internet.some((it) => reply.includes(it)) || reply).toBe(true);
});

test("whatever is written, the probabilities come to 1", () => {
  const { probability } = appQuestionIn({ text: "🐝🐝 ??", language: "en" });
  expect(probability(...appQuestionIds)).toBeCloseTo(1);
});
