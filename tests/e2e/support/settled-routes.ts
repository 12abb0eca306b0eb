import type { Page } from "@playwright/test";

const probe = "/interception-probe";

/**
 * Whether the page's requests are intercepted by now. A page that is navigating requests again on arrival.
 */
function isAnsweredHere(page: Page): Promise<boolean> {
  return page.evaluate((path) => fetch(path).then(({ status }) => status === 204), probe).catch(() => true);
}

/**
 * Chromium installs a page's routes asynchronously and reports success too early, so a request right after
 * that may slip past them to the real service. Here `page.route` resolves only once the routes are active.
 */
export function settleRoutes(page: Page): void {
  const route = page.route.bind(page);
  page.route = async (...routed) => {
    const registered = await route(...routed);
    if (!page.url().startsWith("http")) return registered;
    await route(`**${probe}`, (asked) => asked.fulfill({ status: 204 }));
    while (!(await isAnsweredHere(page)));
    await page.unroute(`**${probe}`);
    return registered;
  };
}
