import { useCallback, useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useConversationState } from "#client/call/ui/conversation-context.tsx";
import type { CallCount, MetLimit, ConversationLimits } from "#client/call/ui/limit-dialog.tsx";
import { type PlanUsage, useUsage } from "#client/features/billing/api.ts";
import { useChangeSession } from "#client/features/sessions/api.ts";
import { useServices } from "#client/lib/services.tsx";
import { holdsBackOffers } from "#client/lib/conversation-risk.ts";
import { toast } from "#client/lib/toast.ts";

/** Offers nothing for sale while the help card is shown beside this conversation or danger is confirmed. */
export function HoldPaywall() {
  const { paywall } = useServices();
  const noOffers = useConversationState((state) => holdsBackOffers(state.risk));
  useEffect(() => (noOffers ? paywall.hold() : undefined), [noOffers, paywall]);
  return null;
}

const unlimited = -1;

function callCount({ calls, calls_limit: limit, next_call_at: nextAt }: PlanUsage): CallCount | null {
  return limit === unlimited ? null : { started: calls, limit, nextAt };
}

/** The limits of the person's plan, for the conversation around this component. */
export function useConversationLimits(userId: string): ConversationLimits {
  const { paywall } = useServices();
  const { mutateAsync: change } = useChangeSession(userId);
  const { t } = useTranslation("conversation");
  const { data: usage, refetch } = useUsage(userId);
  const stage = useConversationState(({ stage: { kind } }) => kind);
  const refused = useConversationState(({ error }) => error?.code === "sessionsPerDay");
  useEffect(() => {
    if (stage === "active" || refused) void refetch();
  }, [stage, refused, refetch]);
  const offerPlans = useCallback(
    ({ kind, resetsAt }: MetLimit) => void paywall.open(kind, resetsAt),
    [paywall],
  );
  const noteMoodAfter = useCallback<ConversationLimits["noteMoodAfter"]>(
    async (sessionId, mood) => {
      await change({ id: sessionId, moodAfter: mood }).catch(() => toast.error(t("limit.moodNotSaved")));
    },
    [change, t],
  );
  const calls = usage ? callCount(usage) : null;
  return useMemo(() => ({ calls, offerPlans, noteMoodAfter }), [calls, offerPlans, noteMoodAfter]);
}
