import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Env } from "./env.ts";
import { createApp } from "./http/app.ts";
import { compressAssets } from "./http/compressed-assets.ts";
import { createReadiness } from "./http/readiness.ts";
import { listen } from "./http/server.ts";
import type { Log } from "./log/log.ts";
import { databaseAnswers } from "./store/database-check.ts";
import { createServiceClient } from "./store/service-client.ts";

/** Loading the app takes one request, a busy minute in it a few dozen; several people may share an address. */
const apiRule = { capacity: 240, perSecond: 4 } as const;
/** In milliseconds. */
const databaseTimeoutMs = 2000;
const readinessCacheMs = 1000;
const stopDeadlineMs = 10_000;

export type Relay = {
  readonly port: number;
  /** Stops accepting, lets requests under way finish, and breaks them after ten seconds. */
  readonly stop: () => Promise<"finished" | "forced">;
};

const now = () => performance.now();

function appFor(
  env: Env,
  log: Log,
  client: { folder: string; compressed: ReadonlyMap<string, Buffer> },
  stopping: AbortSignal,
) {
  const supabase = createServiceClient(env.supabaseUrl, env.supabaseSecretKey);
  return createApp({
    log,
    now,
    stopping,
    client,
    apiRule,
    security: env,
    trustProxy: env.trustProxy,
    config: {
      supabaseUrl: env.supabaseUrl,
      supabasePublishableKey: env.supabasePublishableKey,
      contactEmail: env.contactEmail,
    },
    readiness: createReadiness({
      databaseAnswers: () => databaseAnswers(supabase, databaseTimeoutMs),
      stopping,
      now,
      cacheMs: readinessCacheMs,
    }),
  });
}

/** Starts the relay, or says in one line why it cannot. */
export async function startRelay(
  env: Env,
  log: Log,
): Promise<{ ok: true; relay: Relay } | { ok: false; problem: string }> {
  const folder = resolve(env.clientDir);
  if (!existsSync(join(folder, "index.html"))) {
    if (env.production) return { ok: false, problem: "CLIENT_DIR holds no built client. Run: npm run build" };
    // The development server has the client itself.
    log("client.missing");
  }
  const stopping = new AbortController();
  const compressed = await compressAssets(folder);
  const listened = await listen(appFor(env, log, { folder, compressed }, stopping.signal), env);
  if (!listened.ok) return listened;
  const { server } = listened;
  const stop = () => {
    stopping.abort();
    return server.stop(stopDeadlineMs);
  };
  return { ok: true, relay: { port: server.port, stop } };
}
