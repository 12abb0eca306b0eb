import { useTranslation } from "react-i18next";
import { type PlanId, plans } from "#shared/plans.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import type { PaywallReason, PaywallState } from "#client/lib/paywall.ts";

type Words = { readonly title: string; readonly body: string };

/** What the paywall says: the words that stand where its limit was met. */
export function usePaywallWords(state: PaywallState, current: PlanId): Words {
  const { t } = useTranslation(["billing", "conversation", "mood", "wrapUps", "guides"]);
  const { number, when } = useFormat();
  if (!state.open) return { title: "", body: "" };
  const { moodCheckInsPerWeek, wrapUpFrequency } = plans[current].limits;
  const words: Record<PaywallReason, () => Words> = {
    voice: () => ({ title: t("conversation:ended.limit.title"), body: t("conversation:limit.body") }),
    calls: () => ({
      title: t("conversation:errors.sessionsPerDay.title"),
      body: t("conversation:errors.sessionsPerDay.body"),
    }),
    mood: () => ({
      title: t("mood:limit.title"),
      body: t("mood:limit.body", { n: number(moodCheckInsPerWeek) }),
    }),
    wrapUps: () => ({ title: t("wrapUps:limit.title"), body: t(`wrapUps:limit.${wrapUpFrequency}`) }),
    guide: () => ({ title: t("guides:premium.title"), body: t("guides:premium.body") }),
  };
  const { title, body } = words[state.reason]();
  const { resetsAt } = state;
  return resetsAt === null
    ? { title, body }
    : {
        title,
        body: `${body} ${t(state.reason === "calls" ? "billing:usage.nextCall" : "billing:usage.resets", { when: when(new Date(resetsAt)) })}`,
      };
}
