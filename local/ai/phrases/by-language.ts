import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { near as arNear } from "./ar/near.ts";
import { responses as arResponses } from "./ar/responses.ts";
import { ar } from "./ar/says.ts";
import { near as deNear } from "./de/near.ts";
import { responses as deResponses } from "./de/responses.ts";
import { de } from "./de/says.ts";
import { near as enNear } from "./en/near.ts";
import { responses as enResponses } from "./en/responses.ts";
import { en } from "./en/says.ts";
import { near as esNear } from "./es/near.ts";
import { responses as esResponses } from "./es/responses.ts";
import { es } from "./es/says.ts";
import { near as frNear } from "./fr/near.ts";
import { responses as frResponses } from "./fr/responses.ts";
import { fr } from "./fr/says.ts";
import { near as itNear } from "./it/near.ts";
import { responses as itResponses } from "./it/responses.ts";
import { it } from "./it/says.ts";
import { near as jaNear } from "./ja/near.ts";
import { responses as jaResponses } from "./ja/responses.ts";
import { ja } from "./ja/says.ts";
import { near as koNear } from "./ko/near.ts";
import { responses as koResponses } from "./ko/responses.ts";
import { ko } from "./ko/says.ts";
import type { Near } from "./near.ts";
import type { Phrases } from "./phrases.ts";
import type { Responses } from "./responses.ts";
import { near as ptNear } from "./pt/near.ts";
import { responses as ptResponses } from "./pt/responses.ts";
import { pt } from "./pt/says.ts";
import { near as zhNear } from "./zh/near.ts";
import { responses as zhResponses } from "./zh/responses.ts";
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

export const responsesByLanguage: Record<LanguageCode, Responses> = {
  en: enResponses,
  es: esResponses,
  fr: frResponses,
  de: deResponses,
  it: itResponses,
  pt: ptResponses,
  zh: zhResponses,
  ja: jaResponses,
  ko: koResponses,
  ar: arResponses,
};
