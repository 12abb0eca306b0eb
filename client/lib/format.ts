import { languageOf, type LanguageCode } from "#shared/catalogues/languages.ts";

/**
 * An amount of money in the reader's format, such as $7.99.
 * @param amount in the smallest unit of `currency`
 * @param currency ISO 4217 code in upper or lower case
 * @param digits digits for the currency's smaller unit; all of them by default
 */
export function formatMoney(
  language: LanguageCode,
  amount: number,
  currency: string,
  digits: Pick<Intl.NumberFormatOptions, "minimumFractionDigits"> = {},
): string {
  const rightToLeft = languageOf(language).direction === "rtl";
  const format = new Intl.NumberFormat(rightToLeft ? "en" : language, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    ...digits,
  });
  const money = format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
  // Isolated as left-to-right, because sign and number would swap next to Arabic text.
  return rightToLeft ? `\u2066${money}\u2069` : money;
}

/** One of our own prices, in US cents: like `formatMoney`, but whole dollars without cents. */
export function formatPrice(language: LanguageCode, cents: number): string {
  return formatMoney(language, cents, "USD", cents % 100 === 0 ? { minimumFractionDigits: 0 } : {});
}

/** A number with at most `digits` decimals. */
export function formatNumber(language: LanguageCode, value: number, digits = 0): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(value);
}

function formatUnit(language: LanguageCode, value: number, unit: "hour" | "minute" | "second"): string {
  // English abbreviates units to letters; in other languages the narrowest forms look unnatural.
  const unitDisplay = language === "en" ? "narrow" : "short";
  return new Intl.NumberFormat(language, { style: "unit", unit, unitDisplay }).format(value);
}

/** A duration in hours and minutes, such as 1h 5m or 5m; less than a minute is <1m. */
export function formatDuration(language: LanguageCode, seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0 && seconds > 0) return `<${formatUnit(language, 1, "minute")}`;
  const rest = formatUnit(language, minutes % 60, "minute");
  return minutes < 60 ? rest : `${formatUnit(language, Math.floor(minutes / 60), "hour")} ${rest}`;
}

/** A short duration to the second, such as 2m 5s or 14s. */
export function formatSeconds(language: LanguageCode, seconds: number): string {
  const whole = Math.round(seconds);
  const rest = formatUnit(language, whole % 60, "second");
  return whole < 60 ? rest : `${formatUnit(language, Math.floor(whole / 60), "minute")} ${rest}`;
}

/** A share from 0 to 1 as a percentage with at most `digits` decimals. */
export function formatPercent(language: LanguageCode, part: number, digits = 0): string {
  return new Intl.NumberFormat(language, { style: "percent", maximumFractionDigits: digits }).format(part);
}

/** A signed number with at most `digits` decimals, such as +0.4. */
export function formatSigned(language: LanguageCode, value: number, digits: number): string {
  return new Intl.NumberFormat(language, { maximumFractionDigits: digits, signDisplay: "exceptZero" }).format(
    value,
  );
}
