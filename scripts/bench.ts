/** `npm run bench`: how fast, small and exact the relay is under simulated calls. Load stays on loopback. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import process from "node:process";
import { canPin } from "./bench/child.ts";
import { encodingFigures } from "./bench/encodings.ts";
import { firstChunkFigures } from "./bench/first-chunk.ts";
import { hearingFigures } from "./bench/hearing.ts";
import { type CallPath, type LoadPlan, runLoad } from "./bench/load.ts";
import type { LoadFigures } from "./bench/load-figures.ts";
import { describeMachine, loadNow } from "./bench/machine.ts";
import { type BenchOptions, benchUsage, parseBenchOptions } from "./bench/options.ts";
import { type Report, reportSchema } from "./bench/report.ts";
import { textOf } from "./bench/table.ts";
import { goalCalls } from "./bench/targets.ts";
import { truncationFigures } from "./bench/truncation.ts";
import { turnTakingFigures } from "./bench/turn-figures.ts";
import { turnsTextOf } from "./bench/turn-text.ts";
import { realTurnMs, realWorkload } from "./bench/workload.ts";

const baselineFile = new URL("bench/baseline.json", import.meta.url);

type Pinned = { readonly pinned: boolean; readonly profile: string | null };

function planFor(path: CallPath, calls: number, { pinned, profile }: Pinned): LoadPlan {
  return {
    relay: "relay",
    path,
    calls,
    workload: realWorkload,
    // Spread over one turn, so that at any moment some speak, some wait and some listen.
    rampMs: calls === 1 ? 0 : realTurnMs,
    // A single call is only occasionally speaking.
    measureMs: calls === 1 ? 50_000 : 30_000,
    warmUp: { calls: 20, ms: 6_000 },
    cores: pinned ? { relay: 0, others: 1 } : null,
    relayArgs: profile === null ? [] : ["--cpu-prof", `--cpu-prof-dir=${profile}`],
  };
}

function readBaseline(): Report | null {
  return existsSync(baselineFile) ? reportSchema.parse(JSON.parse(readFileSync(baselineFile, "utf8"))) : null;
}

async function measure({ calls, paths, profile }: BenchOptions): Promise<Report> {
  const pinned = availableParallelism() > 1 && canPin();
  const loadBefore = loadNow();
  const machine = describeMachine();
  const isMeasured = (path: CallPath, count: number): boolean =>
    paths === null ? path === "http" || count === goalCalls : paths.includes(path);
  const loadsOver = async (path: CallPath): Promise<LoadFigures[]> => {
    const loads: LoadFigures[] = [];
    for (const count of calls.filter((it) => isMeasured(path, it))) {
      console.error(`${count} ${count === 1 ? "call" : "calls"} over ${path} …`);
      loads.push(await runLoad(planFor(path, count, { pinned, profile })));
    }
    return loads;
  };
  const loads = await loadsOver("http");
  const realtime = await loadsOver("realtime");
  const bare =
    paths === null && calls.includes(goalCalls)
      ? await runLoad({ ...planFor("http", goalCalls, { pinned, profile: null }), relay: "bare-relay" })
      : null;
  return {
    at: new Date().toISOString(),
    machine,
    pinned,
    loadBefore,
    loadAfter: loadNow(),
    workload: realWorkload,
    loads,
    bare,
    realtime,
    firstChunk: firstChunkFigures(),
    truncation: truncationFigures(),
    hearing: await hearingFigures(),
    encodings: await encodingFigures(),
  };
}

async function run(options: BenchOptions): Promise<void> {
  const turns = turnTakingFigures();
  const report = options.turnsOnly ? { turns } : { ...(await measure(options)), turns };
  if ("loads" in report) console.log(`${textOf(report, readBaseline())}\n`);
  console.log(turnsTextOf(turns));
  if (options.out !== null) writeFileSync(options.out, `${JSON.stringify(report, null, 2)}\n`);
}

const parsed = parseBenchOptions(process.argv.slice(2));
if (parsed.ok) await run(parsed.options);
else {
  console.error(`${parsed.problem}\n${benchUsage}`);
  process.exitCode = 2;
}
