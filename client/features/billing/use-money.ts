import { useTranslation } from "react-i18next";
import { languageOf } from "#shared/catalogues/languages.ts";

/** Amounts in a currency's smallest unit, in the reader's way of writing. */
export function useMoney() {
  const { i18n } = useTranslation();
  return (amount: number, currency: string): string => formatMoney(i18n.language, amount, currency);
}

/** `amount` in the smallest unit of `currency`, an ISO 4217 code in any case. */
export function formatMoney(language: string, amount: number, currency: string): string {
  const { code, direction } = languageOf(language);
  const rightToLeft = direction === "rtl";
  const format = new Intl.NumberFormat(rightToLeft ? "en" : code, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const text = format.format(amount / 10 ** digits);
  // Between Arabic words, sign and number would change places: they are one piece, read from left to right.
  return rightToLeft ? `\u2066${text}\u2069` : text;
}
