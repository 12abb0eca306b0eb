import { join } from "node:path";
import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { root } from "../root.ts";

/** Where a language's model is kept: `npm run train:safety` writes it. */
export const modelPath = (language: LanguageCode): string =>
  join(root, `relay/safety/model/weights/${language}.json`);
