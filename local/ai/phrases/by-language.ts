import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { dangerAnswers as arDanger } from "./ar/danger-answers.ts";
import { near as arNear } from "./ar/near.ts";
import { responses as arResponses } from "./ar/responses.ts";
import { ar } from "./ar/says.ts";
import { dangerAnswers as deDanger } from "./de/danger-answers.ts";
import { near as deNear } from "./de/near.ts";
import { responses as deResponses } from "./de/responses.ts";
import { de } from "./de/says.ts";
import { dangerAnswers as enDanger } from "./en/danger-answers.ts";
import { near as enNear } from "./en/near.ts";
import { responses as enResponses } from "./en/responses.ts";
import { en } from "./en/says.ts";
import { dangerAnswers as esDanger } from "./es/danger-answers.ts";
import { near as esNear } from "./es/near.ts";
import { responses as esResponses } from "./es/responses.ts";
import { es } from "./es/says.ts";
import { dangerAnswers as frDanger } from "./fr/danger-answers.ts";
import { near as frNear } from "./fr/near.ts";
import { responses as frResponses } from "./fr/responses.ts";
import { fr } from "./fr/says.ts";
import { dangerAnswers as itDanger } from "./it/danger-answers.ts";
import { near as itNear } from "./it/near.ts";
import { responses as itResponses } from "./it/responses.ts";
import { it } from "./it/says.ts";
import { dangerAnswers as jaDanger } from "./ja/danger-answers.ts";
import { near as jaNear } from "./ja/near.ts";
import { responses as jaResponses } from "./ja/responses.ts";
import { ja } from "./ja/says.ts";
import { dangerAnswers as koDanger } from "./ko/danger-answers.ts";
import { near as koNear } from "./ko/near.ts";
import { responses as koResponses } from "./ko/responses.ts";
import { ko } from "./ko/says.ts";
import type { DangerAnswers } from "./danger-answers.ts";
import type { Near } from "./near.ts";
import type { Phrases } from "./phrases.ts";
import type { Responses } from "./responses.ts";
import { dangerAnswers as ptDanger } from "./pt/danger-answers.ts";
import { near as ptNear } from "./pt/near.ts";
import { responses as ptResponses } from "./pt/responses.ts";
import { pt } from "./pt/says.ts";
import { dangerAnswers as zhDanger } from "./zh/danger-answers.ts";
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

export const dangerAnswersByLanguage: Record<LanguageCode, DangerAnswers> = {
  en: enDanger,
  es: esDanger,
  fr: frDanger,
  de: deDanger,
  it: itDanger,
  pt: ptDanger,
  zh: zhDanger,
  ja: jaDanger,
  ko: koDanger,
  ar: arDanger,
};
