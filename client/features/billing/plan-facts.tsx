import { useTranslation } from "react-i18next";
import { plans, type PlanId } from "#shared/plans.ts";
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
