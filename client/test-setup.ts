import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, vi } from "vitest";
import { setUpLanguage } from "#client/i18n/setup.ts";
import { connectToaster } from "#client/lib/toast.ts";

// Parts that load on demand are real imports, which take their time on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

/** Components speak English in tests, as they do for whoever chose nothing. */
beforeAll(setUpLanguage);

/** What a component reports as wrong fails its test; a test that provokes an error says so by its own spy. */
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...words: unknown[]) => {
    throw new Error(`console.error: ${words.map(String).join(" ")}`);
  });
});

afterEach(() => {
  cleanup();
  // What one test said and nobody showed is no news of the next one's.
  connectToaster(() => undefined)();
  vi.restoreAllMocks();
});
