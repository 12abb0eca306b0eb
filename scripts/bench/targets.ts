import type { FirstChunk } from "./first-chunk.ts";
import type { LoadFigures } from "./load-figures.ts";
import { round } from "./percentiles.ts";
import type { Report } from "./report.ts";
import type { Truncation } from "./truncation.ts";

/** A measurement with a target. */
export type Verdict = {
  readonly what: string;
  readonly unit: string;
  readonly goal: number;
  /** Null if it wasn't measured. */
  readonly found: number | null;
  readonly baseline: number | null;
  readonly met: boolean | null;
};

type Goal = {
  readonly what: string;
  readonly unit: string;
  readonly goal: number;
  readonly of: (report: Report) => number | null;
};

/** The load that targets are set for. */
export const goalCalls = 300;

function atLoad(read: (figures: LoadFigures) => number | undefined): Goal["of"] {
  return ({ loads }) => {
    const figures = loads.find(({ calls }) => calls === goalCalls);
    return figures === undefined ? null : (read(figures) ?? null);
  };
}

const realtimeAtLoad = ({ realtime }: Report) => realtime.find(({ calls }) => calls === goalCalls);

function worst<T extends FirstChunk | Truncation>(of: readonly T[], read: (it: T) => number): number | null {
  return of.length === 0 ? null : Math.max(...of.map(read));
}

/** How much later than over HTTP the first sound comes over the Realtime API, in the same run, ms. */
function againstHttp(report: Report): number | null {
  const http = report.loads.find(({ calls }) => calls === goalCalls)?.firstAudio;
  const realtime = realtimeAtLoad(report)?.firstAudio;
  return http && realtime ? round(realtime.p50 - http.p50) : null;
}

const goals: readonly Goal[] = [
  { what: "overhead, p50", unit: "ms", goal: 20, of: atLoad(({ overhead }) => overhead?.p50) },
  { what: "overhead, p99", unit: "ms", goal: 40, of: atLoad(({ overhead }) => overhead?.p99) },
  {
    what: "end of speech to first audio, working ahead, p50",
    unit: "ms",
    goal: 100,
    of: atLoad(({ firstAudioAhead }) => firstAudioAhead?.p50),
  },
  {
    what: "realtime: rule to first sound, working ahead, p50",
    unit: "ms",
    goal: 100,
    of: (report) => realtimeAtLoad(report)?.firstAudioAhead?.p50 ?? null,
  },
  { what: "realtime: the same, one after another, against HTTP", unit: "ms", goal: -100, of: againstHttp },
  { what: "processor", unit: "% of a core", goal: 10, of: atLoad(({ cpuPercent }) => cpuPercent) },
  { what: "memory a call, in use", unit: "kB", goal: 100, of: atLoad(({ memory }) => memory.heapKb) },
  { what: "memory a call, of the process", unit: "kB", goal: 100, of: atLoad(({ memory }) => memory.rssKb) },
  {
    what: "interruption to silence, p50",
    unit: "ms",
    goal: 6,
    of: atLoad(({ interruptToClear }) => interruptToClear?.p50),
  },
  { what: "stale audio", unit: "bytes", goal: 0, of: atLoad(({ staleBytes }) => staleBytes) },
  {
    what: "session resumed after a lost connection, p99",
    unit: "ms",
    goal: 1_000,
    of: atLoad(({ resume }) => resume.back?.p99),
  },
  {
    what: "first segment, median in the worst language",
    unit: "tokens",
    goal: 8,
    of: ({ firstChunk }) => worst(firstChunk, ({ median }) => median),
  },
  {
    what: "truncation, p95 in the worst language",
    unit: "words",
    goal: 1,
    of: ({ truncation }) => worst(truncation, ({ p95 }) => p95),
  },
  { what: "danger check, memory", unit: "MB", goal: 40, of: ({ hearing }) => hearing?.memoryMb ?? null },
  { what: "danger check, loading", unit: "ms", goal: 300, of: ({ hearing }) => hearing?.loadMs ?? null },
  {
    what: "danger check, 200 characters, p50 in the worst language",
    unit: "ms",
    goal: 1,
    of: ({ hearing }) => hearing?.short.p50 ?? null,
  },
  {
    what: "danger check, 4,000 characters, p50 in the worst language",
    unit: "ms",
    goal: 3,
    of: ({ hearing }) => hearing?.long.p50 ?? null,
  },
  {
    what: "danger check, 4,000 costly characters, p50 of the worst text",
    unit: "ms",
    goal: 3,
    of: ({ hearing }) => hearing?.hostile?.p50 ?? null,
  },
  {
    what: "danger check, 4,000 costly characters, p99 of all texts",
    unit: "ms",
    goal: 3,
    of: ({ hearing }) => hearing?.hostile?.p99 ?? null,
  },
  {
    what: "danger check, longest block, p99",
    unit: "ms",
    goal: 3,
    of: ({ hearing }) => hearing?.long.p99 ?? null,
  },
  { what: "relay ready", unit: "ms", goal: 1_000, of: ({ hearing }) => hearing?.readyMs ?? null },
];

/** Compares the measurements with the targets and the baseline. */
export function judge(report: Report, baseline: Report | null): Verdict[] {
  return goals.map(({ what, unit, goal, of }) => {
    const found = of(report);
    const before = baseline === null ? null : of(baseline);
    return { what, unit, goal, found, baseline: before, met: found === null ? null : found <= goal };
  });
}
