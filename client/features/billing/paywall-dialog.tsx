import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useStore } from "zustand";
import { subscriptionPlanSchema } from "#shared/billing.ts";
import { paths } from "#shared/paths.ts";
import { type PlanId, plans } from "#shared/plans.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { plansBySize, usePlanFacts } from "#client/i18n/use-plan-facts.ts";
import type { PaywallReason, PaywallState } from "#client/lib/paywall.ts";
import { useServices } from "#client/lib/services.tsx";
import { toast } from "#client/lib/toast.ts";
import { Alert } from "#client/ui/alert.tsx";
import { Button } from "#client/ui/button.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { Badge } from "./section.tsx";
import { useCheckout } from "./stripe-redirect.ts";

/** The plans, offered when the person reaches a limit. Mounted once for the whole dashboard. */
export function PaywallDialog({ current }: { current: PlanId }) {
  const { paywall } = useServices();
  const state = useStore(paywall);
  const text = usePaywallText(state, current);
  return (
    <Dialog
      open={state.open}
      onOpenChange={(open) => {
        if (!open) paywall.close();
      }}
      title={text.title}
      description={text.body}
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
        {plansBySize.map((id) => (
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

function directionOf(id: PlanId, current: PlanId): "upgrade" | "downgrade" {
  return plansBySize.indexOf(id) > plansBySize.indexOf(current) ? "upgrade" : "downgrade";
}

type PaywallPlanProps = {
  id: PlanId;
  current: PlanId;
  busy: boolean;
  disabled: boolean;
  onChoose: () => void;
};

function PaywallPlan({ id, current, busy, disabled, onChoose }: PaywallPlanProps) {
  const { t } = useTranslation("billing");
  const { name, price, interval } = usePlanFacts()(id);
  const direction = directionOf(id, current);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-lg">
          {name}
          {id === current ? <Badge>{t("paywall.current")}</Badge> : null}
        </h3>
        <p className="text-ink-soft">
          <span className="font-semibold text-ink tabular-nums">{price}</span> {interval}
        </p>
      </div>
      {id === current && id !== "free" ? null : (
        <Button
          variant={id === current ? "quiet" : "secondary"}
          // Without an outline, its words line up with what is above and below.
          className={id === current ? "-mx-5" : undefined}
          busy={busy}
          disabled={disabled}
          aria-label={id === current ? undefined : t(`paywall.${direction}To`, { plan: name })}
          onClick={onChoose}
        >
          {t(id === current ? "paywall.stay" : `paywall.${direction}`)}
        </Button>
      )}
    </li>
  );
}

/**
 * Choosing the free plan changes nothing and says so; choosing a paid plan starts the checkout. Subscribers go to the
 * billing page instead, because they switch plans rather than buy a second one.
 */
function usePaywallChoice(current: PlanId) {
  const { t } = useTranslation("billing");
  const { paywall } = useServices();
  const navigate = useNavigate();
  const { busy, failure, choose: buy } = useCheckout();
  const choose = (id: PlanId) => {
    if (id === "free") {
      paywall.close();
      return toast.success(
        t("paywall.kept"),
        t(current === "free" ? "paywall.keptFree" : "paywall.keptPaid"),
      );
    }
    if (!subscriptionPlanSchema.safeParse(current).success) return buy(id);
    paywall.close();
    void navigate(paths.usage);
  };
  return { busy, failure, choose };
}

type PaywallText = { readonly title: string; readonly body: string };

/** The same text that the page shows where the limit was reached. */
function usePaywallText(state: PaywallState, current: PlanId): PaywallText {
  const { t } = useTranslation(["billing", "conversation", "mood", "wrapUps", "guides"]);
  const { number, when } = useFormat();
  if (!state.open) return { title: "", body: "" };
  const { moodCheckInsPerWeek, wrapUpFrequency } = plans[current].limits;
  const texts: Record<PaywallReason, () => PaywallText> = {
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
  const { title, body } = texts[state.reason]();
  const { resetsAt } = state;
  return resetsAt === null
    ? { title, body }
    : {
        title,
        body: `${body} ${t(state.reason === "calls" ? "billing:usage.nextCall" : "billing:usage.resets", { when: when(new Date(resetsAt)) })}`,
      };
}
