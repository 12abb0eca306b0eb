import { clsx } from "clsx";
import { Check, SkipForward } from "lucide-react";
import { useReducer } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#client/i18n/use-format.ts";
import { Button } from "#client/ui/button.tsx";
import { Card } from "#client/ui/card.tsx";
import {
  Countdown,
  SelfcareFrame,
  TimerButtons,
  monotonicClock,
  useNow,
  type Clock,
  useWakeLock,
  elapsedOf,
  restarted,
  secondsLeft,
  toggled,
  unstarted,
  type Stopwatch,
} from "./timed-tool.tsx";

/** The exercises of timed stretching, 30 s each, one after another. */
const exercises = ["neckRolls", "shoulderStretches", "wrists", "sideBends", "deepBreathing"] as const;
type Exercise = (typeof exercises)[number];

const exerciseMs = 30_000;
const last = exercises.length - 1;

/** `index` is the exercise during which the watch was started; time beyond it counts toward the following ones. */
export type StretchingState = { readonly index: number; readonly watch: Stopwatch };
type StretchingEvent = { readonly kind: "toggle" | "reset" | "skip"; readonly now: number };

export const restingStretch: StretchingState = { index: 0, watch: unstarted };

/** The state moved on to the exercise current at `now`; after the last one the watch is stopped. */
function settled({ index, watch }: StretchingState, now: number): StretchingState {
  const elapsed = elapsedOf(watch, now);
  if (elapsed >= (exercises.length - index) * exerciseMs)
    return { index: last, watch: { before: exerciseMs, since: null } };
  const passed = Math.floor(elapsed / exerciseMs);
  return { index: index + passed, watch: { ...watch, before: watch.before - passed * exerciseMs } };
}

export function stretching(state: StretchingState, { kind, now }: StretchingEvent): StretchingState {
  const current = settled(state, now);
  if (kind === "reset") return { ...current, watch: restarted(current.watch, now) };
  if (kind === "skip")
    return current.index === last ? current : { index: current.index + 1, watch: unstarted };
  const begun = stretchAt(current, now).finished ? restingStretch : current;
  return { ...begun, watch: toggled(begun.watch, now) };
}

type Stretch = {
  readonly exercise: Exercise;
  readonly index: number;
  readonly isLast: boolean;
  /** Whole seconds left of this exercise, rounded up. */
  readonly left: number;
  readonly running: boolean;
  /** The last exercise is over. */
  readonly finished: boolean;
  /** Progress through all exercises, in whole percent. */
  readonly percent: number;
};

/** What to show at `now`, in ms. */
export function stretchAt(state: StretchingState, now: number): Stretch {
  const { index, watch } = settled(state, now);
  const elapsed = elapsedOf(watch, now);
  return {
    exercise: exercises[index] ?? "deepBreathing",
    index,
    isLast: index === last,
    left: secondsLeft(exerciseMs, elapsed),
    running: watch.since !== null,
    finished: index === last && elapsed >= exerciseMs,
    percent: Math.floor((100 * (index * exerciseMs + elapsed)) / (exercises.length * exerciseMs)),
  };
}

/** Timed stretching. Screen readers announce each exercise when it starts and never the seconds. */
export function TimedStretching({ clock = monotonicClock }: { clock?: Clock }) {
  const { t } = useTranslation("selfcare");
  const { t: common } = useTranslation();
  const format = useFormat();
  const { stretch, toggle, reset, skip } = useStretching(clock);
  const key = stretch.finished ? ("done" as const) : (`exercises.${stretch.exercise}` as const);
  return (
    <SelfcareFrame title={common("pages.timedStretching")} description={t("stretching.description")}>
      <Card className="flex flex-col gap-6">
        <ProgressBar
          label={t("stretching.progress")}
          percent={stretch.percent}
          text={t("stretching.percent", { n: format.number(stretch.percent) })}
        />
        <div aria-live="polite" className="text-center">
          <h2 className="text-3xl">{t(`stretching.${key}.name`)}</h2>
          <p className="mx-auto mt-2 max-w-md text-ink-soft">{t(`stretching.${key}.how`)}</p>
        </div>
        <Countdown label={t("left")} left={stretch.left} total={30} />
        <TimerButtons
          running={stretch.running}
          startLabel={t(stretch.finished ? "startAgain" : "start")}
          onToggle={toggle}
          onReset={reset}
        >
          <Button size="lg" variant="secondary" disabled={stretch.isLast} onClick={skip}>
            <SkipForward aria-hidden="true" className="size-5 rtl:-scale-x-100" />
            {t("stretching.skip")}
          </Button>
        </TimerButtons>
        <p className="text-center text-sm text-ink-soft">{t("stretching.care")}</p>
      </Card>
      <ExerciseList stretch={stretch} />
    </SelfcareFrame>
  );
}

function ExerciseList({ stretch }: { stretch: Stretch }) {
  const { t } = useTranslation("selfcare");
  const format = useFormat();
  return (
    <ol aria-label={t("stretching.list")} className="mt-6 flex flex-col gap-1">
      {exercises.map((name, index) => {
        const over = index < stretch.index || stretch.finished;
        const current = index === stretch.index && !stretch.finished;
        return (
          <li
            key={name}
            aria-current={current ? "step" : undefined}
            className={clsx(
              "flex items-center gap-3 rounded-md px-3 py-2",
              current ? "bg-sage-soft font-semibold text-sage-ink" : "text-ink-soft",
            )}
          >
            <span aria-hidden="true" className="grid size-6 shrink-0 place-items-center tabular-nums">
              {over ? <Check className="size-5 text-sage" /> : format.number(index + 1)}
            </span>
            {t(`stretching.exercises.${name}.name`)}
            {over ? <span className="sr-only">{t("stretching.over")}</span> : null}
          </li>
        );
      })}
    </ol>
  );
}

function useStretching(clock: Clock) {
  const [state, send] = useReducer(stretching, restingStretch);
  const now = useNow(state.watch, (exercises.length - state.index) * exerciseMs, clock);
  const stretch = stretchAt(state, now);
  useWakeLock(stretch.running);
  const on = (kind: "toggle" | "reset" | "skip") => () => send({ kind, now: clock() });
  return { stretch, toggle: on("toggle"), reset: on("reset"), skip: on("skip") };
}

type ProgressBarProps = { label: string; percent: number; text: string };

/** Progress as a bar and as text. */
function ProgressBar({ label, percent, text }: ProgressBarProps) {
  return (
    <div>
      <div className="mb-1.5 flex justify-between gap-4 text-sm text-ink-soft">
        <span>{label}</span>
        <span className="tabular-nums">{text}</span>
      </div>
      <progress aria-label={label} max={100} value={percent} className="sr-only" />
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-sage-soft">
        <div className="h-full rounded-full bg-sage" style={{ width: `${String(percent)}%` }} />
      </div>
    </div>
  );
}
