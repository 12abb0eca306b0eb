import type { Page } from "@playwright/test";
import { faultsInBothLooks } from "./support/axe.ts";
import { member } from "./support/member.ts";
import { moodsBefore, withMoods } from "./support/moods.ts";
import { pastSessions, pastTalk } from "./support/past-sessions.ts";
import { expect, test } from "./support/test.ts";

/** Pages with what people have on them; empty ones are looked at with all the others. */
test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem("hearken.language", "ar")));

const main = (page: Page) => page.getByRole("main");

/** Sound in both looks, and mirrored. */
async function examine(page: Page): Promise<void> {
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  expect(await faultsInBothLooks(page, { advice: true })).toEqual([]);
}

test("in Arabic, past sessions, what was found in them, and one with its words are sound", async ({
  page,
}) => {
  const { id } = await member(page, { language: "ar" });
  const [session = ""] = await pastSessions(id, [
    { title: "أسبوع صعب", mood_before: "anxious", ai_summary: "تحدثت عن العمل." },
    { title: "Monday", type: "chat" },
  ]);
  await pastTalk(id, session, ["مرحبا.", "أشعر بالقلق من العَمَل.", "اتصل على 116 123، أو **تنفّس** ببطء."]);
  await page.goto("/dashboard/sessions");
  await expect(main(page).getByRole("listitem")).toHaveCount(2);
  await examine(page);
  await main(page).getByRole("searchbox").fill("عمل");
  await expect(main(page).locator("mark").first()).toBeVisible();
  await examine(page);
  await page.goto(`/dashboard/session/${session}`);
  await expect(main(page).getByRole("heading", { level: 1, name: "أسبوع صعب" })).toBeVisible();
  await expect(main(page).locator("strong", { hasText: "تنفّس" })).toBeVisible();
  await examine(page);
});

test("in Arabic, a year of moods, its charts and a moment that is being noted are sound", async ({
  page,
}) => {
  await member(page, { language: "ar" });
  await withMoods(page, moodsBefore(new Date().toISOString().slice(0, 10), 400));
  await page.goto("/dashboard/mood-tracker");
  await expect(page.getByRole("figure")).toHaveCount(4);
  await examine(page);
  await page.goto("/dashboard", { waitUntil: "networkidle" });
  await main(page).getByRole("radio").nth(3).check();
  await expect(main(page).locator("button[aria-pressed]").first()).toBeVisible();
  await examine(page);
});

test("in Arabic, a chat that is answered, with its menus, is sound", async ({ page }) => {
  await member(page, { language: "ar" });
  await page.goto("/dashboard/chat");
  await page.getByRole("button", { name: "بدء دردشة كتابية" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await examine(page);
  await dialog.locator("button[type=submit]").press("Enter");
  const log = page.getByRole("log");
  await expect(log.getByRole("listitem")).toHaveCount(1);
  await page.getByRole("textbox").fill("لا أستطيع النوم");
  await page.keyboard.press("Enter");
  await expect(log.getByRole("listitem").nth(2)).toBeVisible();
  await expect(log.locator("[data-live]")).toHaveCount(0);
  await examine(page);
});
