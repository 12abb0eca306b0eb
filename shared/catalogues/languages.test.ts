import { describe, expect, it } from "vitest";
import { isLanguageCode, languageOf, languages } from "./languages.ts";

/** What a language calls itself. */
function ownName(code: string): string {
  return new Intl.DisplayNames(code, { type: "language" }).of(code) ?? "";
}

describe("languages", () => {
  it("are the ten in display order, each by its own name", () => {
    expect(languages.map((language) => language.code).join(" ")).toBe("en es fr de it pt zh ja ko ar");
    const differing = languages.filter(
      ({ code, nativeName }) => ownName(code).toLowerCase() !== nativeName.toLowerCase(),
    );
    expect(differing).toEqual([]);
  });

  it("are written left to right except for Arabic", () => {
    expect(languages.filter(({ direction }) => direction === "rtl").map(({ code }) => code)).toEqual(["ar"]);
  });

  it("default to English if unknown", () => {
    expect([isLanguageCode("nl"), languageOf("nl").code, languageOf("ar").direction]).toEqual([
      false,
      "en",
      "rtl",
    ]);
  });
});
