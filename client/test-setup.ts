import { cleanup, configure } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, vi } from "vitest";
import { english } from "#client/i18n/english.ts";
import { needTexts, setUpLanguage } from "#client/i18n/setup.ts";
import { connectToaster } from "#client/lib/toast.ts";

// Parts that load on demand are real imports, which are slow on a busy machine.
configure({ asyncUtilTimeout: 15_000 });

const typedKeys = <Key extends string>(record: Readonly<Record<Key, unknown>>): Key[] =>
  Object.keys(record).filter((key): key is Key => key in record);

/** Components are in English in tests, as they are by default, and have the texts of every page. */
beforeAll(async () => {
  await Promise.all([setUpLanguage(), needTexts(typedKeys(english))]);
});

/** Console errors fail the test; a test that provokes one installs its own spy. */
beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation((...words: unknown[]) => {
    throw new Error(`console.error: ${words.map(String).join(" ")}`);
  });
});

afterEach(() => {
  cleanup();
  // Discards toasts that one test sent and nothing showed, so that they don't leak into the next.
  connectToaster({ show: () => undefined, close: () => undefined })();
  vi.restoreAllMocks();
});

/** The next file runs in the same window, and must find it as this one did. */
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, "", "/");
});
