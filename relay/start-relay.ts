import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { createAi } from "./ai/openai.ts";
import type { Ai } from "./ai/port.ts";
import type { Env } from "./env.ts";
import { createApp } from "./http/app.ts";
import { compressAssets } from "./http/compressed-assets.ts";
import { createMetricsApp, type MetricsEndpoint } from "./http/metrics.ts";
import { createReadiness } from "./http/readiness.ts";
import { type HttpServer, listen } from "./http/server.ts";
import type { Log } from "./log/log.ts";
import { after, createRealtime, type Realtime } from "./realtime.ts";
import { databaseAnswers } from "./store/database-check.ts";
import { createServiceClient, type ServiceClient } from "./store/service-client.ts";

/** Loading the app takes one request, a busy minute in it a few dozen; several people may share an address. */
const apiRule = { capacity: 240, perSecond: 4 } as const;
/** In milliseconds. */
const databaseTimeoutMs = 2000;
const readinessCacheMs = 1000;
const stopDeadlineMs = 10_000;

export type Relay = {
  readonly port: number;
  /** Where the metrics have a port of their own, else null. */
  readonly metricsPort: number | null;
  /**
   * Stops accepting, lets requests and turns under way finish, sends people to another relay, and breaks what is left
   * after ten seconds.
   */
  readonly stop: () => Promise<"finished" | "forced">;
};

type Started =
  | { readonly ok: true; readonly relay: Relay }
  | { readonly ok: false; readonly problem: string };

const now = () => performance.now();

type Surroundings = {
  readonly env: Env;
  readonly log: Log;
  readonly supabase: ServiceClient;
  readonly realtime: Realtime;
  readonly stopping: AbortSignal;
};

function metricsEndpoint({ realtime }: Surroundings, token: string | null): MetricsEndpoint {
  return { contentType: realtime.metrics.contentType, read: realtime.metrics.read, token };
}

function appFor(around: Surroundings, client: { folder: string; compressed: ReadonlyMap<string, Buffer> }) {
  const { env, log, supabase, realtime, stopping } = around;
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
    tickets: realtime.tickets,
    metrics: env.metricsToken === undefined ? null : metricsEndpoint(around, env.metricsToken),
  });
}

/** Listens for the metrics where they have a port of their own; null where they have none. */
async function listenForMetrics(around: Surroundings) {
  const { metricsPort: port, host } = around.env;
  if (port === undefined) return { ok: true, server: null } as const;
  const listened = await listen(createMetricsApp(metricsEndpoint(around, null)), { port, host });
  return listened.ok ? listened : ({ ok: false, problem: `METRICS_${listened.problem}` } as const);
}

async function stopAll(
  server: HttpServer,
  metrics: HttpServer | null,
  realtime: Realtime,
): Promise<"finished" | "forced"> {
  const stopped = server.stop(stopDeadlineMs);
  await realtime.drain();
  await metrics?.stop(0);
  return stopped;
}

/** Starts the relay, or says in one line why it cannot. */
export async function startRelay(env: Env, log: Log, ai: Ai = createAi(env.ai, after)): Promise<Started> {
  const folder = resolve(env.clientDir);
  if (!existsSync(join(folder, "index.html"))) {
    if (env.production) return { ok: false, problem: "CLIENT_DIR holds no built client. Run: npm run build" };
    // The development server has the client itself.
    log("client.missing");
  }
  const stopping = new AbortController();
  const supabase = createServiceClient(env.supabaseUrl, env.supabaseSecretKey);
  const realtime = createRealtime({ env, log, supabase, ai });
  const around = { env, log, supabase, realtime, stopping: stopping.signal };
  const compressed = await compressAssets(folder);
  const listened = await listen(appFor(around, { folder, compressed }), env);
  if (!listened.ok) return listened;
  const { server } = listened;
  server.onUpgrade(realtime.upgrade);
  const metrics = await listenForMetrics(around);
  if (!metrics.ok) return metrics;
  realtime.start();
  const stop = () => {
    stopping.abort();
    return stopAll(server, metrics.server, realtime);
  };
  return { ok: true, relay: { port: server.port, metricsPort: metrics.server?.port ?? null, stop } };
}
