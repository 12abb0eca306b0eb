import type { Page } from "@playwright/test";

type Painted = { paintedAt?: number };

/** From now on the page records when it has painted its `count`-th figure. */
export async function watchFigures(page: Page, count: number): Promise<void> {
  await page.addInitScript((wanted) => {
    const seen: Painted = globalThis as Painted;
    const afterPaint = () => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => (seen.paintedAt = performance.now()));
      port1.start();
      port2.postMessage(null);
    };
    const watch = new MutationObserver(() => {
      if (document.querySelectorAll("figure").length < wanted) return;
      watch.disconnect();
      requestAnimationFrame(afterPaint);
    });
    watch.observe(document, { childList: true, subtree: true });
  }, count);
}

/** Milliseconds from the end of the last response whose URL contains `part` to that paint. */
export async function msAfterData(page: Page, part: string): Promise<number> {
  await page.waitForFunction(() => (globalThis as Painted).paintedAt !== undefined);
  return page.evaluate((wanted) => {
    const answers = performance.getEntriesByType("resource").filter(({ name }) => name.includes(wanted));
    const ends = answers.map((answer) => (answer as PerformanceResourceTiming).responseEnd);
    return Math.round(((globalThis as Painted).paintedAt ?? 0) - Math.max(...ends));
  }, part);
}
