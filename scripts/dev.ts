/**
 * `npm run dev`: updates the client in the open page as it changes, and restarts the relay when it changes.
 */
import { join } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { addressForPeople, addressForUs } from "./addresses.ts";
import { choosePort } from "./ports.ts";
import { announceReady, localOrigins, pushKey, readEnvironment, startStandIns } from "./product.ts";
import { describeEnd, type RelayEnd, type RelayProcess, startRelayProcess } from "./relay-process.ts";
import { root } from "./root.ts";
import { type Run, runUntilEnded } from "./run.ts";
import type { Variables } from "./services.ts";

/** An editor saves several files at once. */
const settleMs = 100;

/** Only the dev server reaches the relay. */
const relayHost = "127.0.0.1";

/** Paths that the relay serves; everything else is the client's. */
const relayPaths = ["/api", "/healthz", "/readyz"];

function tellOfEnd(end: RelayEnd): void {
  console.error(`The relay stopped (${describeEnd(end)}); it restarts when one of its files changes.`);
}

/** A relay that is replaced when its code changes. One that fails is replaced at the next change. */
function createRestarter(env: Variables) {
  let current: RelayProcess | undefined;
  let pending = Promise.resolve();

  const replace = async (): Promise<void> => {
    const old = current;
    current = undefined;
    await old?.stop();
    const started = startRelayProcess(env);
    current = started;
    void started.exited.then((end) => current === started && tellOfEnd(end));
  };
  return {
    restart: () => (pending = pending.then(replace)),
    stop: async () => {
      await pending;
      const last = current;
      current = undefined;
      await last?.stop();
    },
    kill: () => current?.kill(),
  };
}

/** Calls `changed` when one of the relay's sources changes, ignoring tests. */
function watchRelay(server: ViteDevServer, changed: () => unknown): void {
  const folders = ["relay", "shared"].map((name) => join(root, name));
  let timer: NodeJS.Timeout | undefined;
  server.watcher.add(folders);
  server.watcher.on("all", (_event, path) => {
    if (!folders.some((folder) => path.startsWith(folder)) || path.includes(".test.")) return;
    clearTimeout(timer);
    timer = setTimeout(changed, settleMs);
  });
}

async function startClient(
  port: number,
  host: string | undefined,
  relayPort: number,
): Promise<ViteDevServer> {
  const target = addressForUs({ HOST: relayHost }, relayPort);
  const server = await createServer({
    configFile: join(root, "client/vite.config.ts"),
    logLevel: "warn",
    clearScreen: false,
    server: {
      port,
      strictPort: true,
      host: host ?? true,
      proxy: Object.fromEntries(relayPaths.map((path) => [path, { target, ws: true }])),
    },
  });
  return server.listen();
}

async function bringUp(run: Run): Promise<void> {
  const env = readEnvironment();
  const [own, relay] = [await choosePort(env["PORT"], env["HOST"]), await choosePort("0", relayHost)];
  if (!own.ok) return run.end({ code: 1, text: own.problem });
  if (!relay.ok) return run.end({ code: 1, text: relay.problem });
  const url = addressForPeople(env, own.port);
  const standIns = await startStandIns(run, env, {
    port: own.port,
    publicUrl: url,
    relayUrl: addressForUs({ HOST: relayHost }, relay.port),
  });
  if (run.signal.aborted) return;

  const relayEnv = {
    ...standIns.env,
    ...localOrigins(env, { port: own.port, url }),
    ...pushKey(env),
    ...env,
    HOST: relayHost,
    PORT: String(relay.port),
  };
  const restarter = createRestarter(relayEnv);
  run.onStop(restarter.stop, restarter.kill);
  const [server] = await Promise.all([startClient(own.port, env["HOST"], relay.port), restarter.restart()]);
  run.onStop(() => server.close());
  watchRelay(server, restarter.restart);
  announceReady(url, standIns.links);
}

await runUntilEnded(bringUp);
