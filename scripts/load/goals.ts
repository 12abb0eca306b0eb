import type { Found } from "./run.ts";

/** A measurement with a target. */
export type Verdict = {
  readonly what: string;
  readonly unit: string;
  readonly goal: number;
  readonly found: number;
  readonly met: boolean;
};

type Goal = {
  readonly what: string;
  readonly unit: string;
  /** The upper limit. */
  readonly goal: number;
  readonly of: (found: Found) => number;
};

const worst = Number.POSITIVE_INFINITY;

const goals: readonly Goal[] = [
  {
    what: "round trip under attack, p99",
    unit: "ms",
    goal: 100,
    of: ({ attacked }) => attacked.roundTrip?.p99 ?? worst,
  },
  {
    what: "unanswered pings under attack",
    unit: "pings",
    goal: 0,
    of: ({ attacked }) => attacked.unansweredPings,
  },
  {
    what: "messages typed but not stored",
    unit: "messages",
    goal: 0,
    of: ({ quiet, attacked }) =>
      [quiet, attacked].reduce((sum, { typed, stored }) => sum + typed - (stored?.count ?? 0), 0),
  },
  {
    what: "times messages were stored out of order",
    unit: "times",
    goal: 0,
    of: ({ quiet, attacked }) => [quiet, attacked].filter(({ inOrder }) => !inOrder).length,
  },
];

/** Compares the measurements with the targets. */
export function judge(found: Found): Verdict[] {
  return goals.map(({ what, unit, goal, of }) => {
    const value = of(found);
    return { what, unit, goal, found: value, met: value <= goal };
  });
}
