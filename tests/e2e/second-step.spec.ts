import type { Page } from "@playwright/test";
import { totpCode } from "#local/supabase/totp.ts";
import { faultsOf } from "./support/axe.ts";
import { beginChat } from "./support/begin-chat.ts";
import { linkIn, newestMail } from "./support/mail.ts";
import { member } from "./support/member.ts";
import { logIn } from "./support/person.ts";
import { expect, test } from "./support/test.ts";

test("a second step is set up with a code, by keyboard, and asked for at the next login", async ({
  page,
}) => {
  const person = await member(page);
  await page.goto("/dashboard/settings");
  const section = page.getByRole("region", { name: "Two-step login" });
  await section.getByRole("button", { name: "Set it up" }).press("Enter");
  await expect(section.getByRole("img", { name: /QR code/ })).toBeVisible();
  const secret = await section.getByLabel("Key", { exact: true }).inputValue();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await faultsOf(page, { within: "main" })).toEqual([]);
  }
  await section.getByRole("textbox", { name: "Code" }).fill("000000");
  await section.getByRole("button", { name: "Turn it on" }).press("Enter");
  await expect(section.getByText("That code isn't right", { exact: false })).toBeVisible();
  await section.getByRole("textbox", { name: "Code" }).fill(totpCode(secret, Date.now()));
  await section.getByRole("button", { name: "Turn it on" }).press("Enter");
  await expect(section.getByRole("button", { name: "Turn it off" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Where you're logged in" })).toContainText("This device");

  await page
    .getByRole("button", { name: /Account menu/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.goto("/dashboard");
  await logIn(page, person);
  await expect(page.getByRole("heading", { level: 1, name: "One more step" })).toBeVisible();
  expect(await faultsOf(page, { within: "main" })).toEqual([]);
  await page.reload();
  await page.getByRole("textbox", { name: "Code" }).fill(totpCode(secret, Date.now()));
  await page.getByRole("button", { name: "Continue" }).press("Enter");
  await expect(page.getByRole("heading", { name: `Welcome back, ${person.name}` })).toBeVisible();
});

/** Sets up codes as a second step, and returns the key that makes them. */
async function setUp(page: Page): Promise<string> {
  await page.goto("/dashboard/settings");
  const section = page.getByRole("region", { name: "Two-step login" });
  await section.getByRole("button", { name: "Set it up" }).click();
  const secret = await section.getByLabel("Key", { exact: true }).inputValue();
  await section.getByRole("textbox", { name: "Code" }).fill(totpCode(secret, Date.now()));
  await section.getByRole("button", { name: "Turn it on" }).click();
  await expect(section.getByRole("button", { name: "Turn it off" })).toBeVisible();
  return secret;
}

test("who has a second step deletes the account within its dialog, and keeps the page and the talk until then", async ({
  page,
}) => {
  const person = await member(page);
  const secret = await setUp(page);
  await beginChat(page);
  await expect(page.getByRole("log").getByRole("listitem")).toHaveCount(1);
  await page.getByRole("link", { name: "Settings", exact: true }).first().click();
  await page.getByRole("button", { name: "Delete my account" }).click();
  const dialog = page.getByRole("dialog");
  const remove = dialog.getByRole("button", { name: "Delete for good" });
  await dialog.getByLabel("To confirm, type this account's email address").fill(person.email);
  // As when the login was more than ten minutes ago.
  await page.route(
    "**/api/account/delete",
    (route) => route.fulfill({ status: 403, json: { outcome: "kept", because: "signIn" } }),
    { times: 1 },
  );
  await remove.click();
  await dialog.getByLabel("Password", { exact: true }).fill(person.password);
  await remove.click();
  const code = dialog.getByRole("textbox", { name: "Code" });
  await expect(code).toBeVisible();
  expect(await faultsOf(page, { within: "[role=dialog]" })).toEqual([]);
  // As another tab or a new page sees it.
  const kept = await page.context().newPage();
  await kept.goto("/dashboard/settings");
  await expect(kept.getByRole("heading", { level: 1, name: "Settings" })).toBeVisible();
  await kept.close();
  await code.fill("000000");
  await remove.click();
  await expect(dialog.getByText("That code isn't right", { exact: false })).toBeVisible();
  await expect(page.locator("[data-call-bar]")).toBeVisible();
  await code.fill(totpCode(secret, Date.now()));
  await remove.click();
  await expect(page).toHaveURL("/goodbye");
});

test("a mailed link logs in without a password", async ({ page, browser }) => {
  const person = await member(page);
  const stranger = await browser.newContext();
  const out = await stranger.newPage();
  await out.goto(`${new URL(page.url()).origin}/?login=1`);
  await out.getByLabel("Email").fill(person.email);
  await out.getByRole("button", { name: "Email me a login link" }).click();
  expect(await faultsOf(out, { within: "[role=dialog]" })).toEqual([]);
  await out.getByRole("button", { name: "Send the link" }).click();
  await expect(out.getByText(`If there's an account for ${person.email}`, { exact: false })).toBeVisible();
  await expect.poll(async () => (await newestMail(person.email)).subject).toBe("Your login link");
  await out.goto(linkIn(await newestMail(person.email)));
  await expect(out.getByRole("heading", { name: `Welcome back, ${person.name}` })).toBeVisible();
  await stranger.close();
});

for (const width of [360, 1280])
  test(`other devices are listed and logged out everywhere, by keyboard at ${width} px`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const person = await member(page);
    const elsewhere = await browser.newContext();
    const other = await elsewhere.newPage();
    await page.goto("/dashboard/settings");
    await other.goto(`${new URL(page.url()).origin}/?login=1`);
    await logIn(other, person);
    await expect(other.getByRole("heading", { name: `Welcome back, ${person.name}` })).toBeVisible();

    await page.reload();
    const section = page.getByRole("region", { name: "Where you're logged in" });
    // The test's own setting up is another login.
    await expect(section.getByRole("listitem").filter({ hasText: "This device" })).toHaveCount(1);
    const ends = section.getByRole("button", { name: /^Log out (?!everywhere)/ });
    await expect(ends.first()).toBeVisible();
    expect(await faultsOf(page, { advice: true })).toEqual([]);
    await section.getByRole("button", { name: "Log out everywhere else" }).press("Enter");
    await expect(page.getByText("You're logged out everywhere else").first()).toBeVisible();
    await expect(section.getByRole("listitem")).toHaveCount(1);
    await expect(ends).toHaveCount(0);

    await other.evaluate(() => {
      // As when the hour of its access token is over.
      const kept = JSON.parse(localStorage.getItem("hearken.session") ?? "{}");
      localStorage.setItem("hearken.session", JSON.stringify({ ...kept, expires_at: 1 }));
    });
    await other.reload();
    await expect(other.getByRole("dialog", { name: "Welcome" })).toBeVisible();
    await elsewhere.close();
  });
