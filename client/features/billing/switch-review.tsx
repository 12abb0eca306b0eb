import { useTranslation } from "react-i18next";
import type { SwitchPreview } from "#shared/billing.ts";
import { Button } from "#client/ui/button.tsx";
import { usePlanFacts } from "./plan-facts.tsx";
import { useMoney } from "./use-money.ts";

type SwitchReviewProps = {
  preview: SwitchPreview;
  busy: boolean;
  onConfirm: () => void;
  onBack: () => void;
};

/** What a switch costs now, and how that comes about. */
export function SwitchReview({ preview, busy, onConfirm, onBack }: SwitchReviewProps) {
  const { t } = useTranslation("billing");
  const money = useMoney();
  const { price, interval } = usePlanFacts()(preview.planId);
  const { amountDue, credit, currency, lines } = preview;
  const due = money(amountDue, currency);
  return (
    <div className="flex flex-col gap-5">
      <dl className="flex flex-col gap-3">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-semibold">{t("switch.now")}</dt>
          <dd className="font-heading text-3xl tabular-nums">{due}</dd>
        </div>
        {credit > 0 ? (
          <div className="flex items-baseline justify-between gap-4">
            <dt className="text-ink-soft">{t("switch.credit")}</dt>
            <dd className="tabular-nums">{money(credit, currency)}</dd>
          </div>
        ) : null}
      </dl>
      <details>
        <summary className="min-h-target cursor-pointer content-center text-ink-soft">
          {t("switch.detail")}
        </summary>
        <ul className="flex flex-col gap-2 text-sm">
          {lines.map(({ description, amount }) => (
            <li key={`${description} ${String(amount)}`} className="flex justify-between gap-4">
              <span className="min-w-0" dir="auto">
                {description}
              </span>
              <span className="shrink-0 tabular-nums">{money(amount, currency)}</span>
            </li>
          ))}
        </ul>
      </details>
      <p className="text-ink-soft">{t("switch.newPrice", { price, interval })}</p>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} onClick={onConfirm}>
          {amountDue > 0 ? t("switch.confirm", { amount: due }) : t("switch.confirmFree")}
        </Button>
        <Button variant="secondary" disabled={busy} onClick={onBack}>
          {t("switch.back")}
        </Button>
      </div>
    </div>
  );
}
