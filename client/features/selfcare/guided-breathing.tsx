import { clsx } from "clsx";
import { useReducer, useEffect, useRef, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useMediaQuery } from "#client/lib/use-media-query.ts";
import { useFormat } from "#client/i18n/use-format.ts";
import { toast } from "#client/lib/toast.ts";
import { useEmbedded } from "#client/ui/page-heading.tsx";
import { ringPaths } from "#client/ui/ring-paths.ts";
import {
  SelfcareFrame,
  TimerButtons,
  monotonicClock,
  useNow,
  type Clock,
  useWakeLock,
  elapsedOf,
  secondsLeft,
  toggled,
  unstarted,
  type Stopwatch,
} from "./timed-tool.tsx";

/** Three seconds to prepare, then a repeating cycle: breathe in for 4 s, hold for 4 s, breathe out for 6 s. */
const prepareMs = 3000;
const phases = [
  { name: "inhale", ms: 4000 },
  { name: "hold", ms: 4000 },
  { name: "exhale", ms: 6000 },
] as const;
const cycleMs = phases.reduce((sum, { ms }) => sum + ms, 0);

type BreathPhase = "prepare" | (typeof phases)[number]["name"];

type Breath = {
  readonly phase: BreathPhase;
  /** Whole seconds until the next phase, rounded up. */
  readonly left: number;
  /** Elapsed share of the phase, 0 to 1. */
  readonly share: number;
  /** Completed breaths. */
  readonly cycles: number;
};

/** The phase and count after `elapsed` ms. */
export function breathAt(elapsed: number): Breath {
  if (elapsed < prepareMs) return breathOf("prepare", elapsed, prepareMs, 0);
  const cycles = Math.floor((elapsed - prepareMs) / cycleMs);
  let within = (elapsed - prepareMs) % cycleMs;
  for (const { name, ms } of phases) {
    if (within < ms) return breathOf(name, within, ms, cycles);
    within -= ms;
  }
  return breathOf("exhale", cycleMs, cycleMs, cycles);
}

function breathOf(phase: BreathPhase, within: number, ms: number, cycles: number): Breath {
  return { phase, left: secondsLeft(ms, within), share: within / ms, cycles };
}

const soft = (share: number) => (1 - Math.cos(Math.PI * share)) / 2;

const fullnessIn: Readonly<Record<BreathPhase, (share: number) => number>> = {
  prepare: () => 0,
  inhale: soft,
  hold: () => 1,
  exhale: (share) => 1 - soft(share),
};

/** How full the lungs are, 0 to 1, eased at both ends so that the animation doesn't jerk. */
export function fullnessOf({ phase, share }: Breath): number {
  return fullnessIn[phase](share);
}

type BreathingState = { readonly watch: Stopwatch; readonly begun: boolean };
type BreathingEvent = { readonly kind: "toggle"; readonly now: number } | { readonly kind: "reset" };

export const restingBreath: BreathingState = { watch: unstarted, begun: false };

export function breathing(state: BreathingState, event: BreathingEvent): BreathingState {
  if (event.kind === "reset") return restingBreath;
  return { watch: toggled(state.watch, event.now), begun: true };
}

export function breathOfState({ watch }: BreathingState, now: number): Breath {
  return breathAt(elapsedOf(watch, now));
}

/** Guided breathing. Screen readers announce each phase once and never the seconds. */
export function GuidedBreathing({ clock = monotonicClock }: { clock?: Clock }) {
  const { t } = useTranslation("selfcare");
  const { t: common } = useTranslation();
  const format = useFormat();
  const { state, breath, running, toggle, reset } = useBreathing(clock);
  return (
    <SelfcareFrame title={common("pages.guidedBreathing")} description={t("breathing.description")}>
      <div className="flex flex-col items-center gap-6">
        <BreathForm state={state} clock={clock}>
          <output className="block font-heading text-xl font-medium text-sage-ink sm:text-3xl">
            {t(`breathing.phases.${breath.phase}`)}
          </output>
          <p aria-hidden="true" className="font-heading text-5xl tabular-nums text-sage-ink">
            {format.number(breath.left)}
          </p>
        </BreathForm>
        <p className="text-ink-soft">{t("breathing.cycles", { n: format.number(breath.cycles) })}</p>
        <TimerButtons running={running} startLabel={t("start")} onToggle={toggle} onReset={reset} />
        <p className="max-w-md text-center text-ink-soft">{t("breathing.care")}</p>
      </div>
    </SelfcareFrame>
  );
}

function useBreathing(clock: Clock) {
  const { t } = useTranslation("selfcare");
  const [state, send] = useReducer(breathing, restingBreath);
  const running = state.watch.since !== null;
  const now = useNow(state.watch, Number.POSITIVE_INFINITY, clock);
  useWakeLock(running);
  const toggle = () => {
    if (!state.begun) toast.success(t("breathing.started"));
    send({ kind: "toggle", now: clock() });
  };
  const reset = () => {
    const { cycles } = breathOfState(state, clock());
    if (cycles > 0) toast.success(t("breathing.completed"), t("breathing.completedBody", { count: cycles }));
    send({ kind: "reset" });
  };
  return { state, breath: breathOfState(state, now), running, toggle, reset };
}

const outlines = ringPaths(9, 230, 480);

/** The scale of a ring at a fullness of 0 to 1. Outer rings travel further, so that the shape opens like a flower. */
function scaleOf(index: number, fullness: number): number {
  const least = 0.84 - index * 0.03;
  return least + (1 - least) * fullness;
}

type BreathFormProps = { state: BreathingState; clock: Clock; children: ReactNode };

/** Rings that widen and narrow with the breath, or stay half open for people who prefer reduced motion. */
function BreathForm({ state, clock, children }: BreathFormProps) {
  const rings = useRef<SVGGElement>(null);
  const still = usePrefersReducedMotion();
  const embedded = useEmbedded();
  useEffect(() => {
    const draw = () => {
      const fullness = still ? 0.6 : fullnessOf(breathOfState(state, clock()));
      for (const [index, ring] of [...(rings.current?.children ?? [])].entries())
        ring.setAttribute("transform", `scale(${scaleOf(index, fullness).toFixed(4)})`);
    };
    draw();
    if (still || state.watch.since === null) return;
    let frame = requestAnimationFrame(function next() {
      draw();
      frame = requestAnimationFrame(next);
    });
    return () => cancelAnimationFrame(frame);
  }, [state, clock, still]);
  return (
    <div
      className={clsx(
        "relative mx-auto grid aspect-square w-full place-items-center",
        // In a sheet the buttons below stay in sight.
        embedded ? "max-w-[min(20rem,34dvh)]" : "max-w-68 sm:max-w-96",
      )}
    >
      <svg
        viewBox="-500 -500 1000 1000"
        fill="none"
        aria-hidden="true"
        className="absolute inset-0 overflow-visible"
      >
        <g ref={rings}>
          {outlines.map((outline, index) => (
            <path
              key={outline}
              d={outline}
              className="fill-sage-soft stroke-sage"
              fillOpacity={index === 0 ? 1 : 0.16}
              strokeWidth={5 - index * 0.35}
              strokeOpacity={0.9 - index * 0.085}
            />
          ))}
        </g>
      </svg>
      <div className="relative text-center">{children}</div>
    </div>
  );
}

const usePrefersReducedMotion = (): boolean => useMediaQuery("(prefers-reduced-motion: reduce)");
