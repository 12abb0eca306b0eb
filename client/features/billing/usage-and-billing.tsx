import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import type { PaidPlanId, Subscription } from "#shared/billing.ts";
import type { PlanId } from "#shared/plans.ts";
import { type Profile, planOf, refreshProfile } from "#client/lib/profile.ts";
import { PageHeading } from "#client/ui/page-heading.tsx";
import { usePlanFacts } from "#client/i18n/use-plan-facts.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { useBillingHistory, usePutSubscription, useReloadBilling, useSubscription, useUsage } from "./api.ts";
import { HistoryCard } from "./billing-history.tsx";
import { PlanCard, UsageCard } from "./plan-usage.tsx";
import { SubscriptionCard } from "./subscription-card.tsx";
import { PlanPrice, Section } from "./section.tsx";
import { useCheckout } from "./stripe-redirect.ts";

/** Statuses with nothing left to manage, so the subscription is not loaded at all. */
const ended: ReadonlySet<string | null> = new Set([null, "none", "canceled", "incomplete_expired"]);

function hasSubscription(profile: Profile): boolean {
  return !ended.has(profile.subscription_status);
}

/** Shown until the database reports the plan that applies. */
function planFromProfile(profile: Profile): PlanId {
  return planOf(profile, Date.now()).id;
}

/** The Usage & Billing page. */
export function UsageAndBilling({ profile }: { profile: Profile }) {
  const { t } = useTranslation("billing");
  const { t: common } = useTranslation();
  const queries = useQueryClient();
  const usage = useUsage(profile.id);
  const history = useBillingHistory(profile.id);
  const reloadBilling = useReloadBilling(profile.id);
  const reload = () => {
    reloadBilling();
    void refreshProfile(queries, profile.id);
  };
  usePaidReturn(reload);
  const subscribed = hasSubscription(profile);
  const plan = usage.data?.plan ?? planFromProfile(profile);
  // A subscription still waiting for its first payment does not stop anyone from trying again.
  const mayBuy = !subscribed || profile.subscription_status === "incomplete";
  return (
    <div className="mx-auto flex w-full max-w-4xl flex-col gap-6">
      <div className="-mb-6">
        <PageHeading title={common("pages.usage")} description={t("description")} />
      </div>
      <PlanCard usage={usage} />
      {subscribed ? <Managed profile={profile} onChanged={reload} /> : null}
      {mayBuy ? <AvailablePlans current={plan} /> : null}
      <UsageCard usage={usage} />
      {subscribed ? null : <SubscriptionCard subscription={null} onChanged={reload} />}
      <HistoryCard history={history} />
    </div>
  );
}

type ManagedProps = {
  /** As last read. */
  profile: Profile;
  onChanged: () => void;
};

function Managed({ profile: { id: userId, subscription_plan: shown }, onChanged }: ManagedProps) {
  const subscription = useSubscription(userId);
  const put = usePutSubscription(userId);
  const { data } = subscription;
  // A change made in Stripe's customer portal becomes known only now, so the profile is out of date.
  useWhen(data !== undefined && (data.subscriptionId === null || data.planId !== shown), onChanged);
  const changed = (next: Subscription) => {
    put(next);
    onChanged();
  };
  return <SubscriptionCard subscription={subscription} onChanged={changed} />;
}

/** After a paid checkout (`payment=success`), reloads everything and clears the query. */
function usePaidReturn(onPaid: () => void): void {
  const [query, setQuery] = useSearchParams();
  useWhen(query.get("payment") === "success", () => {
    onPaid();
    setQuery({}, { replace: true });
  });
}

/** Calls the latest `act` each time `when` becomes true. */
function useWhen(when: boolean, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    if (when) latest.current();
  }, [when]);
}

const offered = ["24hour_pass", "premium-monthly", "premium-annual"] as const satisfies PaidPlanId[];

/** The plans for sale to people without a subscription. A pass can be extended by buying another. */
function AvailablePlans({ current }: { current: PlanId }) {
  const { t } = useTranslation("billing");
  const { busy, failure, choose } = useCheckout();
  return (
    <Section title={t("available.title")}>
      {failure ? <Alert tone="error">{t(`failure.${failure}`)}</Alert> : null}
      <ul className="grid gap-4 lg:grid-cols-3">
        {offered.map((id) => (
          <Offer
            key={id}
            id={id}
            again={id === current}
            busy={busy === id}
            disabled={busy !== null}
            onChoose={() => choose(id)}
          />
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{t("available.later")}</p>
    </Section>
  );
}

type OfferProps = {
  id: (typeof offered)[number];
  again: boolean;
  busy: boolean;
  disabled: boolean;
  onChoose: () => void;
};

function Offer({ id, again, busy, disabled, onChoose }: OfferProps) {
  const { t } = useTranslation("billing");
  const { t: landing } = useTranslation("landing");
  const { name, body } = usePlanFacts()(id);
  return (
    <li className="flex flex-col gap-3 rounded-md border border-line p-5">
      <h3 className="text-xl">{name}</h3>
      <PlanPrice id={id} />
      <p className="flex-1 text-ink-soft">{body}</p>
      <Button variant="secondary" busy={busy} disabled={disabled} onClick={onChoose}>
        {again ? t("available.another") : landing(`pricing.${id}.action`)}
      </Button>
    </li>
  );
}
