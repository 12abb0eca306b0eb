import type { Locator, Page } from "@playwright/test";
import { violationsIn } from "./support/axe.ts";
import { member } from "./support/member.ts";
import { expect, test } from "./support/test.ts";

const card = (page: Page) => page.getByRole("dialog", { name: "Help is here" });

/** The one that can be seen and clicked: whatever is topmost at its position. */
async function topmostHelp(page: Page): Promise<Locator> {
  const buttons = page.locator("button", { hasText: "Get help now" });
  const onTop = () =>
    buttons.evaluateAll((all) =>
      all.findIndex((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      }),
    );
  await expect.poll(onTop, "Get help now can be seen").toBeGreaterThanOrEqual(0);
  return buttons.nth(await onTop());
}

async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let presses = 0; presses < 30; presses += 1) {
    if (await target.evaluate((button) => button === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}

const isHiddenFromReaders = (target: Locator) =>
  target.evaluate((button) => button.closest("[inert], [aria-hidden=true]") !== null);

/**
 * With `open` on screen, help is visible, reachable by Tab, read out, and works by key and pointer, and
 * `open` stays.
 */
async function expectHelpWithin(page: Page, open: Locator): Promise<void> {
  await expect(open).toBeVisible();
  const help = await topmostHelp(page);
  expect(await isHiddenFromReaders(help)).toBe(false);
  await tabTo(page, help);
  await page.keyboard.press("Enter");
  await expect(card(page)).toBeVisible();
  expect(await isHiddenFromReaders(card(page))).toBe(false);
  await page.keyboard.press("Escape");
  await expect(card(page)).toHaveCount(0);
  await expect(open).toBeVisible();
  await expect(help).toBeFocused();
  await help.click();
  await expect(card(page).getByRole("link", { name: /999/ })).toBeVisible();
  await card(page).getByRole("button", { name: "Close" }).click();
  await expect(open).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(open).toHaveCount(0);
}

test.beforeEach(({ page }) => page.setViewportSize({ width: 360, height: 640 }));

test("help is within reach of the log-in dialog", async ({ page }) => {
  await page.goto("/?login=1");
  await expectHelpWithin(page, page.getByRole("dialog", { name: "Welcome" }));
});

test("help is within reach of sheets, forms and questions inside the app", async ({ page }) => {
  await member(page);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "More" }).click();
  await expectHelpWithin(page, page.getByRole("dialog", { name: "All pages" }));

  await page.goto("/dashboard/chat");
  await page
    .getByRole("button", { name: /^Start/ })
    .first()
    .click();
  await expectHelpWithin(page, page.getByRole("dialog").filter({ hasText: /start chat/i }));

  await page.goto("/dashboard/settings");
  await page.getByRole("button", { name: "Delete my account" }).click();
  await expectHelpWithin(page, page.getByRole("dialog").filter({ hasText: /delete/i }));
});

test("help is within reach of menus and lists, which never cover it", async ({ page }) => {
  await member(page);
  await page.goto("/dashboard/settings");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toBeVisible();
  for (const [open, list] of [
    [page.getByRole("button", { name: /^Account/ }), page.getByRole("menu")],
    [page.getByRole("combobox", { name: "Preferred language" }), page.getByRole("listbox")],
    [page.getByRole("combobox", { name: "Time zone" }), page.getByRole("listbox")],
  ] as const) {
    await open.evaluate((element) => element.scrollIntoView({ block: "center" }));
    await open.click();
    await expect(list).toBeVisible();
    const help = await topmostHelp(page);
    expect(await isHiddenFromReaders(help)).toBe(false);
    await help.click();
    await expect(card(page)).toBeVisible();
    // Not with Escape, because pressing it three times quickly is the quick exit.
    await card(page).getByRole("button", { name: "Close" }).click();
    await expect(list).toHaveCount(0);
  }
});
