import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

type Looked = {
  /** A selector: what else is on the page is not looked at. */
  readonly within?: string;
  /** All that axe knows, its advice too, and not the standard alone. */
  readonly advice?: boolean;
};

/** In the page: once no colour is on its way to another. What goes round for ever is not waited for. */
function untilStill(): Promise<unknown> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  return Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
}

/**
 * What axe finds on the page as it stands, one line each. Its own driver would send the half million letters of axe at
 * each look, open a tab for frames of other sites, which no page holds, and bring back all that is well.
 */
export async function violationsIn(
  page: Page,
  { within = "html", advice = false }: Looked = {},
): Promise<string[]> {
  await page.evaluate(untilStill);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    resultTypes: ["violations"],
    ...(advice ? {} : { runOnly: { type: "tag", values: standards } }),
  };
  return page.evaluate(
    async ([part, how]) => {
      const { violations } = await window.axe.run(part, how);
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
    },
    [within, options] as const,
  );
}

declare global {
  interface Window {
    /** Since it was sent to the page. */
    readonly axe: typeof axe;
  }
}

/** Contrast depends on the theme and room on the width: each stands in both looks once. */
const looks = [
  { width: 360, theme: "dark" },
  { width: 1280, theme: "light" },
] as const;

/** The same at the top of the page, and whether that is wider than the screen; one line each. */
export async function faultsOf(page: Page, looked?: Looked): Promise<string[]> {
  // What is halfway under the bar at the top would count as too small a target, and half of every page passes there.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  const found = await violationsIn(page, looked);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return wide > 0 ? [...found, `${wide} px too wide`] : found;
}

/** The same in both looks, without another load. */
export async function faultsInBothLooks(page: Page, looked?: Looked): Promise<string[]> {
  const found: string[] = [];
  for (const { width, theme } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    found.push(...(await faultsOf(page, looked)).map((fault) => `${width} ${theme} ${fault}`));
  }
  return found;
}
