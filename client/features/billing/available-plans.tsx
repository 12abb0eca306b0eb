import { useTranslation } from "react-i18next";
import type { PaidPlanId } from "#shared/billing.ts";
import type { PlanId } from "#shared/plans.ts";
import { usePlanFacts } from "#client/i18n/use-plan-facts.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { PlanPrice, Section } from "./section.tsx";
import { useCheckout } from "./stripe-redirect.ts";

const offered = ["24hour_pass", "premium-monthly", "premium-annual"] as const satisfies PaidPlanId[];

/** The plans for sale to people without a subscription. A pass can be extended by buying another. */
export function AvailablePlans({ current }: { current: PlanId }) {
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
