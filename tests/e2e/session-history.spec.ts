import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { faultsInBothLooks } from "./support/axe.ts";
import { expect, test } from "./support/test.ts";
import { member } from "./support/member.ts";
import { pastSessions, pastTalk } from "./support/past-sessions.ts";

const rows = (page: Page) => page.getByRole("main").getByRole("listitem").getByRole("link");
const marks = (page: Page) => page.getByRole("main").locator("mark");

test("what was said is found in other languages, with the words marked, and no address has them", async ({
  page,
}) => {
  const person = await member(page);
  const ids = await pastSessions(person.id, [
    { title: "Montag", type: "chat" },
    { title: "العمل" },
    { title: "一" },
  ]);
  const talks = [
    ["Hallo.", "Die Prüfung macht mir Angst. <img src=x onerror=alert(1)>"],
    ["مرحبا.", "أشعر بالقلق من العَمَل في المدرسة."],
    ["你好。", "我最近工作压力很大，睡不好。"],
  ];
  for (const [nth, turns] of talks.entries()) await pastTalk(person.id, ids[nth] ?? "", turns);
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(decodeURIComponent(request.url())));
  await page.goto("/dashboard/sessions");
  await expect(page.getByRole("heading", { level: 2, name: "Today" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "Yesterday" })).toBeVisible();
  const search = page.getByPlaceholder("Search sessions...");
  for (const [words, marked] of [
    ["prufung", ["Prüfung"]],
    ["压力", ["压力"]],
    ["قلق المدرسه", ["قلق", "المدرسة"]],
    ["عمل", ["عمل", "عَمَل"]],
  ] as const) {
    await search.fill(words);
    await expect(marks(page)).toHaveText(marked);
    await expect(rows(page)).toHaveCount(1);
  }
  expect(await faultsInBothLooks(page, { advice: true })).toEqual([]);
  await search.fill("");
  await page.getByLabel("Type", { exact: true }).selectOption("Text");
  await expect(rows(page)).toHaveText([/Montag/]);
  await page.getByLabel("Period").selectOption("Last 7 days");
  await expect(rows(page)).toHaveText([/Montag/]);
  await page.getByLabel("Mood Before").selectOption("Sad");
  await expect(page.getByRole("heading", { name: "No sessions found" })).toBeVisible();
  for (const words of ["prufung", "压力", "عمل", "قلق"])
    expect(addresses.filter((address) => address.includes(words))).toEqual([]);
});

test("pages and scroll survive a look at a session", async ({ page }) => {
  const person = await member(page, { pass: true });
  await pastSessions(
    person.id,
    Array.from({ length: 60 }, () => ({})),
  );
  await page.goto("/dashboard/sessions");
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows(page)).toHaveCount(50);
  const far = rows(page).nth(44);
  await far.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(1000);
  await far.click();
  await expect(page.getByRole("link", { name: "Back to Sessions" })).toBeVisible();
  await page.goBack();
  await expect(rows(page)).toHaveCount(50);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -2);
  await expect(far).toBeInViewport();
});

test("a session is renamed, copied, downloaded and printed, by keyboard", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const person = await member(page);
  const [id = ""] = await pastSessions(person.id, [{ title: "A hard week", transcript: "You: Hi." }]);
  await pastTalk(person.id, id, ["How was your day?", "My boss shouted at me."]);
  await page.goto(`/dashboard/session/${id}`);
  await page.getByRole("button", { name: "Rename" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Rename this session" });
  await dialog.getByLabel("Title").fill("A better week");
  expect(await faultsInBothLooks(page, { advice: true })).toEqual([]);
  await dialog.getByLabel("Title").press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "A better week" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Rename" })).toBeFocused();
  await page.getByRole("button", { name: "Copy" }).press("Enter");
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain("AI Assistant: How was your day?\n\nYou: My boss shouted at me.");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download as text" }).press("Enter"),
  ]);
  expect(download.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d A better week\.txt$/);
  expect(await readFile(await download.path(), "utf8")).toBe(copied);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("My boss shouted at me.").first()).toBeVisible();
  for (const name of ["Print", "Delete this session", "Rename", "Continue by voice"])
    await expect(page.getByRole("button", { name })).toBeHidden();
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeHidden();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await page.emulateMedia({ media: "screen" });
  expect(await faultsInBothLooks(page, { advice: true })).toEqual([]);
});
