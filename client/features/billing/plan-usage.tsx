import { useTranslation } from "react-i18next";
import { plans } from "#shared/plans.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { usePlanFacts } from "#client/i18n/use-plan-facts.ts";
import type { PlanUsage } from "./api.ts";
import { Badge, type Loading, Section, WhenLoaded } from "./section.tsx";

const unlimited = -1;

/** How much of the plan's limits is used up, and when each renews. */
export function UsageCard({ usage }: { usage: Loading<PlanUsage> }) {
  const { t } = useTranslation("billing");
  return (
    <Section title={t("usage.title")}>
      <WhenLoaded loading={usage} failed={t("usage.loadFailed")} className="h-32">
        {(loaded) => <Figures usage={loaded} />}
      </WhenLoaded>
    </Section>
  );
}

function Figures({ usage }: { usage: PlanUsage }) {
  const { t } = useTranslation("billing");
  const { number, duration } = useFormat();
  const voiceNote = useVoiceNote(usage);
  const callsNote = useCallsNote(usage);
  const { limits } = plans[usage.plan];
  return (
    <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-3">
      <Figure
        name={t("usage.voice")}
        used={usage.voice_seconds}
        limit={limits.dailyVoiceSeconds}
        write={duration}
        note={voiceNote}
      />
      <Figure
        name={t("usage.checkIns")}
        used={usage.week_check_ins}
        limit={limits.moodCheckInsPerWeek}
        write={number}
        note={t("usage.week")}
      />
      <Figure
        name={t("usage.calls")}
        used={usage.calls}
        limit={usage.calls_limit}
        write={number}
        note={callsNote}
      />
    </dl>
  );
}

/** When talking time renews, in local time; null on plans without a limit. */
function useVoiceNote({ plan, voice_resets_at: resetsAt }: PlanUsage): string | null {
  const { t } = useTranslation("billing");
  const { when } = useFormat();
  if (plans[plan].limits.dailyVoiceSeconds === unlimited) return null;
  return resetsAt === null ? t("usage.window") : t("usage.resets", { when: when(new Date(resetsAt)) });
}

/** When the next call becomes possible once all are used; null on plans without a limit. */
function useCallsNote({ calls, calls_limit: limit, next_call_at: nextAt }: PlanUsage): string | null {
  const { t } = useTranslation("billing");
  const { when } = useFormat();
  if (limit === unlimited) return null;
  return calls < limit || nextAt === null
    ? t("usage.chatsFree")
    : t("usage.nextCall", { when: when(new Date(nextAt)) });
}

type FigureProps = {
  name: string;
  used: number;
  limit: number;
  write: (value: number) => string;
  note: string | null;
};

function Figure({ name, used, limit, write, note }: FigureProps) {
  const { t } = useTranslation("billing");
  const full = limit === unlimited ? 0 : Math.min(1, limit === 0 ? 1 : used / limit);
  return (
    <div className="flex flex-col gap-1.5">
      <dt className="font-semibold">{name}</dt>
      <dd>
        {limit === unlimited
          ? t("usage.unlimited", { used: write(used) })
          : t("usage.of", { used: write(Math.min(used, limit)), limit: write(limit) })}
      </dd>
      {limit === unlimited ? null : (
        <dd aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sunken">
          <span className="block h-full rounded-full bg-sage" style={{ width: `${String(full * 100)}%` }} />
        </dd>
      )}
      {note ? <dd className="text-sm text-ink-soft">{note}</dd> : null}
    </div>
  );
}

/** The plan that currently applies. */
export function PlanCard({ usage }: { usage: Loading<PlanUsage> }) {
  const { t } = useTranslation("billing");
  const type = usage.data ? plans[usage.data.plan].type : null;
  return (
    <Section
      title={t("plan.title")}
      aside={type ? <Badge quiet={type === "free"}>{t(`badge.${type}`)}</Badge> : null}
    >
      <WhenLoaded loading={usage} failed={t("plan.loadFailed")} className="h-20">
        {(loaded) => <CurrentPlan usage={loaded} />}
      </WhenLoaded>
    </Section>
  );
}

function CurrentPlan({ usage }: { usage: PlanUsage }) {
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
  // A subscription takes precedence over a pass, so the end of the pass changes nothing.
  if (usage.plan !== "24hour_pass") return null;
  return (
    <p className="mt-3">
      <strong className="font-semibold">{t("plan.passUntil", { time: time(end), date: date(end) })}</strong>{" "}
      {t("plan.then")}
    </p>
  );
}
