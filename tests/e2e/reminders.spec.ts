import type { Page } from "@playwright/test";
import { newestMail } from "./support/mail.ts";
import { faultsOf } from "./support/axe.ts";
import { member, service } from "./support/member.ts";
import { expect, test } from "./support/test.ts";

const reminderRows = "**/rest/v1/mood_reminders*";
const looks = [360, 1280].flatMap((width) => (["light", "dark"] as const).map((theme) => ({ width, theme })));

const section = (page: Page) => page.getByRole("region", { name: "Reminder Settings" });

async function expectNoFaults(page: Page, part: string): Promise<void> {
  for (const { width, theme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    expect(await faultsOf(page, { within: part }), `${width} ${theme}`).toEqual([]);
  }
}

test("a reminder loads, fails, is turned off and on by keyboard, confirmed by email, and tested", async ({
  page,
}) => {
  const person = await member(page);
  await page.route(reminderRows, (route) => route.fulfill({ status: 500, body: "{}" }));
  await page.goto("/dashboard/mood-tracker");
  await expect(section(page).getByText("We couldn't load your reminder")).toBeVisible();
  await page.unroute(reminderRows);
  await section(page).getByRole("button", { name: "Try again" }).click();

  const daily = section(page).getByRole("switch", { name: "Remind me every day" });
  await expect(daily).not.toBeChecked();
  await expect(section(page).getByLabel("Time")).toHaveCount(0);
  await daily.focus();
  await page.keyboard.press("Space");
  await section(page).getByLabel("Time").fill("07:30");
  const byMail = section(page).getByRole("switch", { name: "Also by email" });
  await byMail.focus();
  await page.keyboard.press("Space");
  await expect(byMail).toBeChecked();
  await expect(section(page).getByRole("button", { name: "Test Email" })).toHaveCount(0);

  await page.route(reminderRows, (route) => route.fulfill({ status: 500, body: "{}" }));
  await section(page).getByRole("button", { name: "Save reminder" }).click();
  await expect(section(page).getByText("Your choices are still here.", { exact: false })).toBeVisible();
  await page.unroute(reminderRows);
  await section(page).getByRole("button", { name: "Save reminder" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("A confirmation is on its way to your inbox.").first()).toBeVisible();
  await expect.poll(async () => (await newestMail(person.email)).subject).toBe("Your reminder is set");
  expect((await newestMail(person.email)).text).toContain("7:30");

  await section(page).getByRole("button", { name: "Test Email" }).click();
  await expect(section(page).getByText("A test email is on its way.", { exact: false })).toBeVisible();
  await expect.poll(async () => (await newestMail(person.email)).subject).toBe("Your test email");
  await expectNoFaults(page, "[aria-labelledby=reminder-settings]");

  await page.reload();
  await expect(section(page).getByLabel("Time")).toHaveValue("07:30");
});

test("the link in an email asks first, and unsubscribes without signing in", async ({ page, browser }) => {
  const person = await member(page);
  await service()
    .from("mood_reminders")
    .insert({ user_id: person.id, is_enabled: true, email_enabled: true, timezone: "Europe/London" })
    .throwOnError();
  await page.goto("/dashboard/mood-tracker");
  const daily = section(page).getByLabel("Time");
  await daily.fill("21:45");
  await section(page).getByRole("button", { name: "Save reminder" }).click();
  await expect.poll(async () => (await newestMail(person.email)).subject).toBe("Your reminder is set");
  const [link = ""] = /\/unsubscribe\?token=[\w-]+/.exec((await newestMail(person.email)).text ?? "") ?? [];

  const stranger = await browser.newContext();
  const out = await stranger.newPage();
  const base = new URL(page.url()).origin;
  const saved = async () =>
    (
      await service()
        .from("mood_reminders")
        .select("is_enabled, email_enabled")
        .eq("user_id", person.id)
        .single()
        .throwOnError()
    ).data;
  await out.goto(base + link);
  await expect(out.getByRole("heading", { level: 1, name: "Stop these emails" })).toBeVisible();
  expect(await saved()).toEqual({ is_enabled: true, email_enabled: true });
  await out.route("**/unsubscribe*", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 503, body: "{}" }) : route.fallback(),
  );
  await out.getByRole("button", { name: "Stop sending them" }).click();
  await expect(out.getByText("That didn't work")).toBeVisible();
  await expectNoFaults(out, "main");
  await out.unroute("**/unsubscribe*");
  await out.getByRole("button", { name: "Stop sending them" }).focus();
  await out.keyboard.press("Enter");
  await expect(out.getByText("You won't get daily reminders by email anymore.")).toBeVisible();
  expect(await saved()).toEqual({ is_enabled: true, email_enabled: false });
  await stranger.close();
});

test("in the open app a reminder comes at its time, once, and not after a check-in", async ({ page }) => {
  const person = await member(page);
  // Two minutes from now; then the page's clock jumps ahead.
  const soon = new Date(Date.now() + 120_000);
  await service()
    .from("mood_reminders")
    .insert({
      user_id: person.id,
      is_enabled: true,
      reminder_time: soon.toISOString().slice(11, 16),
      timezone: "UTC",
    })
    .throwOnError();
  const asked: string[] = [];
  page.on("request", (request) => {
    if (request.url().includes("mood_entries?select=id&local_date")) asked.push(request.url());
  });
  await page.clock.install();
  // The frame of the page is there before the app is, which a stopped clock would stop as well.
  const read = page.waitForResponse(reminderRows);
  await page.goto("/dashboard");
  await read;
  const toast = page.getByText("A moment for yourself, if you like.");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(toast).toHaveCount(0);
  // Stopped from here on: while a clock jumps ahead, a toast would expire before anyone could see it.
  await page.clock.pauseAt(Date.now() + 3 * 60_000);
  await expect(toast.first()).toBeVisible();
  expect(asked).toHaveLength(1);
  await page.getByRole("button", { name: "Close" }).first().click();
  await page.clock.resume();

  const open = async () => {
    const saved = page.waitForResponse(reminderRows);
    await page.reload();
    await saved;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  };
  await open();
  await page.clock.fastForward(60_000);
  expect(asked, "shown on that day already").toHaveLength(1);

  const created_at = soon.toISOString();
  const entry = { user_id: person.id, mood_score: 4, mood_label: "Calm", created_at };
  await service().from("mood_entries").insert(entry).throwOnError();
  const wasShown = () => page.evaluate(() => localStorage.getItem("hearken.reminder-shown"));
  await page.evaluate(() => localStorage.removeItem("hearken.reminder-shown"));
  await open();
  await expect.poll(wasShown).not.toBeNull();
  await expect(toast).toHaveCount(0);
});
