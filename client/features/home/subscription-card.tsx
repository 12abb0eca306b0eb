import { useId } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import { ButtonLink } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";

/** Which plan is in force, and the way to change it. */
export function SubscriptionCard({ premium }: { premium: boolean }) {
  const { t } = useTranslation("home");
  const id = useId();
  const plan = premium ? "active" : "free";
  return (
    <Card
      as="section"
      aria-labelledby={id}
      className="mt-12 flex flex-wrap items-center justify-between gap-x-6 gap-y-4"
    >
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 id={id} className="text-2xl">
            {t("subscription.title")}
          </h2>
          <span className="rounded-full bg-sage-soft px-3 py-0.5 text-sm font-semibold text-sage-ink">
            {t(`subscription.${plan}`)}
          </span>
        </div>
        <p className="mt-1.5 text-ink-soft">{t(`subscription.${plan}Body`)}</p>
      </div>
      <ButtonLink to={paths.usage} variant="secondary">
        {t(premium ? "subscription.manage" : "subscription.upgrade")}
      </ButtonLink>
    </Card>
  );
}
