import { act, render, screen } from "@testing-library/react";
import { useTranslation } from "react-i18next";
import { afterEach, describe, expect, it } from "vitest";
import { languages } from "#shared/catalogues/languages.ts";
import { writtenLanguages } from "./load-language.ts";
import { chooseInterfaceLanguage, setUpLanguage } from "./setup.ts";

function Words() {
  const { t } = useTranslation();
  return <p>{t("productName")}</p>;
}

describe("the interface language", () => {
  afterEach(async () => {
    localStorage.clear();
    await act(setUpLanguage);
  });

  it.each(languages)("can be $nativeName, and is English where that is not written yet", async (language) => {
    render(<Words />);
    expect(await act(() => chooseInterfaceLanguage(language.code))).toBe(true);
    const shown = writtenLanguages.includes(language) ? language : { code: "en", direction: "ltr" };
    const { lang, dir } = document.documentElement;
    expect([lang, dir]).toEqual([shown.code, shown.direction]);
    expect(screen.getByText("Hearken")).toBeTruthy();
    expect(localStorage.getItem("hearken.language")).toBe(language.code);
  });
});
