import { useTranslation } from "react-i18next";
import type { PlanId } from "#shared/plans.ts";
import { Button } from "#client/ui/button.tsx";
import { Badge } from "./badge.tsx";
import { byWorth } from "./by-worth.ts";
import { usePlanFacts } from "./plan-facts.tsx";

function directionOf(id: PlanId, current: PlanId): "upgrade" | "downgrade" {
  return byWorth.indexOf(id) > byWorth.indexOf(current) ? "upgrade" : "downgrade";
}

type PaywallPlanProps = {
  id: PlanId;
  current: PlanId;
  busy: boolean;
  disabled: boolean;
  onChoose: () => void;
};

/** One plan of the paywall. */
export function PaywallPlan({ id, current, busy, disabled, onChoose }: PaywallPlanProps) {
  const { t } = useTranslation("billing");
  const { name, price, interval } = usePlanFacts()(id);
  const direction = directionOf(id, current);
  return (
    <li className="flex items-center justify-between gap-x-4 py-3">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-lg">
          {name}
          {id === current ? <Badge>{t("paywall.current")}</Badge> : null}
        </h3>
        <p className="text-ink-soft">
          <span className="font-semibold text-ink tabular-nums">{price}</span> {interval}
        </p>
      </div>
      {id === current && id !== "free" ? null : (
        <Button
          variant={id === current ? "quiet" : "secondary"}
          busy={busy}
          disabled={disabled}
          aria-label={id === current ? undefined : t(`paywall.${direction}To`, { plan: name })}
          onClick={onChoose}
        >
          {t(id === current ? "paywall.stay" : `paywall.${direction}`)}
        </Button>
      )}
    </li>
  );
}
