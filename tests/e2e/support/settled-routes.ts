import type { Page } from "@playwright/test";

const probe = "/interception-probe";

/** Whether what the page asks for is answered here by now. A page that is on its way elsewhere asks anew when it is there. */
function isAnsweredHere(page: Page): Promise<boolean> {
  return page.evaluate((path) => fetch(path).then(({ status }) => status === 204), probe).catch(() => true);
}

/**
 * Chromium hands a page its routes beside everything else that happens in it, and says that they hold before they do:
 * what a key press asks for right then may slip past them, to the real service. Here `page.route` resolves when they hold.
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
