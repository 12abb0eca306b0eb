import { join } from "node:path";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { root } from "../root.ts";

/** Where the models that all languages share are kept. */
export const sharedPath = join(root, "relay/safety/model/weights/shared.json");

export const modelPath = (language: LanguageCode): string =>
  join(root, `relay/safety/model/weights/${language}.json`);
