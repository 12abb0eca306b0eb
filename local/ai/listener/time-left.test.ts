import { describe, expect, test } from "vitest";
import { type LanguageCode, languageCodes } from "#shared/catalogues/languages.ts";
import { Dialogue } from "../dialogue.ts";

/** As the relay states it, last in its instructions. */
const stated =
  "Time left: 4 minutes of talking today. Only say so if the person asks how long they can still talk; never mention time otherwise, and never hurry them.";

const asking: Readonly<Record<LanguageCode, readonly [asked: string, told: RegExp]>> = {
  en: ["how much time do I have left?", /4 minutes/],
  es: ["¿cuánto tiempo me queda?", /4 minutos/],
  fr: ["il me reste combien de temps ?", /4 minutes/],
  de: ["wie viel Zeit habe ich noch?", /4 Minuten/],
  it: ["quanto tempo mi resta?", /4 minuti/],
  pt: ["quanto tempo ainda tenho?", /4 minutos/],
  zh: ["我还剩多少时间？", /4 ?分钟/],
  ja: ["あと何分話せますか？", /4 ?分/],
  ko: ["시간이 얼마나 남았어요?", /4분/],
  ar: ["كم بقي لي من الوقت؟", /[4٤] دقائق/],
};

describe("the time left to talk", () => {
  test.each(languageCodes)("is told to whoever asks (%s)", (language) => {
    const [asked, told] = asking[language];
    expect(new Dialogue({ language, spoken: true }).say(asked, stated)).toMatch(told);
  });

  test("is not mentioned unasked", () => {
    const dialogue = new Dialogue({ language: "en", spoken: true });
    for (const said of ["hello", "I had a long day at work", "I'm tired", "what should I do?", "bye"])
      expect(dialogue.say(said, stated)).not.toMatch(/\b4\b|minutes left|time left/);
  });
});
