/** `npm start`: the product on this machine, with a stand-in for every service that is not configured. */
import { join } from "node:path";
import process from "node:process";
import { addressForPeople, addressForUs } from "./addresses.ts";
import { buildClient } from "./client-build.ts";
import { choosePort } from "./ports.ts";
import { announceReady, localOrigins, pushKey, readEnvironment, startStandIns } from "./product.ts";
import { describeEnd, isReady, type RelayEnd, startRelayProcess } from "./relay-process.ts";
import { root } from "./root.ts";
import { type Run, runUntilEnded } from "./run.ts";
import type { Variables } from "./services.ts";

/** Half a dozen processes start together, and each would otherwise compile the same modules. */
process.env["NODE_COMPILE_CACHE"] ??= join(root, "dist/compiled");

/** Only what needs attention, unless LOG_LEVEL asks for more; production keeps its own default. */
function quietLog(env: Variables): Variables {
  return env["NODE_ENV"] === "production" ? {} : { LOG_LEVEL: "warn" };
}

/** A client built elsewhere (CLIENT_DIR) is used as it is. */
async function ensureClient(run: Run, env: Variables): Promise<void> {
  if (env["CLIENT_DIR"] !== undefined) return;
  const problem = await buildClient(run.signal, console.log);
  if (problem !== undefined) run.end({ code: 1, text: problem });
}

/** Resolves once the relay serves requests. When the relay exits, then or later, everything ends. */
async function startRelay(run: Run, env: Variables, port: number): Promise<boolean> {
  const relay = startRelayProcess(env);
  run.onStop(relay.stop, relay.kill);
  let ready = false;
  const onExit = (end: RelayEnd): void => {
    // Before it is ready, it prints what is wrong itself.
    const explained = !ready && relay.hasComplained();
    const text = `The relay stopped unexpectedly (${describeEnd(end)}). Shutting Hearken down.`;
    run.end(explained ? { code: 1 } : { code: 1, text });
  };
  void relay.exited.then(onExit);
  ready = await isReady(`${addressForUs(env, port)}/readyz`, run.signal);
  return ready;
}

async function bringUp(run: Run): Promise<void> {
  const env = readEnvironment();
  const chosen = await choosePort(env["PORT"], env["HOST"]);
  if (!chosen.ok) return run.end({ code: 1, text: chosen.problem });
  const { port } = chosen;
  const url = addressForPeople(env, port);
  const [standIns] = await Promise.all([
    startStandIns(run, env, { port, publicUrl: url, relayUrl: addressForUs(env, port) }),
    ensureClient(run, env),
  ]);
  if (run.signal.aborted) return;
  const relayEnv = {
    ...standIns.env,
    ...quietLog(env),
    ...localOrigins(env, { port, url }),
    ...pushKey(env),
    ...env,
    PORT: String(port),
  };
  if (await startRelay(run, relayEnv, port)) announceReady(url, standIns.links);
}

await runUntilEnded(bringUp);
