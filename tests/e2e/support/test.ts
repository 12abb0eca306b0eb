import { expect, test as base } from "@playwright/test";
import { settleRoutes } from "./settled-routes.ts";

/** Words of the browser about what the security policy refused. */
const refused = /Content Security Policy|Refused to/;

/**
 * The browser test of this project: a page that throws, or that its own security policy stops, has failed; and its
 * routes hold as soon as they are set.
 */
export const test = base.extend<{ watched: void }>({
  watched: [
    async ({ page, context }, use) => {
      settleRoutes(page);
      context.on("page", settleRoutes);
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(error.message));
      page.on("console", (message) => {
        if (message.type() === "error" && refused.test(message.text())) faults.push(message.text());
      });
      await use();
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect, type Page } from "@playwright/test";
