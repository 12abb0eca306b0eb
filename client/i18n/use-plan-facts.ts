import { useTranslation } from "react-i18next";
import { type PlanId, plans } from "#shared/plans.ts";
import { useFormat } from "./use-format.ts";

/** The plans from smallest to largest, in the order in which they are offered. */
export const plansBySize = [
  "free",
  "24hour_pass",
  "premium-monthly",
  "premium-annual",
] as const satisfies readonly PlanId[];

/** A plan's name, description, price and billing interval in the interface language. */
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
