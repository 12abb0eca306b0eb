import { languageOf, type LanguageCode } from "#shared/catalogues/languages.ts";

/** US cents as a price in the reader's way of writing, such as $7.99; whole dollars without cents. */
export function formatPrice(language: LanguageCode, cents: number): string {
  const rightToLeft = languageOf(language).direction === "rtl";
  const minimumFractionDigits = cents % 100 === 0 ? 0 : 2;
  const price = new Intl.NumberFormat(rightToLeft ? "en" : language, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits,
  }).format(cents / 100);
  // Between Arabic words, sign and number would change places: they are one piece, read from left to right.
  return rightToLeft ? `\u2066${price}\u2069` : price;
}

/** A whole or decimal number, with at most `digits` decimals. */
export function formatNumber(language: LanguageCode, value: number, digits = 0): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
}

/** A day, such as March 3, 2026, in the given IANA zone (the device's own when absent). */
export function formatDate(language: LanguageCode, date: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone }).format(date);
}

/** A time of day to the minute in the given IANA zone (the device's own when absent). */
export function formatTime(language: LanguageCode, date: Date, timeZone?: string): string {
  return new Intl.DateTimeFormat(language, { timeStyle: "short", timeZone }).format(date);
}
