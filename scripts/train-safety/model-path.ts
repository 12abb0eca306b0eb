import { join } from "node:path";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { root } from "../root.ts";

/** Where the model of what all languages share is kept. */
export const conceptsPath = join(root, "relay/safety/model/weights/concepts.json");

export const modelPath = (language: LanguageCode): string =>
  join(root, `relay/safety/model/weights/${language}.json`);
