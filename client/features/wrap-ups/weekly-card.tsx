import { Check, Circle, Lightbulb, type LucideIcon, Sparkles, TrendingUp } from "lucide-react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { paths } from "#shared/paths.ts";
import type { WrapUpFrequency } from "#shared/plans.ts";
import {
  type WeeklyData,
  type WrapUpStep,
  fewestForTrend,
  hasMaterial,
  wrapUpSteps,
} from "#shared/wrap-ups.ts";
import { useBackend, useServices } from "#client/lib/services.tsx";
import { Alert } from "#client/ui/alert.tsx";
import { Button, ButtonLink, Spinner } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import { Dialog } from "#client/ui/dialog.tsx";
import { useWrapUpFormat } from "./wrap-up-format.tsx";
import { useForgetWrapUps } from "./api.ts";
import { type Generated, generateWrapUp } from "./generate.ts";

type WeeklyCardProps = {
  userId: string;
  week: WeeklyData;
  /** Whether this week already has a wrap-up. */
  written: boolean;
  frequency: WrapUpFrequency;
  onDone: (id: string) => void;
};

/** The current week, with a button to generate its wrap-up. */
export function WeeklyCard({ userId, week, written, frequency, onDone }: WeeklyCardProps) {
  const { t } = useTranslation("wrapUps");
  const formats = useWrapUpFormat();
  const { paywall } = useServices();
  // The top plan has no upgrade to offer, so it only says when the next wrap-up is available.
  const offers = frequency !== "daily";
  const { state, start, cancel, dismiss } = useGenerating(
    userId,
    onDone,
    () => offers && paywall.open("wrapUps"),
  );
  const busy = state.kind === "busy";
  return (
    <Card as="section" aria-labelledby="this-week" className="flex flex-col gap-5">
      <div>
        <h2 id="this-week" className="text-2xl">
          {t("weekly")}
        </h2>
        <p className="mt-1 text-ink-soft">{formats.period(week.period_start, week.period_end)}</p>
      </div>
      <WeekLines week={week} />
      {busy ? (
        <>
          <GeneratingSteps step={state.step} />
          <p className="text-sm text-ink-soft">{t("steps.mayLeavePage")}</p>
        </>
      ) : null}
      <Failure state={state} />
      {hasMaterial(week) ? (
        <div className="flex flex-wrap items-center gap-3">
          <Button busy={busy} onClick={() => void start(week.period_start)}>
            {t(busy ? "generating" : "generate")}
          </Button>
          {busy ? (
            <Button variant="quiet" onClick={cancel}>
              {t("cancel")}
            </Button>
          ) : null}
        </div>
      ) : (
        <ButtonLink to={paths.moodTracker} className="self-start">
          {t("start")}
        </ButtonLink>
      )}
      <p className="text-sm text-ink-soft">
        {t(`frequency.${frequency}`)} {written ? t("again") : null}
      </p>
      {state.kind === "limit" ? <LimitDialog onClose={dismiss} /> : null}
    </Card>
  );
}

function Failure({ state }: { state: Generating }) {
  const { t } = useTranslation("wrapUps");
  if (state.kind === "failed") return <Alert tone="error">{t(`failure.${state.failure}`)}</Alert>;
  if (state.kind === "nothing" || state.kind === "elsewhere" || state.kind === "often")
    return <Alert tone="info">{t(`failure.${state.kind}`)}</Alert>;
  return null;
}

type LineProps = { icon: LucideIcon; name: string; children: ReactNode };

function Line({ icon: Icon, name, children }: LineProps) {
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-sage" />
      <span>
        <span className="font-semibold">{name}</span>
        <span className="block text-ink-soft">{children}</span>
      </span>
    </li>
  );
}

/** The week so far: mood, key moments, and whether there is enough for insights. */
function WeekLines({ week }: { week: WeeklyData }) {
  const { t } = useTranslation("wrapUps");
  const formats = useWrapUpFormat();
  const { mood_data: mood, session_data: talks } = week;
  const moments = [
    ...(mood.best_day && mood.entry_count >= fewestForTrend
      ? [t("lines.best", { day: formats.weekday(mood.best_day) })]
      : []),
    ...(talks.total_sessions > 0 ? [t("lines.talks", { count: talks.total_sessions })] : []),
  ];
  return (
    <ul className="flex flex-col gap-4">
      <Line icon={TrendingUp} name={t("lines.mood")}>
        {mood.mood_average === null
          ? t("lines.noMood")
          : t("lines.checkIns", { count: mood.entry_count, average: formats.average(mood.mood_average) })}
      </Line>
      <Line icon={Sparkles} name={t("lines.moments")}>
        {moments.length > 0 ? moments.join(" · ") : t("lines.noMoments")}
      </Line>
      <Line icon={Lightbulb} name={t("lines.insights")}>
        {t(hasMaterial(week) ? "lines.ready" : "lines.waiting")}
      </Line>
    </ul>
  );
}

/** For the top plan, when today's wrap-up is used: says when the next one is available, and sells nothing. */
function LimitDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("wrapUps");
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={t("limit.title")}
      description={t("limit.daily")}
    >
      <Button variant="secondary" onClick={onClose}>
        {t("limit.later")}
      </Button>
    </Dialog>
  );
}

type NotDone = Exclude<Generated, { kind: "done" }>;

type Generating =
  | { readonly kind: "idle" }
  | { readonly kind: "busy"; readonly step: WrapUpStep }
  /** It failed, or the plan's limit was reached. */
  | NotDone;

/**
 * Generates a week's wrap-up. Leaving the page stops the waiting, not the generation. `onLimit` is called when the plan's
 * wrap-up is used up, and returns true if it has handled that.
 */
function useGenerating(userId: string, onDone: (id: string) => void, onLimit: () => boolean) {
  const { relay } = useBackend();
  const forgetWrapUps = useForgetWrapUps(userId);
  const [state, setState] = useState<Generating>({ kind: "idle" });
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const start = async (day: string) => {
    if (state.kind === "busy") return;
    const own = new AbortController();
    own.signal.addEventListener("abort", () => forgetWrapUps("being written"));
    stop.current = own;
    setState({ kind: "busy", step: "reading" });
    const outcome = await generateWrapUp(relay, day, {
      signal: own.signal,
      onStep: (step) => setState({ kind: "busy", step }),
    });
    // Don't navigate someone who has already left the page.
    if (own.signal.aborted) return;
    if (outcome.kind === "done") {
      forgetWrapUps("written");
      return onDone(outcome.id);
    }
    setState(outcome.kind === "limit" && onLimit() ? { kind: "idle" } : outcome);
  };
  const cancel = () => {
    stop.current?.abort();
    setState({ kind: "idle" });
  };
  return { state, start, cancel, dismiss: () => setState({ kind: "idle" }) };
}

function Sign({ done, now }: { done: boolean; now: boolean }) {
  if (done) return <Check aria-hidden="true" className="size-5 text-sage" />;
  return now ? (
    <Spinner className="size-5 text-sage" />
  ) : (
    <Circle aria-hidden="true" className="size-5 text-ink-faint" />
  );
}

/** The steps of generating a wrap-up; the current one is announced. */
function GeneratingSteps({ step }: { step: WrapUpStep }) {
  const { t } = useTranslation("wrapUps");
  const at = wrapUpSteps.indexOf(step);
  return (
    <>
      <ol aria-label={t("steps.label")} className="flex flex-col gap-2">
        {wrapUpSteps.map((name, index) => (
          <li
            key={name}
            aria-current={name === step ? "step" : undefined}
            className={index > at ? "flex items-center gap-3 text-ink-soft" : "flex items-center gap-3"}
          >
            <Sign done={index < at} now={index === at} />
            {t(`steps.${name}`)}
          </li>
        ))}
      </ol>
      <output className="sr-only">{t(`steps.${step}`)}</output>
    </>
  );
}
