import type { Page } from "@playwright/test";
import { faultsInBothLooks } from "./support/axe.ts";
import { msAfterData, watchFigures } from "./support/first-paint.ts";
import { member } from "./support/member.ts";
import { moodsBefore, withMoods } from "./support/moods.ts";

import { expect, test } from "./support/test.ts";

const tracker = "/dashboard/mood-tracker";
const entries = "**/rest/v1/mood_entries*";

const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true }).click();
const complete = (page: Page) => page.getByRole("heading", { name: "Today's Check-in Complete" });

/** Writes fail with the given answer; reads continue to work. */
async function refuse(page: Page, status: number, body: Record<string, string>): Promise<void> {
  await page.route(entries, (route) =>
    route.request().method() === "POST" ? route.fulfill({ status, json: body }) : route.fallback(),
  );
}

test("a check-in fails, survives a reload, and is recorded, and changed, by keyboard alone", async ({
  page,
}) => {
  await member(page);
  await page.goto(tracker);
  await expect(page.getByText("Your check-ins will show up here.", { exact: false })).toBeVisible();
  await press(page, "Record check-in");
  await expect(page.getByText("Please select at least one emotion")).toBeVisible();
  await expect(page.getByText("Choose how you're feeling today from the emotions below")).toBeVisible();

  for (const name of ["Happy", "Calm", "Lonely"]) {
    await page.getByRole("button", { name, exact: true }).focus();
    await page.keyboard.press("Space");
  }
  await expect(page.getByText("3 of 3 chosen")).toBeVisible();
  const fourth = page.getByRole("button", { name: "Rage", exact: true });
  await expect(fourth).toBeDisabled();
  await fourth.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Maximum 3 emotions").first()).toBeVisible();
  await expect(page.getByText("Please select only your top 3 emotions felt today.").first()).toBeVisible();
  await press(page, "Sleep, energy, stress, and a note (optional)");
  const energy = page.getByRole("slider", { name: "Energy" });
  await energy.focus();
  for (let step = 0; step < 4; step += 1) await page.keyboard.press("ArrowRight");
  await expect(energy).toHaveValue("3.4");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(energy).toHaveValue("3.5");
  await page.getByLabel("Notes (optional)").focus();
  await page.keyboard.type("Soup with a friend.");

  await refuse(page, 500, {});
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("What you chose and wrote is still here.", { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Notes (optional)")).toHaveValue("Soup with a friend.");
  await expect(page.getByRole("button", { name: "Lonely" })).toHaveAttribute("aria-pressed", "true");
  await page.unroute(entries);

  const held = Promise.withResolvers<void>();
  await page.route(entries, async (route) => {
    if (route.request().method() === "POST") await held.promise;
    return route.fallback();
  });
  await press(page, "Record check-in");
  await expect(page.getByRole("button", { name: "Recording..." })).toBeVisible();
  held.resolve();
  await expect(complete(page)).toBeFocused();
  await page.unroute(entries);

  await page.reload();
  await expect(complete(page)).toBeVisible();
  await expect(page.getByText("Soup with a friend.")).toBeVisible();
  await expect(page.getByText("From 1 check-in")).toBeVisible();
  await expect(page.getByText("Not enough data yet")).toBeVisible();
  expect(await faultsInBothLooks(page)).toEqual([]);

  await press(page, "Change");
  await expect(page.getByLabel("Notes (optional)")).toHaveValue("Soup with a friend.");
  await press(page, "Lonely");
  await press(page, "Save changes");
  await expect(complete(page)).toBeVisible();
  await expect(page.getByText("Happy, Calm", { exact: true })).toBeVisible();
});

test("what a second tab chose after the first had checked in is said, kept, and put in its place", async ({
  page,
  context,
}) => {
  await member(page);
  await page.goto(tracker);
  await press(page, "Happy");
  const other = await context.newPage();
  await other.goto(tracker);
  await press(other, "Sad");
  await press(other, "Record check-in");
  await expect(complete(other)).toBeFocused();
  await press(page, "Record check-in");
  const focused = page.locator(":focus");
  await expect(focused).toContainText("You already checked in today");
  await expect(focused).toContainText("Happy");
  expect(await faultsInBothLooks(page)).toEqual([]);
  await press(page, "Change today's check-in to this");
  await expect(complete(page)).toBeFocused();
  await page.reload();
  await expect(page.getByRole("region", { name: "Today's Check-in Complete" })).toContainText("Happy");
});

for (const [language, title, question] of [
  ["en", "Daily Mood Check-in", "How are you feeling today?"],
  ["de", "Täglicher Stimmungscheck", "Wie fühlst du dich heute?"],
] as const) {
  test(`folded, the check-in is less than 1,000 px high on a phone: ${language}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await member(page, { language });
    await page.goto(tracker);
    const checkIn = page.getByRole("main").getByRole("region", { name: title });
    await expect(checkIn.getByRole("group", { name: question })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    expect((await checkIn.boundingBox())?.height).toBeLessThan(1000);
    // Nothing that is needed is hidden to get there.
    await expect(checkIn.locator("button[aria-pressed]")).toHaveCount(32);
    await expect(checkIn.locator("[type=submit]")).toBeVisible();
    for (const button of await checkIn.getByRole("button").all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await expect(checkIn.getByRole("slider")).toHaveCount(0);
  });
}

test("a full week leads to the plans and keeps the text", async ({ page }) => {
  await member(page);
  await page.goto(tracker);
  await refuse(page, 402, { code: "PT402", message: "mood_check_in_limit_reached" });
  await press(page, "Worry");
  await press(page, "Sleep, energy, stress, and a note (optional)");
  await page.getByLabel("Notes (optional)").fill("Kept.");
  await press(page, "Record check-in");
  const paywall = page.getByRole("dialog", { name: "You've used this week's check-ins" });
  await expect(paywall.getByRole("button", { name: "Upgrade to Premium annual" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(paywall).toBeHidden();
  await expect(page.getByLabel("Notes (optional)")).toHaveValue("Kept.");
  await page.getByRole("link", { name: "View Plans" }).click();
  await expect(page).toHaveURL("/dashboard/usage");
});

test("five years of moods load, fail, and show charts with tables, another year, and a month as text", async ({
  page,
}) => {
  await member(page);
  const today = new Date().toISOString().slice(0, 10);
  const year = Number(today.slice(0, 4));
  const rows = moodsBefore(today, 1826);

  await page.route(entries, (route) => route.abort());
  await page.goto(tracker);
  await expect(page.getByText("We couldn't load today's check-in")).toBeVisible();
  await page.unroute(entries);

  const held = Promise.withResolvers<void>();
  await withMoods(page, rows);
  await page.route("**/rpc/get_mood_days*", async (route) => {
    await held.promise;
    await route.fallback();
  });
  await page.route("**/rpc/get_mood_stats*", (route) => route.fulfill({ status: 500, json: {} }));
  await press(page, "Try again");
  await expect(page.getByText("We couldn't load your statistics")).toBeVisible();
  await expect(page.getByRole("main").getByText("Loading", { exact: true }).first()).toBeAttached();
  held.resolve();
  const stats = { avg_mood: 3.1, avg_energy: 3.2, avg_stress: 2.9, avg_sleep: 3.4 };
  await page.route("**/rpc/get_mood_stats*", (route) =>
    route.fulfill({ json: [{ ...stats, total_entries: 30, total_moments: 0, mood_trend: "stable" }] }),
  );
  await press(page, "Try again");
  await expect(page.getByText("No clear change")).toBeVisible();

  const weekdays = page.getByRole("figure", { name: "Days of the week" });
  await expect(weekdays).toContainText("Lowest: Monday.");
  await expect(
    page.getByText("On days when you noted better sleep, your mood tended to be higher."),
  ).toBeVisible();
  await page.getByRole("region", { name: "Mood Statistics" }).getByLabel("Period").selectOption("366");
  const line = page.getByRole("figure", { name: "Mood over time" });
  await line.getByRole("button", { name: "Show as table" }).click();
  await expect(line.getByRole("row")).toHaveCount(366);
  await line.getByRole("button", { name: "Show as chart" }).click();

  await press(page, "Previous year");
  await page.getByRole("button", { name: `March ${String(year - 1)}: mood noted on 31 days` }).click();
  const list = page.getByRole("heading", { name: `March ${String(year - 1)}` }).locator("..");
  await expect(list.getByRole("listitem")).toHaveCount(31);
  await expect(list.getByText("A walk by the river, and soup.").first()).toBeVisible();
  expect(await faultsInBothLooks(page)).toEqual([]);

  // How long the charts take once their data is there; only recorded, because the machine's load affects it.
  await watchFigures(page, 4);
  await page.reload();
  const ms = await msAfterData(page, "get_mood_days");
  test.info().annotations.push({ type: "ms from data to first paint", description: String(ms) });
  await expect(page.getByRole("figure")).toHaveCount(4);
});

test("a face that is chosen while the page still waits for the person's data is kept, however slow that is", async ({
  page,
}) => {
  await member(page);
  const data = Promise.withResolvers<void>();
  await page.route(/rest\/v1\/profiles/, async (route) => {
    await data.promise;
    await route.continue();
  });
  await page.goto("/dashboard");
  const card = page.getByRole("region", { name: "How do you feel right now?" });
  await card.getByRole("radio", { name: "Good" }).click();
  // Longer than the page's parts usually take to settle.
  await page.waitForTimeout(6_000);
  data.resolve();
  await expect(card.getByRole("button", { name: "Log it" })).toBeVisible();
  await expect(card.getByRole("radio", { name: "Good" })).toBeChecked();
});

test("a moment is noted in two taps on a phone, listed and deleted", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await member(page);
  await page.goto("/dashboard");
  const card = page.getByRole("region", { name: "How do you feel right now?" });
  const good = card.getByRole("radio", { name: "Good" });
  // The page may take the place of its frame meanwhile, and then repeats the press a moment later.
  await good.click();
  await expect(good).toBeChecked();
  await card.getByRole("button", { name: "Music" }).click();
  expect(await faultsInBothLooks(page)).toEqual([]);
  await card.getByRole("button", { name: "Log it" }).click();
  await expect(page.getByText("Logged", { exact: true })).toBeVisible();
  await page.goto(tracker);
  const today = page.getByRole("region", { name: "Logged today" });
  await expect(today.getByRole("listitem").first()).toContainText("Good");
  await expect(today.getByText("Music")).toBeVisible();
  await today.getByRole("button", { name: /^Delete what you logged/ }).click();
  await press(page, "Delete");
  await expect(today.getByText("Nothing yet.", { exact: false })).toBeVisible();
});

test("another app's file is added once, its values are read by keyboard, and a summary is alone on paper", async ({
  page,
}) => {
  await member(page);
  await page.goto(tracker);
  const rows = Array.from({ length: 40 }, (_, nth) => {
    const day = new Date(Date.now() - (nth + 1) * 86_400_000).toISOString().slice(0, 10);
    return `${day},,,9:15 PM,${nth % 2 === 0 ? "good" : "wobbly"},work,,"Soup, again"`;
  });
  const text = ["full_date,date,weekday,time,mood,activities,note_title,note", ...rows].join("\r\n");
  const choose = () =>
    page
      .getByLabel("Choose a CSV file, up to 2 MB")
      .setInputFiles({ name: "daylio.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await choose();
  await page.getByLabel("wobbly (20)").selectOption("2");
  expect(await faultsInBothLooks(page)).toEqual([]);
  await press(page, "Add 40 moments");
  await expect(page.getByText("Moments added: 40")).toBeVisible();
  await press(page, "Choose another file");
  await choose();
  await press(page, "Add 20 moments");
  await expect(page.getByText("Moments added: 0")).toBeVisible();

  const line = page.getByRole("figure", { name: "Mood over time" });
  await line.getByRole("slider").focus();
  await page.keyboard.press("Home");
  await expect(line.getByText(/: (Good, 4|Sad, 2) out of 5$/)).toBeVisible();
  expect(await faultsInBothLooks(page)).toEqual([]);

  await page.evaluate(() => {
    window.print = () => undefined;
  });
  await press(page, "Print or save as PDF");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Mood summary" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Mood Tracker" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Show as table" }).first()).toBeHidden();
});

for (const width of [360, 1280])
  test(`a file of How We Feel is read, looked at and added, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await member(page);
    await page.goto(tracker);
    const day = new Date(Date.now() - 86_400_000);
    const part = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat("en-US", { ...options, timeZone: "UTC" }).format(day);
    const when = `${part({ year: "numeric" })} ${part({ month: "short" })} ${part({ day: "numeric" })} ${part({ weekday: "long" })} at 9:15 AM`;
    const text = `\uFEFF"Date";"Mood";"Tags (People)";"Notes"\n"${when}";"Overwhelmed";"Friends";"Too much; really"\n`;
    await page
      .getByLabel("Choose a CSV file, up to 2 MB")
      .setInputFiles({ name: "feelings.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
    await expect(page.getByText("How We Feel", { exact: false }).first()).toBeVisible();
    expect(await faultsInBothLooks(page, { advice: true })).toEqual([]);
    await page.getByRole("button", { name: "Add 1 moment" }).press("Enter");
    await expect(page.getByText("Moments added: 1")).toBeVisible();
  });
