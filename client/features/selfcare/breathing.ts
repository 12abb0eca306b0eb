import { elapsedOf, secondsLeft, toggled, unstarted, type Stopwatch } from "./stopwatch.ts";

/** Guided breathing (spec 1, section 4): three seconds to prepare, then in 4 s, hold 4 s, out 6 s, again and again. */
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
  /** Whole seconds until the next phase, a begun one counted. */
  readonly left: number;
  /** How much of the phase is over, 0 to 1. */
  readonly share: number;
  /** Breaths that were let out completely. */
  readonly cycles: number;
};

/** Where a breather is after `elapsed` ms. */
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

/** How full the lungs are, 0 to 1, without a jerk at the turns. */
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
