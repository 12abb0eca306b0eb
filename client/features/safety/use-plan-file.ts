import { useTranslation } from "react-i18next";
import { planParts, type SafetyPlan } from "#client/lib/safety-plan.ts";
import { saveFile } from "#client/lib/save-file.ts";

/** Saves a plan as a text file that any device can show and print. */
export function usePlanFile(): (plan: SafetyPlan) => void {
  const { t } = useTranslation("safety");
  const { t: common } = useTranslation();
  return (plan) => {
    const parts = planParts.map((part) => `${t(`plan.${part}`)}\n${plan[part].trim() || "—"}\n`);
    const text = [common("pages.safetyPlan"), "", ...parts].join("\n");
    saveFile(`${common("pages.safetyPlan")}.txt`, "text/plain", [text]);
  };
}
