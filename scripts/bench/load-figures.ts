import { z } from "zod";
import type { Measurements, Resumption } from "./measurements.ts";
import { round, spreadOf, spreadSchema } from "./percentiles.ts";
import type { ServiceTime } from "./service-times.ts";

/** The result for one number of calls. Times in ms. */
export const loadFiguresSchema = z.object({
  calls: z.int(),
  /** From the rule's decision that speech is over to the first audio, with and without working ahead. */
  firstAudioAhead: spreadSchema,
  firstAudio: spreadSchema,
  /** The part of the latter that isn't the providers'. */
  overhead: spreadSchema,
  /** Percent of one core. */
  cpuPercent: z.number(),
  /** How late the relay's event loop was. Not in reports from before it was measured. */
  loopDelay: spreadSchema.default(null),
  /** Turns answered per second. */
  turnsPerSecond: z.number(),
  interruptToClear: spreadSchema,
  staleBytes: z.int(),
  /** What was lost or refused: should be zero. */
  unanswered: z.int(),
  silentCalls: z.int(),
  errors: z.record(z.string(), z.int()),
  driverLateness: spreadSchema,
  /**
   * kB for each call beyond the idle relay, after garbage collection: what is in use (heap and buffers), and
   * what the process has allocated from the system.
   */
  memory: z.object({ rssKb: z.number(), heapKb: z.number() }),
  resume: z.object({ back: spreadSchema, sound: spreadSchema, contextLost: z.int() }),
});
export type LoadFigures = z.infer<typeof loadFiguresSchema>;

/** For each turn, how much longer it took than the providers themselves, by their own log. */
export function overheadOf(turns: Measurements["turns"], times: readonly ServiceTime[]): number[] {
  const byTag = new Map(times.map((time) => [time.tag, time]));
  return turns.flatMap(({ tag, firstAudioMs }) => {
    const time = byTag.get(tag);
    return time === undefined ? [] : [firstAudioMs - time.transcription - time.writing - time.speech];
  });
}

function countsOf(errors: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const error of errors) counts[error] = (counts[error] ?? 0) + 1;
  return counts;
}

export function resumeFigures(resumptions: readonly Resumption[]): LoadFigures["resume"] {
  return {
    back: spreadOf(resumptions.map(({ backMs }) => backMs)),
    sound: spreadOf(resumptions.map(({ soundMs }) => soundMs)),
    contextLost: resumptions.filter(({ contextKept }) => !contextKept).length,
  };
}

type Known = Pick<LoadFigures, "calls" | "cpuPercent" | "loopDelay" | "memory" | "resume"> & {
  readonly seconds: number;
};

/** Computes figures from the driver's and the providers' measurements. */
export function figuresOf(
  { seconds, ...known }: Known,
  seen: Measurements,
  times: readonly ServiceTime[],
): LoadFigures {
  const ahead = seen.turns.filter((turn) => turn.ahead);
  const sequential = seen.turns.filter((turn) => !turn.ahead);
  return {
    ...known,
    turnsPerSecond: round(seen.turns.length / seconds),
    firstAudioAhead: spreadOf(ahead.map(({ firstAudioMs }) => firstAudioMs)),
    firstAudio: spreadOf(sequential.map(({ firstAudioMs }) => firstAudioMs)),
    overhead: spreadOf(overheadOf(sequential, times)),
    interruptToClear: spreadOf(seen.interruptions),
    staleBytes: seen.staleBytes,
    unanswered: seen.unanswered,
    silentCalls: seen.silentCalls,
    errors: countsOf(seen.errors),
    driverLateness: spreadOf(seen.latenessMs),
  };
}
