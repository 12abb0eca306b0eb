import { useTranslation } from "react-i18next";
import { plans } from "#shared/plans.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import type { PlanUsage } from "#client/lib/usage-port.ts";
import type { Loading } from "#client/lib/use-loaded.ts";
import { Badge } from "./badge.tsx";
import { usePlanFacts } from "./plan-facts.tsx";
import { Section, WhenLoaded } from "./section.tsx";

/** The plan in force (spec 1, section 2: Current Plan card). */
export function PlanCard({ usage }: { usage: Loading<PlanUsage> }) {
  const { t } = useTranslation("billing");
  const { state } = usage;
  const type = state.status === "ready" ? plans[state.value.plan].type : null;
  return (
    <Section
      title={t("plan.title")}
      aside={type ? <Badge quiet={type === "free"}>{t(`badge.${type}`)}</Badge> : null}
    >
      <WhenLoaded loading={usage} failed={t("plan.loadFailed")} className="h-20">
        {(held) => <Held usage={held} />}
      </WhenLoaded>
    </Section>
  );
}

function Held({ usage }: { usage: PlanUsage }) {
  const factsOf = usePlanFacts();
  const { name, body } = factsOf(usage.plan);
  return (
    <div className="flex flex-col gap-1">
      <p className="font-heading text-3xl">{name}</p>
      <p className="max-w-xl text-ink-soft">{body}</p>
      {usage.pass_ends_at === null ? null : <PassEnd endsAt={usage.pass_ends_at} usage={usage} />}
    </div>
  );
}

function PassEnd({ endsAt, usage }: { endsAt: string; usage: PlanUsage }) {
  const { t } = useTranslation("billing");
  const { date, time } = useFormat();
  const end = new Date(endsAt);
  // A subscription goes before a pass; that one is running on is then no news.
  if (usage.plan !== "24hour_pass") return null;
  return (
    <p className="mt-3">
      <strong className="font-semibold">{t("plan.passUntil", { time: time(end), date: date(end) })}</strong>{" "}
      {t("plan.then")}
    </p>
  );
}
