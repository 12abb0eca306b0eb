import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Contrast depends on the theme and room on the width: each stands in both looks once. */
const looks = [
  { width: 360, theme: "dark" },
  { width: 1280, theme: "light" },
] as const;

/** What axe finds on the page as it stands, and whether that is wider than the screen; one line each. */
export async function faultsOf(page: Page): Promise<string[]> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((it) => it.finished.catch(() => undefined))),
  );
  // What is halfway under the bar at the top would count as too small a target, and half of every page passes there.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  // No page holds another site's frame, for which axe would open a tab at each look.
  const { violations } = await new AxeBuilder({ page }).withTags(standards).setLegacyMode().analyze();
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${id}: ${target.join(" ")}`),
  );
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return wide > 0 ? [...found, `${wide} px too wide`] : found;
}

/** The same in both looks, without another load. */
export async function faultsInBothLooks(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { width, theme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    found.push(...(await faultsOf(page)).map((fault) => `${width} ${theme} ${fault}`));
  }
  return found;
}
