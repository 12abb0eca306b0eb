import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect, test } from "./support/test.ts";
import { settledPerson } from "./support/person.ts";
import { withPass } from "./support/plan.ts";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** What axe finds on the page as it stands, one line each. */
async function faults(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((it) => it.finished.catch(() => undefined))),
  );
  const { violations } = await new AxeBuilder({ page }).withTags(standards).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(" ")}`));
}

async function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

const inside = [
  "/dashboard",
  "/dashboard/settings",
  "/dashboard/selfcare/guided-breathing",
  "/dashboard/selfcare/timed-stretching",
  "/dashboard/selfcare/mindful-activity",
  "/dashboard/selfcare/reflection-journal",
  "/dashboard/productivity-guide",
  "/dashboard/guides/task-prioritization",
];

const widths = [360, 1280] as const;
const themes = ["light", "dark"] as const;
const looks = widths.flatMap((width) => themes.map((theme) => ({ width, theme })));

for (const { width, theme } of looks) {
  test(`visitors' pages at ${width} px, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const path of ["/", "/?login=1", "/reset-password", "/nowhere"]) {
      await page.goto(path);
      await expect(page.getByRole("heading").first()).toBeVisible();
      expect(await faults(page), path).toEqual([]);
      expect(await overflow(page), path).toBe(0);
    }
  });
}

test("pages of the signed-in, at every width and in both themes", async ({ page }) => {
  test.setTimeout(120_000);
  await settledPerson(page);
  for (const { width, theme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const path of inside) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      expect(await faults(page), `${path} ${width} ${theme}`).toEqual([]);
      expect(await overflow(page), `${path} ${width} ${theme}`).toBe(0);
    }
  }
});

test("the guides, where the plan holds them", async ({ page }) => {
  await settledPerson(page);
  await withPass(page);
  for (const { width, theme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    for (const [path, heading] of [
      ["/dashboard/productivity-guide", "Getting started"],
      ["/dashboard/guides/focus-techniques", "Sources"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
      expect(await faults(page), `${path} ${width} ${theme}`).toEqual([]);
      expect(await overflow(page), `${path} ${width} ${theme}`).toBe(0);
    }
  }
});
