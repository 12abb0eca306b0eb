import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { near as arNear } from "./ar/near.ts";
import { ar } from "./ar/says.ts";
import { near as deNear } from "./de/near.ts";
import { de } from "./de/says.ts";
import { near as enNear } from "./en/near.ts";
import { en } from "./en/says.ts";
import { near as esNear } from "./es/near.ts";
import { es } from "./es/says.ts";
import { near as frNear } from "./fr/near.ts";
import { fr } from "./fr/says.ts";
import { near as itNear } from "./it/near.ts";
import { it } from "./it/says.ts";
import { near as jaNear } from "./ja/near.ts";
import { ja } from "./ja/says.ts";
import { near as koNear } from "./ko/near.ts";
import { ko } from "./ko/says.ts";
import type { Near } from "./near.ts";
import type { Phrases } from "./phrases.ts";
import { near as ptNear } from "./pt/near.ts";
import { pt } from "./pt/says.ts";
import { near as zhNear } from "./zh/near.ts";
import { zh } from "./zh/says.ts";

export const phrasesByLanguage: Record<LanguageCode, Phrases> = { en, es, fr, de, it, pt, zh, ja, ko, ar };

export const nearByLanguage: Record<LanguageCode, Near> = {
  en: enNear,
  es: esNear,
  fr: frNear,
  de: deNear,
  it: itNear,
  pt: ptNear,
  zh: zhNear,
  ja: jaNear,
  ko: koNear,
  ar: arNear,
};
