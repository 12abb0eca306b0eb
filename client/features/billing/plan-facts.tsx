import { useTranslation } from "react-i18next";
import { languageOf } from "#shared/catalogues/languages.ts";
import { type PlanId, plans } from "#shared/plans.ts";
import { useFormat } from "#client/i18n/use-format.ts";

/** A plan in words: its name, what it holds, its price. The same words as on the landing page. */
export function usePlanFacts() {
  const { t } = useTranslation("landing");
  const format = useFormat();
  return (id: PlanId) => {
    const { priceCents, interval, limits } = plans[id];
    const details = {
      minutes: format.number(limits.dailyVoiceMinutes),
      calls: format.number(limits.callsPerDay),
      checkIns: format.number(limits.moodCheckInsPerWeek),
      perMonth: format.price(Math.round(priceCents / 12)),
    };
    return {
      name: t(`pricing.${id}.name`),
      body: t(`pricing.${id}.body`, details),
      price: format.price(priceCents),
      interval: t(`pricing.interval.${interval}`),
    };
  };
}

/** A price and how often it is paid. */
export function PlanPrice({ id }: { id: PlanId }) {
  const { price, interval } = usePlanFacts()(id);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-heading text-3xl tabular-nums">{price}</span>
      <span className="text-ink-soft">{interval}</span>
    </p>
  );
}

/** The plans from the least to the most. */
export const byWorth = [
  "free",
  "24hour_pass",
  "premium-monthly",
  "premium-annual",
] as const satisfies PlanId[];

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
