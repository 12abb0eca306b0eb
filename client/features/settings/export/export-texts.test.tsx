import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { chooseInterfaceLanguage } from "#client/i18n/setup.ts";
import { type ExportData, exportAsJson } from "./export-data.ts";
import { exportAsPage } from "./export-page.ts";
import { emptyPlan } from "#client/lib/safety-plan.ts";
import { readableSections, useExportTexts } from "./export-texts.ts";

const at = "2025-11-20T10:00:00Z";
const plan = { ...emptyPlan, user_id: "ada", coping: "Tea & the long way home", reasons: "My sister" };
const data: ExportData = new Map([["safety_plans", [plan]]]);

const pageIn = async (language: LanguageCode): Promise<Document> => {
  await act(() => chooseInterfaceLanguage(language));
  const { result } = renderHook(() => useExportTexts("ada@example.org", new Date(at)));
  return new DOMParser().parseFromString(
    exportAsPage(data, result.current, readableSections).join(""),
    "text/html",
  );
};

afterEach(() => act(() => chooseInterfaceLanguage("en")));

test.each([
  ["en", "Safety plan", ["What I can do on my own", "My reasons to stay"]],
  ["de", "Sicherheitsplan", ["Was ich allein tun kann", "Meine Gründe zu bleiben"]],
  ["ar", "خطة الأمان", ["ما أستطيع فعله وحدي", "أسبابي للبقاء"]],
] as const)(
  "a safety plan can be read in the exported page, in words of %s",
  async (language, heading, parts) => {
    const page = await pageIn(language);
    const texts = (selector: string) => [...page.querySelectorAll(selector)].map((it) => it.textContent);
    expect(texts("h2")).toContain(`${heading} (1)`);
    expect(texts("dt")).toEqual(parts);
    expect(texts("dd")).toEqual([plan.coping, plan.reasons]);
  },
);

test("the JSON file holds the plan as it was written", () => {
  expect(JSON.parse(exportAsJson(data, at).join(""))).toMatchObject({ data: { safety_plans: [plan] } });
});
