import { constants } from "node:os";
import process from "node:process";
import { expect, test as base } from "@playwright/test";
import { lowerPriority } from "#scripts/low-priority.ts";
import { descendantsOf } from "#tests/support/processes.ts";
import { settleRoutes } from "./settled-routes.ts";

/** Phrases in the browser's messages about security policy violations. */
const refused = /Content Security Policy|Refused to/;

/**
 * This project's browser test: it fails if a page throws or violates its own security policy, and its routes
 * are active as soon as they are set.
 */
export const test = base.extend<{ watched: void }, { yielding: void }>({
  // Calls run in real time. Screens can wait, so calls get the processor first.
  yielding: [
    async ({ browser }, use, { project }) => {
      const started = project.name === "screens" && browser.isConnected() ? descendantsOf(process.pid) : [];
      for (const pid of started) lowerPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
      await use();
    },
    { scope: "worker", auto: true },
  ],
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
