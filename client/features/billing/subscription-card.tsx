import { useTranslation } from "react-i18next";
import type { HeldSubscription, Subscription } from "#shared/billing.ts";
import type { BillingFailure } from "#client/lib/billing-port.ts";
import type { Loading } from "#client/lib/use-loaded.ts";
import { AccountRows } from "./account-rows.tsx";
import { Section, WhenLoaded } from "./section.tsx";
import { SubscriptionDetails } from "./subscription-details.tsx";

type SubscriptionCardProps = {
  /** Null for who has none: only billing information and privacy are managed then. */
  subscription: Loading<Subscription, BillingFailure> | null;
  onChanged: (subscription: Subscription) => void;
};

/** Subscription Management (spec 1, section 2): what is paid for, how to change or end it, and the ways to the rest. */
export function SubscriptionCard({ subscription, onChanged }: SubscriptionCardProps) {
  const { t } = useTranslation("billing");
  return (
    <Section title={t("subscription.title")}>
      {subscription === null ? null : (
        <WhenLoaded loading={subscription} failed={t("subscription.loadFailed")} className="h-32">
          {(held) =>
            isHeld(held) ? (
              <SubscriptionDetails key={held.subscriptionId} subscription={held} onChanged={onChanged} />
            ) : (
              <p className="text-ink-soft">{t("subscription.none")}</p>
            )
          }
        </WhenLoaded>
      )}
      <AccountRows divided={subscription !== null} />
    </Section>
  );
}

function isHeld(subscription: Subscription): subscription is HeldSubscription {
  return subscription.subscriptionId !== null;
}
