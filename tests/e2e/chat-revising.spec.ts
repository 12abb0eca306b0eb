import type { Page } from "@playwright/test";
import { faultsInBothLooks } from "./support/axe.ts";
import { member, service } from "./support/member.ts";
import { expect, test } from "./support/test.ts";

const log = (page: Page) => page.getByRole("log");
const turns = (page: Page) => log(page).locator("ol").first().locator("> li");

async function chat(page: Page, text: string): Promise<void> {
  await page.goto("/dashboard/chat");
  await page.getByRole("button", { name: "Start Chat Session" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /start chat$/i })
    .click();
  await expect(turns(page)).toHaveCount(1);
  await page.getByLabel("Your message").fill(text);
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await settled(page, 3);
}

async function settled(page: Page, count: number): Promise<void> {
  await expect(turns(page)).toHaveCount(count);
  await expect(log(page).locator("[data-live]")).toHaveCount(0);
}

/** What the database has of a person, oldest first. */
async function stored(userId: string): Promise<readonly { id: string; role: string; content: string }[]> {
  const { data } = await service()
    .from("session_messages")
    .select("id,role,content")
    .eq("user_id", userId)
    .order("seq")
    .throwOnError();
  return data;
}

test("a reply is replaced and a message rewritten by keyboard, and nothing of the old is kept", async ({
  page,
}) => {
  const person = await member(page);
  await chat(page, "I had a bad day at work");
  expect(await faultsInBothLooks(page)).toEqual([]);
  await expect.poll(async () => (await stored(person.id)).length).toBe(3);
  const before = await stored(person.id);

  await page.getByRole("button", { name: "More options for this reply" }).last().press("Enter");
  await expect(page.getByRole("menuitem", { name: "Another reply" })).toBeVisible();
  await page.getByRole("menuitem", { name: "Another reply" }).press("Enter");
  await expect.poll(async () => (await stored(person.id)).at(-1)?.id).not.toBe(before.at(-1)?.id);
  await settled(page, 3);
  expect((await stored(person.id)).map(({ role }) => role)).toEqual(["assistant", "user", "assistant"]);

  await page.getByRole("button", { name: "More options for this message" }).press("Enter");
  await page.getByRole("menuitem", { name: "Edit and resend" }).press("Enter");
  const field = page.getByLabel("New wording");
  await expect(field).toBeFocused();
  await field.fill("I had a good day with my sister");
  expect(await faultsInBothLooks(page)).toEqual([]);
  await log(page).getByRole("button", { name: "Send" }).press("Enter");
  await expect(turns(page).nth(1)).toContainText("I had a good day with my sister");
  await settled(page, 3);
  await expect(log(page)).not.toContainText("bad day");
  await expect
    .poll(async () => (await stored(person.id)).map(({ content }) => content).join(" "))
    .not.toContain("bad day");
  await expect.poll(async () => (await stored(person.id)).length).toBe(3);
  // Nor does the page after a reload.
  await page.reload();
  await settled(page, 3);
  await expect(log(page)).not.toContainText("bad day");
});

test("a rewritten message that shows danger opens the help card", async ({ page }) => {
  await member(page);
  await chat(page, "I had a bad day at work");
  await page.getByRole("button", { name: "More options for this message" }).click();
  await page.getByRole("menuitem", { name: "Edit and resend" }).click();
  await page.getByLabel("New wording").fill("I want to kill myself tonight");
  await log(page).getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("region", { name: "Help is here" })).toBeVisible();
});
