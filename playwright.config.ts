import process from "node:process";
import { defineConfig } from "@playwright/test";
import { chromiumArguments } from "./scripts/chromium-arguments.ts";

const baseURL = process.env["E2E_BASE_URL"];
const executablePath = process.env["CHROMIUM_PATH"];

/** Tests with spoken calls, in real time. */
const calls = /call[^/]*\.spec\.ts$/;

/**
 * Browser tests against the product as `npm start` runs it. The global setup starts it, finds a browser, and
 * passes both through the environment, from which every worker reads this file again.
 */
export default defineConfig({
  testDir: "tests/e2e",
  // Screen tests keep the processor busy, while calls mostly wait for the clock, and three at once would miss
  // it. Calls come first, so that none is left to run alone at the end. Reduced motion saves work where the
  // processor renders instead of a graphics card.
  projects: [
    { name: "calls", testMatch: calls, workers: 2, use: { contextOptions: { reducedMotion: "reduce" } } },
    { name: "screens", testIgnore: calls, workers: 2 },
  ],
  globalSetup: "./tests/support/playwright-setup.ts",
  fullyParallel: true,
  retries: 0,
  workers: 3,
  // Generous timeouts cost nothing on an idle machine, and on a busy one speed isn't what is tested.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    ...(baseURL === undefined ? {} : { baseURL }),
    browserName: "chromium",
    locale: "en-US",
    timezoneId: "Europe/London",
    screenshot: "only-on-failure",
    // A test couldn't intercept what a service worker answers; the offline test allows workers for itself.
    serviceWorkers: "block",
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...chromiumArguments],
    },
  },
});
