import type { Page } from "@playwright/test";
import { beginChat } from "./support/begin-chat.ts";
import { violationsIn } from "./support/axe.ts";
import { member } from "./support/member.ts";
import { expect, test } from "./support/test.ts";

async function say(page: Page, text: string): Promise<void> {
  await page.getByLabel("Your message").fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByRole("log").getByText(text)).toBeVisible();
}

test("someone who says that it isn't about them is left alone, and the conversation continues as before", async ({
  page,
}) => {
  await member(page);
  await beginChat(page);
  const log = page.getByRole("log");
  const main = page.getByRole("main");
  const card = page.getByRole("region", { name: "Help is here" });
  const pointer = main.getByRole("button", { name: "Get help now" });
  const replies = log.getByRole("listitem").filter({ hasText: "AI Assistant" });
  /** The greeting counts too. */
  const answered = async (count: number): Promise<void> => {
    await expect(replies).toHaveCount(count);
    await expect(log.locator("[data-live]")).toHaveCount(0);
  };

  await say(page, "I'm going to kill myself tonight");
  await expect(card.getByText("You don't have to carry this alone")).toBeVisible();
  await expect(
    card.getByText("This conversation has no time limit right now", { exact: false }),
  ).toBeVisible();
  await expect(pointer).toHaveCount(0);
  await answered(2);

  await card.getByRole("button", { name: "This isn't about me" }).click();
  await expect(card).toHaveCount(0);
  await expect(pointer).toBeFocused();
  await expect(main.getByText("Help is here when you want it.")).toBeVisible();
  for (const [width, colorScheme] of [
    [360, "light"],
    [1280, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.getByLabel("Your message")).toBeInViewport({ ratio: 1 });
    expect(await violationsIn(page)).toEqual([]);
  }

  await say(page, "I had a long day at work and I am tired");
  await answered(3);
  await expect(replies.last()).not.toContainText(/kill|suicide|safe|emergency|999|116 123/i);
  await expect(card).toHaveCount(0);
  await expect(pointer).toBeVisible();

  await pointer.click();
  const whole = page.getByRole("dialog", { name: "Help is here" });
  await expect(whole.getByRole("link", { name: /116 123/ })).toHaveAttribute("href", "tel:116123");
  await page.keyboard.press("Escape");
  await expect(pointer).toBeFocused();
});
