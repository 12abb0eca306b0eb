import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { faultsOf } from "./support/axe.ts";
import { member, type Member, service } from "./support/member.ts";
import { expect, test } from "./support/test.ts";

const list = "/dashboard/emotional-wrap-ups";
const table = "**/rest/v1/emotional_wrap_ups*";
const generate = "**/api/wrap-ups";
const broken = { status: 500, body: "{}" } as const;

const weekMs = 7 * 86_400_000;
const dayOf = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/** Weeks with wrap-ups, newest first; a hard one at the top. */
async function pastWrapUps({ id }: Member, count: number): Promise<string> {
  const monday = Date.parse("2026-03-02T12:00:00Z");
  const rows = Array.from({ length: count }, (_, index) => ({
    user_id: id,
    type: "weekly",
    period_start: dayOf(monday - index * weekMs),
    period_end: dayOf(monday - index * weekMs + 6 * 86_400_000),
    mood_trend: index === 0 ? "declining" : "stable",
    mood_average: index === 0 ? 1.4 : 4.2,
    energy_average: 3.1,
    stress_average: 4.6,
    sleep_average: null,
    entry_count: 5,
    total_sessions: 2,
    total_duration: 4_260,
    themes: ["Work", "Evenings"],
    session_moods: [{ day: "2026-03-03", before: "stressed", after: "better" }],
    key_insights: ["Evenings with other people were among the lighter ones."],
    personalized_recommendations: ["Ask only a little of yourself in the next few days."],
    ai_summary: "A week that asked a lot of you.",
    created_at: new Date(monday - index * weekMs).toISOString(),
  }));
  const { data } = await service().from("emotional_wrap_ups").insert(rows).select("id").throwOnError();
  return data[0]?.id ?? "";
}

async function checkIn({ id }: Member): Promise<void> {
  const row = { user_id: id, mood_score: 4, mood_label: "Calm", energy_level: 3.5, stress_level: 2 };
  await service().from("mood_entries").insert(row).throwOnError();
}

const main = (page: Page) => page.getByRole("main");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a week becomes a wrap-up by keyboard alone, from an empty week through its steps and the paywall to deletion", async ({
  page,
}) => {
  const person = await member(page);
  await page.goto(list);
  await expect(page.getByRole("link", { name: "Start Mood Tracking" })).toHaveAttribute(
    "href",
    "/dashboard/mood-tracker",
  );
  for (const name of ["Generate First Wrap-Up", "Monthly Wrap-Up (Coming Soon)"])
    await expect(button(page, name)).toBeDisabled();

  await checkIn(person);
  await page.reload();
  await expect(page.getByText("1 check-in, average mood 4.0 out of 5")).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.route(generate, async (route) => {
    await held.promise;
    await route.continue();
  });
  await button(page, "Generate Weekly Wrap-Up").focus();
  await page.keyboard.press("Enter");
  await expect(button(page, "Generating AI Insights...")).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("list", { name: "Progress" }).locator("[aria-current=step]")).toHaveText(
    "Reading your week",
  );
  held.resolve();
  await expect(page).toHaveURL(/\/dashboard\/emotional-wrap-ups\/[\da-f-]{36}$/);
  const id = page.url().split("/").at(-1) ?? "";
  for (const path of [`${list}/${id}`, `/dashboard/wrap-up/${id}`]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Weekly Wrap-Up" })).toBeVisible();
    await expect(main(page).getByText("4.0/5")).toBeVisible();
    await expect(page.getByRole("region", { name: "AI Summary" })).toContainText("much data for this week");
    await expect(page.getByText(/^Generated on/)).toBeVisible();
  }

  await page.getByRole("link", { name: "Back to Wrap-ups" }).press("Enter");
  await expect(page.getByRole("link", { name: /^View Report/ })).toHaveCount(1);
  await expect(page.getByText("Generating again replaces this week's wrap-up.")).toBeVisible();
  await button(page, "Generate Weekly Wrap-Up").press("Enter");
  const paywall = page.getByRole("dialog", { name: "You already have this wrap-up" });
  await expect(paywall.getByRole("button", { name: "Upgrade to Premium annual" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(paywall).toBeHidden();

  await page.getByRole("link", { name: /^View Report/ }).press("Enter");
  await button(page, "Delete this wrap-up").press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).press("Enter");
  await expect(button(page, "Generate First Wrap-Up")).toBeVisible();
  await expect(page).toHaveURL(list);
});

test("wrap-ups load, fail and recover, in the list, while being generated and on their own page", async ({
  page,
}) => {
  const person = await member(page);
  await checkIn(person);
  const id = await pastWrapUps(person, 1);
  const held = Promise.withResolvers<void>();
  await page.route(table, async (route) => {
    await held.promise;
    await route.fulfill(broken);
  });
  await page.goto(list);
  await expect(main(page).getByText("Loading")).toBeAttached();
  held.resolve();
  await expect(page.getByText("We couldn't load your wrap-ups")).toBeVisible();
  await page.unroute(table);
  await button(page, "Try again").click();
  await expect(page.getByText("March 2 – 8, 2026")).toBeVisible();

  await page.route(generate, (route) => route.fulfill(broken));
  await button(page, "Generate Weekly Wrap-Up").click();
  await expect(page.getByText("It doesn't count toward your plan.", { exact: false })).toBeVisible();
  await page.unroute(generate);
  await button(page, "Generate Weekly Wrap-Up").click();
  await expect(page).toHaveURL(/\/dashboard\/emotional-wrap-ups\/[\da-f-]{36}$/);

  await page.route(table, (route) => route.fulfill(broken));
  await page.goto(`/dashboard/wrap-up/${id}`);
  await expect(page.getByText("We couldn't load this wrap-up")).toBeVisible();
  await page.unroute(table);
  await button(page, "Try again").click();
  await expect(page.getByText("A week that asked a lot of you.")).toBeVisible();
  for (const unknown of [crypto.randomUUID(), "nonsense"]) {
    await page.goto(`/dashboard/wrap-up/${unknown}`);
    await expect(page.getByRole("heading", { name: "Wrap-up Not Found" })).toBeVisible();
  }
  await page.getByRole("link", { name: "Back to Wrap-ups" }).click();
  await expect(page).toHaveURL(list);
});

test("wrap-ups show past pages, and a hard week without red, at both widths and in both themes", async ({
  page,
}) => {
  const person = await member(page);
  const id = await pastWrapUps(person, 25);
  await page.goto(list);
  const past = page.getByRole("region", { name: "Past Wrap-ups" }).getByRole("link");
  for (const count of [10, 20]) {
    await expect(past).toHaveCount(count);
    await button(page, "Show older ones").click();
  }
  await expect(past).toHaveCount(25);
  await expect(button(page, "Show older ones")).toBeHidden();

  for (const { width, theme } of [
    { width: 360, theme: "dark" },
    { width: 1280, theme: "light" },
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const path of [list, `/dashboard/wrap-up/${id}`]) {
      await page.goto(path);
      await expect(main(page).getByText("Declining")).toBeVisible();
      expect(await faultsOf(page, { advice: true })).toEqual([]);
    }
    // Mood 1.4 and stress 4.6 are hard, so more blue than red.
    const hard = main(page).locator("[data-level=hard]");
    await expect(hard).toHaveCount(2);
    const color = await hard.first().evaluate((bar) => getComputedStyle(bar).backgroundColor);
    const [red = 255, , blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
    expect(blue).toBeGreaterThan(red);
  }
});

/** A conversation of the hard week, and words of it in its wrap-up. */
async function quoted({ id }: Member, quote: string): Promise<void> {
  const session = { user_id: id, title: "A walk", type: "chat" };
  const { data } = await service().from("sessions").insert(session).select("id").single().throwOnError();
  const row = { user_id: id, period_start: "2026-03-02", day: "2026-03-03", quote, session_id: data.id };
  await service().from("wrap_up_quotes").insert(row).throwOnError();
}

test("words of one's own are shown, and hidden for good by keyboard, at both widths, themes and directions", async ({
  page,
}) => {
  const person = await member(page);
  await page.goto(list);
  const id = await pastWrapUps(person, 1);
  await quoted(person, "I walked by the river, and it helped.");
  for (const { width, theme, language } of [
    { width: 360, theme: "dark", language: "ar" },
    { width: 360, theme: "light", language: "en" },
    { width: 1280, theme: "dark", language: "en" },
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.evaluate((code) => localStorage.setItem("hearken.language", code), language);
    await page.goto(`/dashboard/wrap-up/${id}`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByText("I walked by the river, and it helped.")).toBeVisible();
    expect(await faultsOf(page, { advice: true })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await button(page, "Hide: I walked by the river, and it helped.").press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Hide", exact: true }).press("Enter");
  await expect(page.getByRole("heading", { name: "In your own words" })).toBeFocused();
  await page.reload();
  await expect(page.getByRole("region", { name: "Before and after talking" })).toContainText("Stressed");
  await expect(page.getByRole("heading", { name: "In your own words" })).toBeHidden();
});

test("a sample report says that it is one, and downloads as a self-contained page", async ({
  page,
  context,
}) => {
  await member(page);
  await page.goto(list);
  await page.getByRole("link", { name: "See a sample report" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Weekly report" })).toBeVisible();
  await expect(page.getByText("This is a sample.", { exact: false })).toBeVisible();
  await page.goto("/dashboard/report/february");
  await expect(page.getByRole("heading", { level: 1, name: "February report" })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    button(page, "Download Full Recommendations").click(),
  ]);
  expect(download.suggestedFilename()).toBe("hearken-sample-february.html");
  const saved = readFileSync(await download.path(), "utf8");
  const opened = await context.newPage();
  const asked: string[] = [];
  opened.on("request", (request) => asked.push(request.url()));
  await opened.setContent(saved);
  await expect(opened.getByRole("heading", { level: 1 })).toHaveText("February report");
  await expect(opened.getByRole("listitem")).toHaveCount(3);
  expect(asked).toEqual([]);
  await opened.close();
  await page.getByRole("link", { name: "Back to Wrap-ups" }).click();
  await expect(page).toHaveURL(list);
});
