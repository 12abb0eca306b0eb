import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { paths } from "#shared/paths.ts";
import { useHelpDesk } from "#client/lib/help-desk.ts";
import { readKeptPlan } from "#client/lib/kept-plan.ts";
import { Button, buttonStyle } from "#client/ui/button.tsx";
import { PlanText } from "./plan-text.tsx";

/** What helps beside people: the grounding exercise, and the person's own safety plan. */
export function MoreHelp({ onSteady }: { onSteady: () => void }) {
  const { t } = useTranslation("safety");
  const hide = useHelpDesk((desk) => desk.hide);
  const [kept] = useState(readKeptPlan);
  return (
    <div className="flex flex-col gap-3 border-t border-line pt-4">
      <h3 className="text-lg">{t("card.more")}</h3>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={onSteady}>
          {t("card.grounding")}
        </Button>
        <Link to={paths.safetyPlan} onClick={hide} className={buttonStyle({ variant: "secondary" })}>
          {t("card.plan")}
        </Link>
      </div>
      {kept === null ? null : (
        <details className="rounded-md bg-sunken px-3.5 py-2">
          <summary className="min-h-target cursor-pointer content-center font-semibold">
            {t("card.kept")}
          </summary>
          <div className="py-2">
            <PlanText plan={kept} />
          </div>
        </details>
      )}
    </div>
  );
}
