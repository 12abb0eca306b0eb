import { useTranslation } from "react-i18next";
import { languageOf } from "#shared/catalogues/languages.ts";
import type { PlanId } from "#shared/plans.ts";
import { usePlanFacts } from "#client/i18n/use-plan-facts.ts";

/** A plan's price and how often it is charged. */
export function PlanPrice({ id }: { id: PlanId }) {
  const { price, interval } = usePlanFacts()(id);
  return (
    <p className="flex flex-wrap items-baseline gap-x-2">
      <span className="font-heading text-3xl tabular-nums">{price}</span>
      <span className="text-ink-soft">{interval}</span>
    </p>
  );
}

/** Formats amounts that Stripe reports, in the interface's language. */
export function useMoney() {
  const { i18n } = useTranslation();
  return (amount: number, currency: string): string => formatMoney(i18n.language, amount, currency);
}

/**
 * Formats an amount in any currency. The prices of our own plans are in US dollars: `useFormat().price`.
 * @param amount in the smallest unit of `currency`
 * @param currency ISO 4217 code in upper or lower case
 */
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
  // In right-to-left text the sign and the number would swap, so the whole amount is isolated as left-to-right.
  return rightToLeft ? `\u2066${text}\u2069` : text;
}
