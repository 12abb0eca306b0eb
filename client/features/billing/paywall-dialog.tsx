import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import type { PlanId } from "#shared/plans.ts";
import { useServices } from "#client/lib/services.tsx";
import { Alert } from "#client/ui/alert.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { byWorth } from "./by-worth.ts";
import { PaywallPlan } from "./paywall-plan.tsx";
import { usePaywallChoice } from "./use-paywall-choice.ts";
import { usePaywallWords } from "./use-paywall-words.ts";

/** The plans, where a limit was met (spec 1, section 4: paywall). Stands once, around the whole dashboard. */
export function PaywallDialog({ current }: { current: PlanId }) {
  const { paywall } = useServices();
  const state = useStore(paywall);
  const words = usePaywallWords(state, current);
  return (
    <Dialog
      open={state.open}
      onOpenChange={(open) => {
        if (!open) paywall.close();
      }}
      title={words.title}
      description={words.body}
      className="max-w-xl!"
    >
      {state.open ? <Plans current={current} /> : null}
    </Dialog>
  );
}

function Plans({ current }: { current: PlanId }) {
  const { t } = useTranslation("billing");
  const { busy, failure, choose } = usePaywallChoice(current);
  return (
    <div className="flex flex-col gap-4">
      {failure ? <Alert tone="error">{t(`failure.${failure}`)}</Alert> : null}
      <ul className="divide-y divide-line border-y border-line">
        {byWorth.map((id) => (
          <PaywallPlan
            key={id}
            id={id}
            current={current}
            busy={busy === id}
            disabled={busy !== null}
            onChoose={() => choose(id)}
          />
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{t("available.later")}</p>
    </div>
  );
}
