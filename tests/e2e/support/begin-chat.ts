import type { Page } from "@playwright/test";

/** Opens the chat page of a signed-in person, and starts a chat. */
export async function beginChat(page: Page): Promise<void> {
  await page.goto("/dashboard/chat");
  await page
    .getByRole("button", { name: /^Start/ })
    .first()
    .click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /start (call|chat)$/i })
    .click();
}
