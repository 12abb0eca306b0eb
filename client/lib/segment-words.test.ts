import { afterEach, describe, expect, it, vi } from "vitest";
import { wordSegmenter } from "./segment-words.ts";

const words = (text: string, language: string) =>
  [...wordSegmenter(language)(text)].filter(({ isWordLike }) => isWordLike).map(({ segment }) => segment);

const withoutSegmenter = () => vi.stubGlobal("Intl", {});

describe("words of a text", () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ["en", "I don't know, it's 3 o'clock…"],
    ["fr", "J’ai dormi, l'amour est là !"],
    ["de", "Schön war’s – wirklich."],
    ["ko", "오늘은 조금 나아요."],
    ["ar", "أنا بخير، شكراً"],
  ])("are the same without the browser's segmenter: %s", (language, text) => {
    const expected = words(text, language);
    withoutSegmenter();
    expect(words(text, language)).toEqual(expected);
  });

  it.each([
    ["I'm fine. Really!", "en"],
    ["今日は少し楽です。", "ja"],
    ["", "en"],
  ])("and what stands between them make up the whole of %j", (text, language) => {
    const whole = () => [...wordSegmenter(language)(text)];
    const check = () => {
      expect(
        whole()
          .map(({ segment }) => segment)
          .join(""),
      ).toBe(text);
      for (const { segment, index } of whole()) expect(text.startsWith(segment, index)).toBe(true);
    };
    check();
    withoutSegmenter();
    check();
  });

  it("are characters if words aren't separated by spaces and there is no segmenter", () => {
    withoutSegmenter();
    expect(words("我很累。", "zh")).toEqual(["我", "很", "累"]);
  });
});
