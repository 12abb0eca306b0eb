import { useTranslation } from "react-i18next";
import { planParts, type SafetyPlan } from "#client/lib/safety-plan.ts";

/** A safety plan to read: the parts that say something. */
export function PlanText({ plan }: { plan: SafetyPlan }) {
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
