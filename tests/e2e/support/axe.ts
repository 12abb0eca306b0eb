import type { Page } from "@playwright/test";
import axe, { type RunOptions } from "axe-core";

const standards = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

type Looked = {
  /** A selector; everything else on the page is ignored. */
  readonly within?: string;
  /** Also reports axe's advice, beyond the standard. */
  readonly advice?: boolean;
};

/**
 * Runs in the page: waits until no color is in transition, for two frames, because a change of theme reaches the page
 * with the next one. Endless animations are ignored.
 */
async function untilStill(): Promise<void> {
  for (let stillFrames = 0; stillFrames < 2; stillFrames += 1) {
    await new Promise(requestAnimationFrame);
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState }) =>
          playState === "running" && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    if (ending.length > 0) stillFrames = -1;
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)));
  }
}

/**
 * What axe finds on the page in its current state, one line each. axe's own driver would send its half a
 * megabyte of code on each check, open a tab for cross-origin frames, which no page has, and return all
 * passed checks.
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
      // Base UI's focus guards beside an open menu or list pass focus on at once, so it never rests on one.
      const { violations } = await window.axe.run(
        { include: [part], exclude: ["[data-base-ui-focus-guard]"] },
        how,
      );
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(" ")}`));
    },
    [within, options] as const,
  );
}

declare global {
  interface Window {
    /** Whether it has already been sent to the page. */
    readonly axe: typeof axe;
  }
}

/**
 * Contrast depends on the theme and space on the width. What is read from left to right is looked at in two of the four
 * combinations, and what is mirrored in the other two.
 */
const looks = {
  ltr: [
    { width: 360, theme: "dark" },
    { width: 1280, theme: "light" },
  ],
  rtl: [
    { width: 360, theme: "light" },
    { width: 1280, theme: "dark" },
  ],
} as const;

/** The same at the top of the page, plus whether the page is wider than the screen; one line each. */
export async function faultsOf(page: Page, looked?: Looked): Promise<string[]> {
  // Scrolled halfway under the top bar, an element would count as too small a target.
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  const found = await violationsIn(page, looked);
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return wide > 0 ? [...found, `${wide} px too wide`] : found;
}

/** The same at both widths and in both themes, without a reload. */
export async function faultsInBothLooks(page: Page, looked?: Looked): Promise<string[]> {
  const found: string[] = [];
  const isMirrored = await page.evaluate(() => document.dir === "rtl");
  for (const { width, theme } of looks[isMirrored ? "rtl" : "ltr"]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    found.push(...(await faultsOf(page, looked)).map((fault) => `${width} ${theme} ${fault}`));
  }
  return found;
}
