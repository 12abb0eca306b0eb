import type { Page } from "@playwright/test";
import { member } from "./support/member.ts";
import { expect, test } from "./support/test.ts";

const log = (page: Page) => page.getByRole("log");
const help = (page: Page) => page.getByRole("region", { name: "Help is here" });

async function beginChat(page: Page): Promise<void> {
  await page.goto("/dashboard/chat");
  await page.getByRole("button", { name: "Start Chat Session" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /start chat$/i })
    .click();
  await expect(log(page).getByRole("listitem")).toHaveCount(1);
}

/** Sends a message and waits until its reply is complete. */
async function say(page: Page, text: string): Promise<void> {
  const before = await log(page).getByRole("listitem").count();
  await page.getByLabel("Your message").fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(log(page).getByRole("listitem")).toHaveCount(before + 2);
  await expect(log(page).locator("[data-live]")).toHaveCount(0);
}

/** Pixels between the visible part and the end of the log. */
function fromEnd(page: Page): Promise<number> {
  return log(page).evaluate((it) => Math.round(it.scrollHeight - it.scrollTop - it.clientHeight));
}

const scrollToTop = (page: Page) => log(page).evaluate((it) => it.scrollTo({ top: 0 }));

test("the log stays at its end when a keyboard or the help card takes its space, and follows one's own messages", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await member(page);
  await beginChat(page);
  const long = "I had a long day at work and I am tired. ".repeat(6).trim();
  for (const nth of [1, 2, 3]) await say(page, `${nth}. ${long}`);
  await expect.poll(() => fromEnd(page)).toBeLessThan(2);

  // An on-screen keyboard appears and disappears.
  await page.setViewportSize({ width: 360, height: 430 });
  await expect.poll(() => fromEnd(page)).toBeLessThan(2);
  await page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(() => fromEnd(page)).toBeLessThan(2);
  await expect(page.getByRole("button", { name: "Latest messages" })).toHaveCount(0);

  // The person reads further up, and changes beside the log don't move it.
  await scrollToTop(page);
  await expect(page.getByRole("button", { name: "Latest messages" })).toBeVisible();
  await page.setViewportSize({ width: 360, height: 600 });
  await expect.poll(() => log(page).evaluate((it) => it.scrollTop)).toBeLessThan(2);

  // Sending a message scrolls to the end, and the reply is visible.
  await say(page, "I want to kill myself tonight");
  await expect(help(page)).toBeVisible();
  await expect.poll(() => fromEnd(page)).toBeLessThan(2);
  await expect(log(page).getByRole("listitem").last()).toBeInViewport();
});

test("a reply that arrives while somebody reads further up doesn't scroll", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 600 });
  await member(page);
  await beginChat(page);
  const long = "I had a long day at work and I am tired. ".repeat(6).trim();
  for (const nth of [1, 2]) await say(page, `${nth}. ${long}`);
  await page.getByLabel("Your message").fill(long);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect.poll(() => log(page).getByRole("listitem").count()).toBeGreaterThan(5);
  // One's own message is scrolled to, with the next frame.
  await expect.poll(() => fromEnd(page)).toBeLessThan(2);
  await scrollToTop(page);
  await expect(log(page).getByRole("listitem")).toHaveCount(7);
  await expect(log(page).locator("[data-live]")).toHaveCount(0);
  expect(await log(page).evaluate((it) => it.scrollTop)).toBeLessThan(2);
});
