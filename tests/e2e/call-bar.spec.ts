import type { Page } from "@playwright/test";
import { faultsOf } from "./support/axe.ts";
import { beginChat } from "./support/begin-chat.ts";
import { launchWithMicrophone } from "./support/microphone.ts";
import { member } from "./support/member.ts";
import { expect, test } from "./support/test.ts";

test.use({ launchOptions: launchWithMicrophone() });

const barOf = (page: Page) => page.getByRole("region", { name: "Conversation in progress" });

/** Tabs until this has the focus. */
async function tabTo(page: Page, isThere: () => Promise<boolean>): Promise<void> {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press("Tab");
    if (await isThere()) return;
  }
  throw new Error("The keyboard doesn't get there.");
}

const focused = (page: Page, name: string) => () =>
  page.evaluate((wanted) => {
    const held = document.activeElement;
    return (
      held !== null &&
      held.closest("[data-call-bar]") !== null &&
      (held.getAttribute("aria-label") ?? held.textContent) === wanted
    );
  }, name);

/** What the bar covers at the very end of the page. */
async function coveredAtTheEnd(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    window.scrollTo(0, document.documentElement.scrollHeight);
    const bar = document.querySelector("[data-call-bar]")?.getBoundingClientRect();
    const inMain = [...document.querySelectorAll("main a, main button, main p, main input")];
    const last = Math.max(
      ...inMain
        .map((it) => it.getBoundingClientRect())
        .filter((it) => it.height > 0)
        .map((it) => it.bottom),
    );
    return bar !== undefined && last > bar.top;
  });
}

for (const width of [360, 1280]) {
  test(`a call goes on from page to page, in a bar that the keyboard reaches, at ${width} px`, async ({
    page,
  }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(() => localStorage.setItem("hearken.sound-processing", "off"));
    const { id } = await member(page);
    await page.addInitScript(
      (key) => localStorage.setItem(key, String(Date.now())),
      `hearken.ai-notice.${id}`,
    );
    await page.goto("/dashboard");
    await page.getByRole("main").getByRole("button", { name: "Call now" }).click();
    await expect(
      page
        .getByRole("log")
        .getByText(/I'm here to listen/)
        .first(),
    ).toBeVisible();

    await page.getByRole("button", { name: "Settings", exact: true }).press("Escape");
    await page.goBack();
    await expect(page).toHaveURL(/dashboard$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(barOf(page)).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);
    expect(await coveredAtTheEnd(page)).toBe(false);

    await page
      .getByRole("main")
      .getByRole("link", { name: /Mood Tracker/ })
      .first()
      .press("Enter");
    await expect(page).toHaveURL(/mood-tracker$/);
    await expect(barOf(page)).toBeVisible();
    await tabTo(page, focused(page, "Mute"));
    await page.keyboard.press("Space");
    await expect(barOf(page).getByText("Microphone muted")).toBeVisible();
    expect(await faultsOf(page)).toEqual([]);

    await tabTo(page, focused(page, "Return"));
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/start-session$/);
    await expect(barOf(page)).toHaveCount(0);
    // It is announced as well.
    await expect(page.getByText("Microphone muted").first()).toBeVisible();

    await page.goBack();
    await tabTo(page, focused(page, "End"));
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "End session" }).press("Enter");
    await expect(barOf(page).getByText("Session saved")).toBeVisible();
    await tabTo(page, focused(page, "Dismiss"));
    await page.keyboard.press("Enter");
    await expect(barOf(page)).toHaveCount(0);
  });
}

test("a chat keeps its messages and what is half typed, and waits in the bar after a reload", async ({
  page,
}) => {
  await member(page);
  await beginChat(page);
  const log = page.getByRole("log");
  await page.getByLabel("Your message").fill("I am worried about my exam");
  await page.keyboard.press("Enter");
  await expect(log.getByRole("listitem")).toHaveCount(3);
  await expect(log.locator("[data-live]")).toHaveCount(0);
  await page.getByLabel("Your message").fill("half a thought");
  await page.getByRole("link", { name: "Settings" }).first().click();
  await expect(barOf(page).getByText("Chatting")).toBeVisible();
  await barOf(page).getByRole("link", { name: "Return" }).click();
  await expect(page).toHaveURL(/chat$/);
  await expect(log.getByRole("listitem")).toHaveCount(3);
  await expect(page.getByLabel("Your message")).toHaveValue("half a thought");

  await page.getByRole("link", { name: "Settings" }).first().click();
  await expect(barOf(page)).toBeVisible();
  await page.reload();
  await expect(barOf(page).getByText("Your session is still open")).toBeVisible();
  await barOf(page).getByRole("link", { name: "Return" }).click();
  await expect(log.getByText("I am worried about my exam")).toBeVisible();

  await page.getByRole("link", { name: "Back to Home" }).first().click();
  await expect(page.getByText("Your session is still going")).toBeVisible();
  await page.getByRole("button", { name: "Stay here" }).click();
  await expect(log.getByText("I am worried about my exam")).toBeVisible();
});
