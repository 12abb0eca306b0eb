import process from "node:process";
import { type Env, parseEnv } from "./env/env.ts";
import { handleFailures, stopOnce, stopOnSignal } from "./shutdown.ts";
import { createLog } from "./log/log.ts";
import { startRelay } from "./relay.ts";

/** See "Rolling out" in ops/README.md. */
const stopMayTakeMs = 12_000;

function refuse(lines: readonly string[]): void {
  process.stderr.write(`${["Hearken can't start.", ...lines].join("\n  ")}\n`);
  process.exit(1);
}

async function run(env: Env): Promise<void> {
  const log = createLog({
    level: env.logLevel,
    pretty: !env.production && process.stdout.isTTY,
    write: (line) => process.stdout.write(line),
  });
  let stop: ReturnType<typeof stopOnce> | null = null;
  handleFailures(process, log, () => stop?.() ?? null);
  const started = await startRelay(env, log);
  if (!started.ok) return refuse([started.problem]);
  const { port, metricsPort } = started.relay;
  stop = stopOnce(started.relay.stop, stopMayTakeMs);
  stopOnSignal(process, log, stop);
  if (metricsPort !== null) log("metrics.listening", { port: metricsPort });
  log("relay.listening", { port });
}

const parsed = parseEnv(process.env);
if (parsed.ok) await run(parsed.env);
else refuse(parsed.problems);
