import { useTranslation } from "react-i18next";
import type { Resource } from "#shared/protocol/values.ts";
import type { OfferedCard } from "#client/call/core/offers.ts";

/** Named as their pages are, so that people find them again. */
const titles = {
  breathing: "common:pages.guidedBreathing",
  stretching: "common:pages.timedStretching",
  mindfulActivity: "common:pages.mindfulActivity",
  journal: "common:pages.reflectionJournal",
  taskPrioritization: "common:pages.guideTaskPrioritization",
  focusTechniques: "common:pages.guideFocusTechniques",
  habitBuilding: "common:pages.guideHabitBuilding",
  safetyPlan: "common:pages.safetyPlan",
  reminder: "conversation:offer.reminder",
} as const satisfies Record<Resource, string>;

/** A card's texts: what it opens, and the companion's reason for offering it or else a description. */
export function useOfferTexts({ resource, reason }: Pick<OfferedCard, "resource" | "reason">) {
  const { t } = useTranslation(["conversation", "common"]);
  return { title: t(titles[resource]), line: reason === "" ? t(`offer.lines.${resource}`) : reason };
}
