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

/** Words that go on in the next line without a hyphen, and choices that are wider than their field. */
function faults(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const element = node.parentElement;
      if (!element?.checkVisibility() || element.closest(".sr-only, option, script, style")) continue;
      for (const { 0: word, index } of (node.textContent ?? "").matchAll(/[\p{L}\p{M}]+/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0.5).map(({ top }) => top),
        );
        if (lines.size > 1 && getComputedStyle(element).hyphens !== "auto") found.add(`broken: ${word}`);
      }
    }
    const measure = document.createElement("canvas").getContext("2d");
    for (const select of document.querySelectorAll("select")) {
      const { font, paddingLeft, paddingRight } = getComputedStyle(select);
      const room = select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (measure) measure.font = font;
      for (const { text } of select.options)
        if ((measure?.measureText(text).width ?? 0) > room) found.add(`cut off: ${text}`);
    }
    return [...found];
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
      expect(await faults(page), path).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto("/dashboard/sessions");
    await expect(page.getByRole("combobox")).toHaveCount(4);
    expect(await faults(page)).toEqual([]);
  });
