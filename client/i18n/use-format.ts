import { useTranslation } from "react-i18next";
import { languageOf } from "#shared/catalogues/languages.ts";
import { formatDate, formatDay, formatPeriod, formatTime, whenParts } from "#client/lib/dates.ts";
import {
  formatDuration,
  formatMoney,
  formatNumber,
  formatPercent,
  formatPrice,
  formatSeconds,
  formatSigned,
} from "#client/lib/format.ts";

/** The formats of `client/lib/format.ts` and `client/lib/dates.ts` in the interface language. */
export function useFormat() {
  const { t, i18n } = useTranslation();
  const { code } = languageOf(i18n.language);
  return {
    /** An amount that Stripe reports, in the smallest unit of its currency. */
    money: (amount: number, currency: string) => formatMoney(code, amount, currency),
    /** One of our own prices, in US cents. */
    price: (cents: number) => formatPrice(code, cents),
    number: (value: number, digits?: number) => formatNumber(code, value, digits),
    date: (date: Date, timeZone?: string) => formatDate(code, date, timeZone),
    /** A day, YYYY-MM-DD. */
    day: (day: string) => formatDay(code, day),
    period: (from: string, to: string) => formatPeriod(code, from, to),
    duration: (seconds: number) => formatDuration(code, seconds),
    seconds: (seconds: number) => formatSeconds(code, seconds),
    percent: (part: number, digits?: number) => formatPercent(code, part, digits),
    signed: (value: number, digits: number) => formatSigned(code, value, digits),
    time: (date: Date, timeZone?: string) => formatTime(code, date, timeZone),
    /** Day and time as people say them, such as "tomorrow at 2:30 PM", for use within a sentence. */
    when: (moment: Date) => {
      const { key, ...parts } = whenParts(code, moment, Date.now());
      return t(`when.${key}`, parts);
    },
  };
}
