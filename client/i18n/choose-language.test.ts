import { describe, expect, it } from "vitest";
import { chooseLanguage } from "./choose-language.ts";

describe("chooseLanguage", () => {
  it.each([
    ["what was chosen before", "ja", ["fr-FR"], "ja"],
    ["the browser's first language that we have", null, ["nl", "pt-BR", "en"], "pt"],
    ["a language whatever its region and case", null, ["ZH-Hant-TW"], "zh"],
    ["the browser's when the remembered one is unknown", "xx", ["ar-EG"], "ar"],
    ["English when nothing is known", null, ["nl-BE", ""], "en"],
  ])("takes %s", (_, remembered, preferred, expected) => {
    expect(chooseLanguage(remembered, preferred)).toBe(expected);
  });
});
