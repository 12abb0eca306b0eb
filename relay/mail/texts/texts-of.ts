import type { LanguageCode } from "#shared/catalogues/languages.ts";
import { ar } from "./ar.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { it } from "./it.ts";
import { ja } from "./ja.ts";
import { ko } from "./ko.ts";
import type { MailTexts } from "./mail-texts.ts";
import { pt } from "./pt.ts";
import { zh } from "./zh.ts";

/** What the mails say, in every language. */
export const mailTexts: Readonly<Record<LanguageCode, MailTexts>> = {
  en,
  es,
  fr,
  de,
  it,
  pt,
  zh,
  ja,
  ko,
  ar,
};
