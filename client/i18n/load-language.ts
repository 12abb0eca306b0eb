import type { BackendModule, ResourceKey } from "i18next";

// Each file of the other languages is a chunk of its own, fetched when that language is chosen.
const files = import.meta.glob<ResourceKey>(["./*/*.json", "!./en/*.json"], { import: "default" });

/**
 * Reads `client/i18n/<language>/<namespace>.json`. A file that does not exist is empty: its keys fall back to English.
 * With two parameters i18next awaits the promise; a rejection is a failed load, and again English.
 */
export const languageFiles: BackendModule = {
  type: "backend",
  init: () => undefined,
  read: (language, namespace) => files[`./${language}/${namespace}.json`]?.() ?? Promise.resolve({}),
};
