import process from "node:process";
import { type Env, parseEnv } from "./env.ts";
import { exitOnFailure, stopOnSignal } from "./lifecycle.ts";
import { createLog } from "./log/log.ts";
import { startRelay } from "./start-relay.ts";

function refuse(lines: readonly string[]): void {
  process.stderr.write(`${["Hearken cannot start.", ...lines].join("\n  ")}\n`);
  process.exit(1);
}

async function run(env: Env): Promise<void> {
  const log = createLog({
    level: env.logLevel,
    pretty: !env.production && process.stdout.isTTY,
    write: (line) => process.stdout.write(line),
  });
  exitOnFailure(process, log);
  const started = await startRelay(env, log);
  if (!started.ok) return refuse([started.problem]);
  stopOnSignal(process, log, started.relay.stop);
  const { port, metricsPort } = started.relay;
  if (metricsPort !== null) log("metrics.listening", { port: metricsPort });
  log("relay.listening", { port });
}

const parsed = parseEnv(process.env);
if (parsed.ok) await run(parsed.env);
else refuse(parsed.problems);
