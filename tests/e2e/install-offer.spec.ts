import type { Page } from "@playwright/test";
import { faultsInBothLooks } from "./support/axe.ts";
import { member } from "./support/member.ts";
import { expect, test } from "./support/test.ts";

const card = (page: Page) => page.getByRole("region", { name: "Keep Hearken close" });

/** The app was opened on two earlier days, and the browser would install it; headless ones never say so. */
async function canInstall(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem("hearken.visits") === null)
      localStorage.setItem("hearken.visits", "2 2020-01-02");
    // Again and again, since the app listens only once it has started.
    setInterval(() => {
      const event = Object.assign(new Event("beforeinstallprompt", { cancelable: true }), {
        prompt: () => Promise.resolve(localStorage.setItem("asked", "yes")),
      });
      dispatchEvent(event);
    }, 500);
  });
}

test("on the third day the app offers itself for the Home Screen, once, by keyboard", async ({ page }) => {
  await member(page);
  await canInstall(page);
  await page.goto("/dashboard");
  await expect(card(page)).toBeVisible();
  expect(await faultsInBothLooks(page, { advice: true })).toEqual([]);
  await card(page).getByRole("button", { name: "Add Hearken" }).press("Enter");
  await expect(card(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("asked"))).toBe("yes");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Welcome back", exact: false })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(card(page)).toHaveCount(0);
});

test("nothing is offered where the help card was opened", async ({ page }) => {
  await member(page);
  await canInstall(page);
  await page.goto("/dashboard/mood-tracker");
  await page.getByRole("button", { name: "Get help now" }).click();
  await expect(page.getByRole("dialog", { name: "Help is here" })).toBeVisible();
  await page.goto("/dashboard");
  await page.waitForLoadState("networkidle");
  await expect(card(page)).toHaveCount(0);
});
