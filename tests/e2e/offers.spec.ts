import type { Page } from "@playwright/test";
import { violationsIn } from "./support/axe.ts";
import { beginChat } from "./support/begin-chat.ts";
import { member } from "./support/member.ts";
import { expect, test } from "./support/test.ts";

test.use({ contextOptions: { reducedMotion: "reduce" } });

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel("Your message").fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("log").getByText(text)).toBeVisible();
}

const opened = (page: Page, width: number, name: string) =>
  width < 1_024 ? page.getByRole("dialog", { name }) : page.getByRole("complementary", { name });

for (const width of [360, 1_280])
  test(`the companion offers an exercise in a chat, which opens beside it by keyboard, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await member(page);
    await beginChat(page);
    const log = page.getByRole("log");
    await say(page, "I can't sleep");
    const card = log.getByRole("region", { name: "A suggestion: Guided breathing" });
    await expect(card).toBeInViewport();
    expect(await violationsIn(page)).toEqual([]);

    await card.getByRole("button", { name: "Open Guided breathing" }).press("Enter");
    const place = opened(page, width, "Guided breathing");
    await place.getByRole("button", { name: "Start", exact: true }).press("Enter");
    await expect(place.getByRole("button", { name: "Pause" })).toBeVisible();
    // Nothing in it leads away from the conversation.
    await expect(place.getByRole("link", { name: "Back to Overview" })).toHaveCount(0);
    expect(await violationsIn(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(place).toHaveCount(0);
    await expect(card.getByRole("button", { name: "Open Guided breathing" })).toBeFocused();

    // It was asked for, so it may be offered although one was offered already.
    await say(page, "I need somewhere to write");
    const journal = log.getByRole("region", { name: "A suggestion: Reflection journal" });
    await expect(journal).toBeInViewport();
    await journal.getByRole("button", { name: "Open Reflection journal" }).press("Enter");
    await expect(opened(page, width, "Reflection journal").getByRole("textbox").first()).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await journal.getByRole("button", { name: "Not now" }).press("Enter");
    await expect(journal).toHaveCount(0);
    await expect(log).toBeFocused();

    // A reload comes back to the chat and to what wasn't declined.
    await page.reload();
    await expect(card).toBeVisible();
    await expect(journal).toHaveCount(0);
  });

test("a guide that the plan doesn't include stays locked beside the conversation", async ({ page }) => {
  await member(page);
  await beginChat(page);
  await say(page, "I can't concentrate at all");
  await page.getByRole("button", { name: "Open Focus Techniques" }).click();
  const place = opened(page, 1_280, "Focus Techniques");
  await expect(place.getByRole("heading", { name: /premium/i })).toBeVisible();
  await expect(page.getByLabel("Your message")).toBeVisible();
});

test("in danger nothing but the safety plan is offered", async ({ page }) => {
  await member(page);
  await beginChat(page);
  await say(page, "I'm going to kill myself tonight");
  await expect(page.getByRole("region", { name: "Help is here" })).toBeVisible();
  await say(page, "Can we do a breathing exercise?");
  const log = page.getByRole("log");
  await log.getByRole("button", { name: "Open Safety plan" }).click();
  await expect(opened(page, 1_280, "Safety plan").getByRole("textbox").first()).toBeVisible();
  await expect(log.getByRole("region", { name: /Guided breathing/ })).toHaveCount(0);
});
