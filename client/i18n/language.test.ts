import { describe, expect, it } from "vitest";
import { chooseLanguage } from "./language.ts";

const nothing = { chosen: null, profile: null, browser: [] };

describe("chooseLanguage", () => {
  it.each([
    ["what was chosen on this device", { chosen: "ja", profile: "es", browser: ["fr-FR"] }, "ja"],
    ["the profile's while nothing was chosen here", { profile: "es", browser: ["fr-FR"] }, "es"],
    ["the browser's first language that we have", { browser: ["nl", "pt-BR", "en"] }, "pt"],
    ["a language whatever its region and case", { browser: ["ZH-Hant-TW"] }, "zh"],
    ["the browser's when the others are unknown", { chosen: "xx", profile: "nl", browser: ["ar-EG"] }, "ar"],
    ["English when nothing is known", { browser: ["nl-BE", ""] }, "en"],
  ])("takes %s", (_, known, expected) => {
    expect(chooseLanguage({ ...nothing, ...known })).toBe(expected);
  });
});
