import process from "node:process";
import { defineConfig } from "@playwright/test";
import { chromiumArguments } from "./scripts/chromium-arguments.ts";

const baseURL = process.env["E2E_BASE_URL"];
const executablePath = process.env["CHROMIUM_PATH"];

/** Tests in which somebody talks, in real time. */
const calls = /call[^/]*\.spec\.ts$/;

/**
 * Browser tests against the product as `npm start` runs it; the global set-up starts it and finds the browser, and
 * leaves both in the environment, from which this file is read again in every worker.
 */
export default defineConfig({
  testDir: "tests/e2e",
  // Screens keep the processor busy; calls mostly wait for the clock, and three of them at once would miss it. They come
  // first, so that none is left to wait alone. Where nothing moves, a processor that draws in place of a graphics card
  // has less to do.
  projects: [
    { name: "calls", testMatch: calls, workers: 2, use: { contextOptions: { reducedMotion: "reduce" } } },
    { name: "screens", testIgnore: calls, workers: 2 },
  ],
  globalSetup: "./tests/support/playwright-setup.ts",
  fullyParallel: true,
  retries: 0,
  workers: 3,
  // Patience costs nothing on a quiet machine, and on a busy one it is not what is tested.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [["list"]],
  use: {
    ...(baseURL === undefined ? {} : { baseURL }),
    browserName: "chromium",
    locale: "en-US",
    timezoneId: "Europe/London",
    screenshot: "only-on-failure",
    // What a worker answers, a test could not change; the offline test allows it for itself.
    serviceWorkers: "block",
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [...chromiumArguments],
    },
  },
});
