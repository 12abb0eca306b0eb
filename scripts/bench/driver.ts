/** The benchmark's simulated people: calls over real WebSockets, in a process of their own. */
import { z } from "zod";
import { answerParent } from "./answer-parent.ts";
import { Call } from "./call.ts";
import { type Measurements, noMeasurements, type Resumption } from "./measurements.ts";
import { tickMs, workloadSchema } from "./workload.ts";

/** Calls are staggered, so that frames arrive evenly. */
const groups = 10;
/** Connections dropped in one measurement. */
const maxDrops = 20;
const dropEveryMs = 50;
/** What was said before the end of a measurement is answered within this time. */
const settleMs = 2_000;

const placeSchema = z.object({
  port: z.int(),
  calls: z.int(),
  rampMs: z.number(),
  workload: workloadSchema,
});

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

let calls: Call[] = [];
let measurements: Measurements | null = null;
let group = 0;
let nextTickAt = performance.now();

function tick(): void {
  const now = performance.now();
  measurements?.latenessMs.push(now - nextTickAt);
  for (; nextTickAt <= now; nextTickAt += tickMs / groups) {
    for (let index = group; index < calls.length; index += groups) calls[index]?.tick();
    group = (group + 1) % groups;
  }
  setTimeout(tick, Math.max(0, nextTickAt - performance.now()));
}
tick();

/** Starts the calls one after another over `rampMs`, so that their turns are spread out. */
async function place(input: unknown): Promise<void> {
  const { port, calls: count, rampMs, workload } = placeSchema.parse(input);
  const from = performance.now();
  calls = [];
  for (let number = 0; number < count; number += 1) {
    await pause(Math.max(0, from + (number * rampMs) / count - performance.now()));
    // Half of them ask the relay to work ahead.
    const speculation = number % 2 === 1;
    calls.push(new Call({ number, port, speculation, workload, measurements: () => measurements }));
  }
}

/** Measures for this long; turns that began before the end are awaited. */
async function measure(input: unknown): Promise<void> {
  const { ms } = z.object({ ms: z.number() }).parse(input);
  measurements = noMeasurements();
  await pause(ms);
}

async function results(): Promise<Measurements> {
  const waiting = calls.map((call) => call.waitsSince);
  await pause(settleMs);
  const taken = measurements ?? noMeasurements();
  measurements = null;
  return {
    ...taken,
    unanswered: waiting.filter((since, index) => since !== null && calls[index]?.waitsSince === since).length,
    silentCalls: calls.filter((call) => call.replies === 0).length,
  };
}

async function resume(): Promise<Resumption[]> {
  const resumptions: Promise<Resumption>[] = [];
  for (let round = 0; round < 40 && resumptions.length < Math.min(maxDrops, calls.length); round += 1) {
    const call = calls.find((it) => it.isHearing);
    if (call !== undefined) resumptions.push(call.dropAndResume());
    await pause(dropEveryMs);
  }
  return Promise.all(resumptions);
}

async function end(): Promise<void> {
  for (const call of calls) call.end();
  calls = [];
  await pause(500);
}

answerParent({ place, measure, results, resume, end });
