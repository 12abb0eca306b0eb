import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { member } from "./support/member.ts";
import { pastSessions } from "./support/past-sessions.ts";

const screens = [
  "/dashboard",
  "/dashboard/mood-tracker",
  "/dashboard/sessions",
  "/dashboard/start-session",
  "/dashboard/usage",
  "/dashboard/settings",
  "/",
];

/** Words that go on in the next line without a hyphen. */
function brokenWords(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const element = node.parentElement;
      if (!element?.checkVisibility() || element.closest(".sr-only, option, script, style")) continue;
      if (getComputedStyle(element).hyphens === "auto") continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\p{M}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const rects = [...range.getClientRects()].filter(({ width }) => width > 0.5);
        if (new Set(rects.map(({ top }) => top)).size > 1) found.add(word);
      }
    }
    return [...found];
  });
}

/** Choices that are wider than their field. */
function cutChoices(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) throw new Error("no canvas to measure with");
    return [...document.querySelectorAll("select")].flatMap((select) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      pen.font = font;
      return [...select.options].map(({ text }) => text).filter((text) => pen.measureText(text).width > room);
    });
  });
}

for (const language of ["de", "fr", "pt", "ar"])
  test(`in the hand no word breaks and no choice is cut off in ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const person = await member(page, { language });
    await page.addInitScript((code) => localStorage.setItem("hearken.language", code), language);
    await pastSessions(person.id, [{}, { type: "chat" }]);
    for (const path of screens) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await page.waitForLoadState("networkidle");
      expect(await brokenWords(page), path).toEqual([]);
      expect(await cutChoices(page), path).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/dashboard/sessions");
    await expect(page.getByRole("combobox")).toHaveCount(4);
    expect(await cutChoices(page)).toEqual([]);
  });
