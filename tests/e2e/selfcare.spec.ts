import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { faultsOf } from "./support/axe.ts";
import { member } from "./support/member.ts";

/** A page whose clock only advances when the test says so. */
async function openAt(page: Page, path: string): Promise<void> {
  await member(page);
  await page.clock.install();
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Fetched once the page is idle, which a stopped clock never is.
  await expect(page.getByLabel("Notifications")).toBeAttached();
  await page.clock.pauseAt(Date.now() + 60_000);
}

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

test("the overview leads to the self-care tools", async ({ page }) => {
  await member(page);
  await page.goto("/dashboard");
  const tools = page.getByRole("region", { name: "A quiet moment" });
  for (const [name, path] of [
    ["Guided breathing", "/dashboard/selfcare/guided-breathing"],
    ["Timed stretching", "/dashboard/selfcare/timed-stretching"],
    ["Reflection journal", "/dashboard/selfcare/reflection-journal"],
    ["Mindful cooking", "/dashboard/selfcare/mindful-activity"],
  ] as const) {
    await tools.getByRole("link", { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page).toHaveTitle(`${name} · Hearken`);
    await page.getByRole("link", { name: "Back to Overview" }).click();
  }
});

test("breathing follows the clock, even in a background tab", async ({ page }) => {
  await openAt(page, "/dashboard/selfcare/guided-breathing");
  const phase = page.getByRole("main").getByRole("status");
  await expect(phase).toHaveText("Prepare");
  await press(page, "Start");
  await expect(page.getByText("Breathing exercise started").first()).toBeVisible();
  for (const [ms, name] of [
    [3000, "Inhale"],
    [4000, "Hold"],
    [4000, "Exhale"],
    [6000, "Inhale"],
  ] as const) {
    await page.clock.runFor(ms);
    await expect(phase).toHaveText(name);
  }
  await expect(page.getByText("Breathing cycles: 1")).toBeVisible();
  // Every timer fires at most once, as after a sleep.
  await page.clock.fastForward(14_000 * 10);
  await expect(page.getByText("Breathing cycles: 11")).toBeVisible();
  await press(page, "Reset");
  await expect(page.getByText("Exercise completed").first()).toBeVisible();
  await expect(page.getByText("You completed 11 breathing cycles.").first()).toBeVisible();
  await expect(phase).toHaveText("Prepare");
});

test("breathing doesn't move with reduced motion, but still counts", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openAt(page, "/dashboard/selfcare/guided-breathing");
  const form = page.getByRole("main").locator("svg path").last();
  const before = await form.getAttribute("transform");
  await press(page, "Start");
  await page.clock.runFor(5000);
  await expect(page.getByRole("main").getByRole("status")).toHaveText("Inhale");
  expect(await form.getAttribute("transform")).toBe(before);
});

test("stretching advances by itself, can be skipped, and stops after the last exercise", async ({ page }) => {
  await openAt(page, "/dashboard/selfcare/timed-stretching");
  const exercise = page.getByRole("main").getByRole("heading", { level: 2 });
  const timer = page.getByRole("timer");
  await press(page, "Start");
  await page.clock.runFor(30_000);
  await expect(exercise).toHaveText("Shoulder Stretches");
  await expect(page.getByRole("progressbar")).toHaveAttribute("value", "20");
  await press(page, "Skip");
  await expect(exercise).toHaveText("Wrist Flexion/Extension");
  await expect(timer).toHaveText("0:30");
  await press(page, "Start");
  await page.clock.runFor(10_000);
  await expect(timer).toHaveText("0:20");
  await press(page, "Reset");
  await expect(timer).toHaveText("0:30");
  await page.clock.fastForward(3_600_000);
  await expect(timer).toHaveText("0:00");
  await expect(page.getByText("100%")).toBeVisible();
  await expect(page.getByRole("button", { name: "Skip" })).toBeDisabled();
});

test("mindful cooking works by keyboard alone, to the end and again", async ({ page }) => {
  await openAt(page, "/dashboard/selfcare/mindful-activity");
  const step = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await page.getByRole("button", { name: "Start", exact: true }).focus();
  await page.keyboard.press("Enter");
  await page.clock.runFor(61_000);
  await expect(page.getByText("Step completed").first()).toBeVisible();
  await expect(page.getByText("You've completed: Prepare Your Space").first()).toBeVisible();
  const next = page.getByRole("button", { name: "Next" });
  await next.focus();
  for (const name of [
    "Observe Your Ingredients",
    "Mindful Preparation",
    "Engage All Senses",
    "Mindful Tasting",
  ]) {
    await page.keyboard.press("Enter");
    await expect(step).toHaveText(name);
  }
  await expect(page.getByRole("button", { name: "Complete" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Activity completed").first()).toBeVisible();
  await expect(page.getByRole("heading", { name: "Activity Complete" })).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(step).toHaveText("Prepare Your Space");
});

test("the journal keeps drafts, fails to save and succeeds, and shows and deletes an entry", async ({
  page,
}) => {
  await member(page);
  await page.goto("/dashboard/selfcare/reflection-journal");
  await expect(page.getByText("Nothing saved yet.", { exact: false })).toBeVisible();
  await press(page, "Save");
  await expect(page.getByText("Can't save empty journal")).toBeVisible();
  await expect(page.getByText("Please answer at least one prompt before saving.")).toBeVisible();

  await page.getByLabel("How are you, really, right now?").fill("Better than yesterday.");
  await press(page, "Next");
  await page.getByLabel("Where in your body do you notice how you feel?").fill("   ");
  await page.reload();
  const answer = page.getByLabel("How are you, really, right now?");
  await expect(answer).toHaveValue("Better than yesterday.");

  await page.route("**/rest/v1/journal_entries*", (route) => route.fulfill({ status: 500, body: "{}" }));
  await press(page, "Save");
  await expect(page.getByText("What you wrote is still here.", { exact: false })).toBeVisible();
  await expect(answer).toHaveValue("Better than yesterday.");
  await page.unroute("**/rest/v1/journal_entries*");
  await press(page, "Save");
  await expect(page.getByText("Journal saved").first()).toBeVisible();
  await expect(page.getByText("Your reflection has been successfully saved.").first()).toBeVisible();
  await expect(answer).toHaveValue("");

  await page.reload();
  const entry = page.getByRole("region", { name: "Recent reflections" }).getByRole("listitem");
  await expect(entry).toHaveCount(1);
  await entry.getByText(/Reflection - /).click();
  await expect(entry.getByText("Better than yesterday.")).toBeVisible();
  await entry.getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Nothing saved yet.", { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByText("Nothing saved yet.", { exact: false })).toBeVisible();
});

test("a blank page is written by keyboard, kept over a reload and saved, at both widths, themes and directions", async ({
  page,
}) => {
  await member(page);
  await page.goto("/dashboard/selfcare/reflection-journal");
  await page.getByRole("tab", { name: "With prompts" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  const text = page.getByLabel("Write whatever you like");
  await text.fill("It rained all day.");
  await page.reload();
  await expect(text).toHaveValue("It rained all day.");
  await page.getByRole("button", { name: "Save", exact: true }).press("Enter");
  await expect(page.getByText("Journal saved").first()).toBeVisible();
  const entry = page.getByRole("region", { name: "Recent reflections" }).getByRole("listitem");
  await entry.getByText(/Reflection - /).click();
  await expect(entry.getByText("It rained all day.")).toBeVisible();
  for (const { width, theme, language } of [
    { width: 360, theme: "dark", language: "ar" },
    { width: 1280, theme: "light", language: "en" },
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.evaluate((code) => localStorage.setItem("hearken.language", code), language);
    await page.reload();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("tab", { selected: true })).toBeVisible();
    expect(await faultsOf(page, { advice: true })).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
});

test("a journal that can't be loaded says so, and can be retried", async ({ page }) => {
  await member(page);
  await page.route("**/rest/v1/journal_entries*", (route) => route.abort());
  await page.goto("/dashboard/selfcare/reflection-journal");
  await expect(page.getByText("We couldn't load your reflections")).toBeVisible();
  await page.unroute("**/rest/v1/journal_entries*");
  await press(page, "Try again");
  await expect(page.getByText("Nothing saved yet.", { exact: false })).toBeVisible();
});
