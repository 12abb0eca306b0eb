import { expect, test } from "./support/test.ts";
import { member } from "./support/member.ts";
import { withPass } from "./support/plan.ts";

const guides = [
  ["Task Prioritization", "/dashboard/guides/task-prioritization", "The four fields"],
  ["Focus Techniques", "/dashboard/guides/focus-techniques", "Why the breaks count"],
  ["Habit Building", "/dashboard/guides/habit-building", "How habits come about"],
] as const;

test("without a plan the guides are blurred and unreachable, and lead to the plans", async ({ page }) => {
  await member(page);
  await withPass(page, "2020-01-01T00:00:00Z");
  for (const path of ["/dashboard/productivity-guide", ...guides.map(([, each]) => each)]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Premium Feature" })).toBeVisible();
    await expect(page.locator("main [inert]")).toHaveCount(1);
  }
  for (const name of ["Unlock with Premium", "View Plans"]) {
    await page.goto("/dashboard/productivity-guide");
    await page.getByRole("link", { name }).click();
    await expect(page).toHaveURL("/dashboard/usage");
  }
});

test("with a pass the three guides can be read, by keyboard alone, and lead back", async ({ page }) => {
  await member(page);
  await withPass(page);
  await page.goto("/dashboard/productivity-guide");
  await expect(page.getByRole("heading", { name: "Getting started" })).toBeVisible();
  for (const [name, path, part] of guides) {
    await page.getByRole("main").getByRole("link", { name }).focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(path);
    await expect(page.getByRole("heading", { level: 1, name })).toBeFocused();
    await expect(page.getByRole("heading", { name: part })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Sources" })).toBeVisible();
    await page.getByRole("link", { name: "Back to Productivity Guide" }).click();
    await expect(page).toHaveURL("/dashboard/productivity-guide");
  }
});

test("a guide that can't be fetched says so, and can be retried", async ({ page }) => {
  await member(page);
  await withPass(page);
  await page.route("**/assets/habit-building*", (route) => route.abort());
  await page.goto("/dashboard/guides/habit-building");
  await expect(page.getByText("We couldn't load the guide")).toBeVisible();
  await page.unroute("**/assets/habit-building*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "How habits come about" })).toBeVisible();
});
