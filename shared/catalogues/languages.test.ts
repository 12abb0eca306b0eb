import { describe, expect, it } from "vitest";
import { isLanguageCode, languageOf, languages } from "./languages.ts";

/** What a language calls itself. */
function ownName(code: string): string {
  return new Intl.DisplayNames(code, { type: "language" }).of(code) ?? "";
}

describe("languages", () => {
  it("offers the spec's ten in its order, each by its own name", () => {
    expect(languages.map((language) => language.code).join(" ")).toBe("en es fr de it pt zh ja ko ar");
    const differing = languages.filter(
      ({ code, nativeName }) => ownName(code).toLowerCase() !== nativeName.toLowerCase(),
    );
    expect(differing).toEqual([]);
  });

  it("writes Arabic alone from right to left", () => {
    expect(languages.filter(({ direction }) => direction === "rtl").map(({ code }) => code)).toEqual(["ar"]);
  });

  it("takes an unknown language for English", () => {
    expect([isLanguageCode("nl"), languageOf("nl").code, languageOf("ar").direction]).toEqual([
      false,
      "en",
      "rtl",
    ]);
  });
});
