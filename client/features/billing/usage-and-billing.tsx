import { useCallback, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import type { Subscription } from "#shared/billing.ts";
import type { PlanId } from "#shared/plans.ts";
import { planOf, type Profile } from "#client/lib/profile.ts";
import { useServices } from "#client/lib/services.tsx";
import { useLoaded } from "#client/lib/use-loaded.ts";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { AvailablePlans } from "./available-plans.tsx";
import { HistoryCard } from "./billing-history.tsx";
import { PlanCard, UsageCard } from "./plan-usage.tsx";
import { SubscriptionCard } from "./subscription-card.tsx";

/** Subscriptions that are over, or never were: nobody loads the management of those (spec 1, section 4). */
const over: ReadonlySet<string | null> = new Set([null, "none", "canceled", "incomplete_expired"]);

function hasSubscription(profile: Profile): boolean {
  return !over.has(profile.subscription_status);
}

/** Until the database has said which it is. */
function shownPlan(profile: Profile): PlanId {
  return planOf(profile, Date.now()).id;
}

/** Usage & Billing (spec 1, section 2). */
export function UsageAndBilling({ profile }: { profile: Profile }) {
  const { t } = useTranslation("billing");
  const { t: common } = useTranslation();
  const { billing, usage: usagePort, profile: profileStore } = useServices();
  const usage = useLoaded(useCallback(() => usagePort.read(), [usagePort]));
  const history = useLoaded(useCallback(() => billing.act("get-billing-history", {}), [billing]));
  const reload = () => {
    usage.refresh();
    history.refresh();
    void profileStore.refresh();
  };
  useReturn(reload);
  const held = hasSubscription(profile);
  const plan = usage.state.status === "ready" ? usage.state.value.plan : shownPlan(profile);
  // One that waits for its first payment holds nobody back from trying again.
  const bound = held && profile.subscription_status !== "incomplete";
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <div className="-mb-6">
        <PageHeading title={common("pages.usage")} description={t("description")} />
      </div>
      <PlanCard usage={usage} />
      {held ? <Managed shown={profile.subscription_plan} onChanged={reload} /> : null}
      {bound ? null : <AvailablePlans current={plan} />}
      <UsageCard usage={usage} />
      {held ? null : <SubscriptionCard subscription={null} onChanged={reload} />}
      <HistoryCard history={history} />
    </div>
  );
}

type ManagedProps = {
  /** The plan that the profile was read with. */
  shown: PlanId;
  onChanged: () => void;
};

/** The management of a subscription, for who has one. */
function Managed({ shown, onChanged }: ManagedProps) {
  const { billing } = useServices();
  const subscription = useLoaded(useCallback(() => billing.act("get-subscription", {}), [billing]));
  const { state } = subscription;
  // What was changed on Stripe's own pages is known here only now.
  useOnce(
    state.status === "ready" && (state.value.subscriptionId === null || state.value.planId !== shown),
    onChanged,
  );
  const changed = (next: Subscription) => {
    subscription.put(next);
    onChanged();
  };
  return <SubscriptionCard subscription={subscription} onChanged={changed} />;
}

/** Back from the checkout with `payment=success`: reads everything again, and clears the query (spec 1, section 4). */
function useReturn(onPaid: () => void): void {
  const [query, setQuery] = useSearchParams();
  useOnce(query.get("payment") === "success", () => {
    onPaid();
    setQuery({}, { replace: true });
  });
}

/** Does something each time a condition becomes true, as it is done at that moment. */
function useOnce(when: boolean, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (when) latest.current();
  }, [when]);
}
