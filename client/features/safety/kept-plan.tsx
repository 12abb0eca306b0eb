import { useTranslation } from "react-i18next";
import { planParts, type SafetyPlan } from "#client/lib/safety-plan.ts";

/** The copy of a safety plan that is kept on this device, to unfold and read. */
export function KeptPlan({ plan, isOpen = false }: { plan: SafetyPlan; isOpen?: boolean }) {
  const { t } = useTranslation("safety");
  return (
    <details open={isOpen} className="rounded-md bg-sunken px-3.5 py-2">
      <summary className="min-h-target cursor-pointer content-center font-semibold">{t("card.kept")}</summary>
      <div className="py-2">
        <PlanText plan={plan} />
      </div>
    </details>
  );
}

/** A safety plan to read, without its empty parts. */
function PlanText({ plan }: { plan: SafetyPlan }) {
  const { t } = useTranslation("safety");
  return (
    <dl className="flex flex-col gap-3">
      {planParts
        .filter((part) => plan[part].trim() !== "")
        .map((part) => (
          <div key={part}>
            <dt className="text-sm font-semibold">{t(`plan.${part}`)}</dt>
            <dd dir="auto" className="whitespace-pre-wrap">
              {plan[part]}
            </dd>
          </div>
        ))}
    </dl>
  );
}
