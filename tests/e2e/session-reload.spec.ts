import { member } from "./support/member.ts";
import { expect, test } from "./support/test.ts";

test("a chat continues by itself after a reload, with all messages, and is forgotten once it has ended", async ({
  page,
}) => {
  await member(page);
  await page.goto("/dashboard/chat");
  await page.getByRole("button", { name: "Start Chat Session" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Session Title (optional)").fill("A long week");
  await dialog.getByRole("button", { name: /start chat$/i }).click();
  const log = page.getByRole("log");
  await page.getByLabel("Your message").fill("I had a long day at work");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(log.getByRole("listitem")).toHaveCount(3);
  await expect(log.locator("[data-live]")).toHaveCount(0);
  const said = await log.getByRole("listitem").allTextContents();
  await page.getByLabel("Your message").fill("half a thought");

  await page.reload();
  await expect(log.getByRole("listitem")).toHaveText(said);
  await expect(page.getByText("A long week")).toBeVisible();
  await expect(page.getByLabel("Your message")).toHaveValue("half a thought");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(log.getByRole("listitem")).toHaveCount(5);

  const kept = () => page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)));
  expect(await kept()).toContain("hearken.running-session.");
  expect(await kept()).not.toMatch(/long (day|week)/);
  await page.getByRole("button", { name: "End Chat" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "End Chat" }).click();
  await expect(page.getByRole("button", { name: "Start Chat Session" })).toBeVisible();
  expect(await kept()).not.toContain("hearken.running-session.");
  await page.reload();
  await expect(page.getByRole("button", { name: "Start Chat Session" })).toBeVisible();
});
