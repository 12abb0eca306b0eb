import { z } from "zod";
import { relayEnvironment, relayNodeArgs } from "../relay-process.ts";
import { type Child, startChild } from "./child.ts";
import { figuresOf, type LoadFigures, resumeFigures } from "./load-figures.ts";
import { measurementsSchema, resumptionSchema } from "./measurements.ts";
import { round, type Spread, spreadSchema } from "./percentiles.ts";
import { serviceTimeSchema } from "./service-times.ts";
import { smallWorkload, type Workload } from "./workload.ts";

/** How the relay is heard and spoken for: recordings and HTTP, or live and over the Realtime API. */
export const callPaths = ["http", "realtime"] as const;
export type CallPath = (typeof callPaths)[number];

export type LoadPlan = {
  /** The product's relay, or one that only moves the bytes. */
  readonly relay: "relay" | "bare-relay";
  readonly path: CallPath;
  readonly calls: number;
  readonly workload: Workload;
  readonly rampMs: number;
  readonly measureMs: number;
  /** Calls started beforehand, so that code is compiled and connections to the providers are open. */
  readonly warmUp: { readonly calls: number; readonly ms: number };
  /** The relay's core, and everyone else's; null if processes can't be pinned. */
  readonly cores: { readonly relay: number; readonly others: number } | null;
  /** Node arguments for the relay, such as `--cpu-prof`. */
  readonly relayArgs: readonly string[];
};

const startedSchema = z.object({ port: z.int() });
const usageSchema = z.object({ cpuMs: z.number(), atMs: z.number(), loopDelay: spreadSchema });
const memorySchema = z.object({ rss: z.number(), heap: z.number(), sessions: z.int() });
const done = z.unknown();

type Cast = {
  readonly relay: Child;
  readonly driver: Child;
  readonly providers: Child;
  readonly port: number;
};

async function startAll({ relay: relayName, path, workload, cores, relayArgs }: LoadPlan): Promise<Cast> {
  const others = { core: cores?.others ?? null };
  const [providers, driver, relay] = await Promise.all([
    startChild("bench/providers", others),
    startChild("bench/driver", others),
    startChild(`bench/${relayName}`, {
      core: cores?.relay ?? null,
      nodeArgs: [...relayNodeArgs, "--expose-gc", ...relayArgs],
      env: relayEnvironment,
    }),
  ]);
  const { port: providersPort } = await providers.ask("start", startedSchema, workload);
  const providersUrl = `http://127.0.0.1:${providersPort}/v1`;
  const { port } = await relay.ask("start", startedSchema, { providersUrl, path });
  return { relay, driver, providers, port };
}

const pause = (ms: number) => new Promise<void>((resolve) => void setTimeout(resolve, ms));

async function warmUp({ driver, port }: Cast, { warmUp: { calls, ms } }: LoadPlan): Promise<void> {
  if (calls === 0) return;
  const workload = { ...smallWorkload, playRate: 50 };
  await driver.ask("place", done, { port, calls, rampMs: 500, workload });
  await pause(ms);
  await driver.ask("end", done);
}

type Measured = {
  readonly seen: z.infer<typeof measurementsSchema>;
  readonly times: z.infer<typeof serviceTimeSchema>[];
  readonly cpuPercent: number;
  readonly loopDelay: Spread;
};

async function measure({ relay, driver, providers }: Cast, { measureMs }: LoadPlan): Promise<Measured> {
  await providers.ask("times", done);
  const before = await relay.ask("usage", usageSchema);
  await driver.ask("measure", done, { ms: measureMs });
  const after = await relay.ask("usage", usageSchema);
  const seen = await driver.ask("results", measurementsSchema);
  const times = await providers.ask("times", z.array(serviceTimeSchema));
  return {
    seen,
    times,
    loopDelay: after.loopDelay,
    cpuPercent: round((100 * (after.cpuMs - before.cpuMs)) / (after.atMs - before.atMs)),
  };
}

/** The bare relay can't resume. */
async function resumptions({ driver }: Cast, { relay }: LoadPlan) {
  return relay === "relay" ? driver.ask("resume", z.array(resumptionSchema)) : [];
}

type Memory = z.infer<typeof memorySchema>;

function memoryOf(idle: Memory, busy: Memory): LoadFigures["memory"] {
  const kbACall = (bytes: number) => Math.round(bytes / 1_024 / Math.max(1, busy.sessions));
  return { rssKb: kbACall(busy.rss - idle.rss), heapKb: kbACall(busy.heap - idle.heap) };
}

/**
 * Runs one number of calls on a relay of its own: warm-up, the turns, then memory, then dropped connections.
 */
export async function runLoad(plan: LoadPlan): Promise<LoadFigures> {
  const cast = await startAll(plan);
  const { relay, driver, providers, port } = cast;
  const { calls, workload, rampMs, measureMs } = plan;
  try {
    await warmUp(cast, plan);
    const idle = await relay.ask("memory", memorySchema);
    await driver.ask("place", done, { port, calls, rampMs, workload });
    const { seen, times, cpuPercent, loopDelay } = await measure(cast, plan);
    const memory = memoryOf(idle, await relay.ask("memory", memorySchema));
    const resume = resumeFigures(await resumptions(cast, plan));
    return figuresOf(
      { calls, cpuPercent, loopDelay, memory, resume, seconds: measureMs / 1_000 },
      seen,
      times,
    );
  } finally {
    await Promise.all([relay.stop(), driver.stop(), providers.stop()]);
  }
}
