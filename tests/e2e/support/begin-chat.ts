import type { Page } from "@playwright/test";

/** Opens the chat page of somebody signed in, and begins a conversation in writing. */
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
