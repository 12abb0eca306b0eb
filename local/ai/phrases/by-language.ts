import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { ar } from "./ar/says.ts";
import { de } from "./de/says.ts";
import { en } from "./en/says.ts";
import { es } from "./es/says.ts";
import { fr } from "./fr/says.ts";
import { it } from "./it/says.ts";
import { ja } from "./ja/says.ts";
import { ko } from "./ko/says.ts";
import type { Phrases } from "./phrases.ts";
import { pt } from "./pt/says.ts";
import { zh } from "./zh/says.ts";

export const phrasesByLanguage: Record<LanguageCode, Phrases> = { en, es, fr, de, it, pt, zh, ja, ko, ar };
