import { act, render, screen } from "@testing-library/react";
import { useTranslation } from "react-i18next";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type LanguageCode, languages } from "#shared/catalogues/languages.ts";
import { deferred } from "#client/test-deferred.ts";
import * as texts from "./language.ts";
import { chooseInterfaceLanguage, chosenLanguage, followProfileLanguage, setUpLanguage } from "./setup.ts";

function Words() {
  const { t } = useTranslation();
  return <p>{t("productName")}</p>;
}

const shown = () => document.documentElement.lang;
const start = () => act(setUpLanguage);
const choose = (...codes: LanguageCode[]) => act(() => Promise.all(codes.map(chooseInterfaceLanguage)));

describe("the interface language", () => {
  beforeEach(() => localStorage.clear());
  afterEach(async () => {
    vi.restoreAllMocks();
    localStorage.clear();
    history.replaceState(null, "", "/");
    await start();
  });

  it.each(languages)("can be $nativeName, and is English if that has no texts yet", async (language) => {
    render(<Words />);
    expect(await act(() => chooseInterfaceLanguage(language.code))).toBe(true);
    const expected = texts.writtenLanguages.includes(language) ? language : { code: "en", direction: "ltr" };
    const { lang, dir } = document.documentElement;
    expect([lang, dir]).toEqual([expected.code, expected.direction]);
    expect(screen.getByText("Hearken")).toBeTruthy();
    expect(localStorage.getItem("hearken.language")).toBe(language.code);
  });

  it("is the one chosen last, even if an earlier one's texts arrive later", async () => {
    const load = texts.loadTexts;
    const late = deferred<void>();
    vi.spyOn(texts, "loadTexts").mockImplementation(async (code, namespaces) => {
      if (code === "it") await late.promise;
      return load(code, namespaces);
    });
    const both = choose("it", "es");
    late.resolve();
    expect(await both).toEqual([true, true]);
    expect([shown(), localStorage.getItem("hearken.language")]).toEqual(["es", "es"]);
  });

  it("is the profile's until one is chosen on this device", async () => {
    await start();
    await act(() => followProfileLanguage("fr"));
    expect([shown(), chosenLanguage()]).toEqual(["fr", null]);
    await choose("es");
    await act(() => followProfileLanguage("fr"));
    expect([shown(), chosenLanguage()]).toEqual(["es", "es"]);
    await start();
    expect(shown()).toBe("es");
  });

  it("doesn't change to the profile's while the chosen one is loading", async () => {
    await act(() => Promise.all([chooseInterfaceLanguage("es"), followProfileLanguage("fr")]));
    expect(shown()).toBe("es");
  });

  it("can be chosen by a link, which counts once: a later choice survives a reload", async () => {
    history.replaceState(null, "", "/?login=1&lang=fr#pricing");
    await start();
    expect([shown(), chosenLanguage()]).toEqual(["fr", "fr"]);
    expect(location.href).toMatch(/\/\?login=1#pricing$/);
    await choose("es");
    await start();
    expect(shown()).toBe("es");
  });

  it("isn't changed by a link that names an unsupported language", async () => {
    localStorage.setItem("hearken.language", "es");
    history.replaceState(null, "", "/?lang=nl");
    await start();
    expect([shown(), chosenLanguage()]).toEqual(["es", "es"]);
  });
});
