import { elapsedOf, secondsLeft, toggled, unstarted, type Stopwatch } from "./stopwatch.ts";

/** Three seconds to prepare, then a repeating cycle: breathe in for 4 s, hold for 4 s, breathe out for 6 s. */
const prepareMs = 3000;
const phases = [
  { name: "inhale", ms: 4000 },
  { name: "hold", ms: 4000 },
  { name: "exhale", ms: 6000 },
] as const;
const cycleMs = phases.reduce((sum, { ms }) => sum + ms, 0);

export type BreathPhase = "prepare" | (typeof phases)[number]["name"];

export type Breath = {
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

export type BreathingState = { readonly watch: Stopwatch; readonly begun: boolean };
export type BreathingEvent = { readonly kind: "toggle"; readonly now: number } | { readonly kind: "reset" };

export const restingBreath: BreathingState = { watch: unstarted, begun: false };

export function breathing(state: BreathingState, event: BreathingEvent): BreathingState {
  if (event.kind === "reset") return restingBreath;
  return { watch: toggled(state.watch, event.now), begun: true };
}

export function breathOfState({ watch }: BreathingState, now: number): Breath {
  return breathAt(elapsedOf(watch, now));
}
