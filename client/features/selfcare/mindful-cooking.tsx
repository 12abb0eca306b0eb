import { useEffect, useReducer, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import { toast } from "#client/lib/toast.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import {
  Countdown,
  SelfcareFrame,
  TimerButtons,
  unstarted,
  monotonicClock,
  useNow,
  type Clock,
  useWakeLock,
  elapsedOf,
  restarted,
  secondsLeft,
  toggled,
  type Stopwatch,
} from "./timed-tool.tsx";

/** The steps of mindful cooking, each with a suggested time. */
export const cookingSteps = [
  { name: "prepare", seconds: 60 },
  { name: "observe", seconds: 120 },
  { name: "work", seconds: 180 },
  { name: "senses", seconds: 180 },
  { name: "taste", seconds: 120 },
] as const;
type CookingStep = (typeof cookingSteps)[number];

export type CookingState =
  | { readonly status: "cooking"; readonly index: number; readonly watch: Stopwatch }
  | { readonly status: "complete" };
export type CookingEvent =
  | { readonly kind: "toggle" | "reset"; readonly now: number }
  | { readonly kind: "previous" | "next" | "again" };

export const firstStep: CookingState = { status: "cooking", index: 0, watch: unstarted };

export function cooking(state: CookingState, event: CookingEvent): CookingState {
  if (state.status === "complete") return event.kind === "again" ? firstStep : state;
  const { index, watch } = state;
  switch (event.kind) {
    case "toggle": {
      const over = cookingAt(state, event.now).over;
      return { ...state, watch: toggled(over ? unstarted : watch, event.now) };
    }
    case "reset":
      return { ...state, watch: restarted(watch, event.now) };
    case "previous":
      return index === 0 ? state : { ...state, index: index - 1, watch: unstarted };
    case "next":
      return index === cookingSteps.length - 1
        ? { status: "complete" }
        : { ...state, index: index + 1, watch: unstarted };
    case "again":
      return state;
  }
}

type Cooking = {
  readonly step: CookingStep;
  readonly index: number;
  readonly isLast: boolean;
  /** Whole seconds left of the suggested time, rounded up. */
  readonly left: number;
  /** Elapsed share of the suggested time, 0 to 1. */
  readonly share: number;
  /** The suggested time has passed and the timer has stopped. */
  readonly over: boolean;
  readonly running: boolean;
};

const stepOf = (index: number): CookingStep => cookingSteps[index] ?? cookingSteps[0];
const stepMs = (index: number): number => stepOf(index).seconds * 1000;

/** What to show at `now`, in ms. */
export function cookingAt(state: CookingState & { status: "cooking" }, now: number): Cooking {
  const { index, watch } = state;
  const step = stepOf(index);
  const total = stepMs(index);
  const elapsed = Math.min(total, elapsedOf(watch, now));
  const over = elapsed === total;
  return {
    step,
    index,
    isLast: index === cookingSteps.length - 1,
    left: secondsLeft(total, elapsed),
    share: elapsed / total,
    over,
    running: watch.since !== null && !over,
  };
}

/** Mindful cooking: one step after another, each with an optional timer. */
export function MindfulCooking({ clock = monotonicClock }: { clock?: Clock }) {
  const { t } = useTranslation("selfcare");
  const { t: common } = useTranslation();
  const [state, send] = useReducer(cooking, firstStep);
  return (
    <SelfcareFrame title={common("pages.mindfulActivity")} description={t("cooking.description")}>
      {state.status === "complete" ? (
        <Complete onAgain={() => send({ kind: "again" })} />
      ) : (
        <Step state={state} send={send} clock={clock} />
      )}
    </SelfcareFrame>
  );
}

type StepProps = {
  state: CookingState & { status: "cooking" };
  send: (event: CookingEvent) => void;
  clock: Clock;
};

function Step({ state, send, clock }: StepProps) {
  const { t } = useTranslation("selfcare");
  const format = useFormat();
  const { step, index, isLast, left, over, running } = useStep(state, clock);
  const next = () => {
    if (isLast) toast.success(t("cooking.completed"), t("cooking.completedBody"));
    send({ kind: "next" });
  };
  return (
    <Card className="flex flex-col gap-6">
      <div aria-live="polite" className="text-center">
        <p className="text-sm font-semibold text-clay">
          {t("cooking.step", { n: format.number(index + 1), total: format.number(cookingSteps.length) })}
        </p>
        <h2 className="mt-1 text-3xl">{t(`cooking.steps.${step.name}.name`)}</h2>
        <p className="mx-auto mt-2 max-w-md text-ink-soft">{t(`cooking.steps.${step.name}.how`)}</p>
      </div>
      <Countdown label={t("left")} left={left} total={step.seconds} />
      <TimerButtons
        running={running}
        startLabel={t(over ? "startAgain" : "start")}
        onToggle={() => send({ kind: "toggle", now: clock() })}
        onReset={() => send({ kind: "reset", now: clock() })}
      />
      <div className="flex flex-wrap justify-between gap-3 border-t border-line pt-5">
        <Button variant="quiet" disabled={index === 0} onClick={() => send({ kind: "previous" })}>
          {t("previous")}
        </Button>
        <Button variant="secondary" onClick={next}>
          {t(isLast ? "cooking.complete" : "next")}
        </Button>
      </div>
    </Card>
  );
}

/** The current step, with a toast when its timer runs out. */
function useStep(state: StepProps["state"], clock: Clock) {
  const { t } = useTranslation("selfcare");
  const now = useNow(state.watch, stepMs(state.index), clock);
  const shown = cookingAt(state, now);
  const { step, over, running } = shown;
  useWakeLock(running);
  const told = useRef(unstarted);
  useEffect(() => {
    if (!over || told.current === state.watch) return;
    told.current = state.watch;
    toast.success(
      t("cooking.stepCompleted"),
      t("cooking.stepCompletedBody", { title: t(`cooking.steps.${step.name}.name`) }),
    );
  }, [over, state.watch, step.name, t]);
  return shown;
}

function Complete({ onAgain }: { onAgain: () => void }) {
  const { t } = useTranslation("selfcare");
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone, so keep focus on the page.
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="flex flex-col items-center gap-4 py-12 text-center">
      <h2 ref={heading} tabIndex={-1} className="text-3xl outline-none">
        {t("cooking.done")}
      </h2>
      <p className="max-w-md text-ink-soft">{t("cooking.doneBody")}</p>
      <Button size="lg" onClick={onAgain}>
        {t("startAgain")}
      </Button>
    </Card>
  );
}
