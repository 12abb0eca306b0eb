import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { createAccount } from "./account/account.ts";
import { startErasingAudit } from "./account/erase-audit.ts";
import { createAi } from "./ai/create-ai.ts";
import { listModels, watchModels } from "./ai/models-in-use.ts";
import { reportFailure, watchFailures } from "./background.ts";
import { type Billing, createBilling } from "./billing/billing.ts";
import type { Env } from "./env.ts";
import { createApp } from "./http/app.ts";
import { readCompressedAssets } from "./http/compressed-assets.ts";
import { createMetricsApp, type MetricsEndpoint } from "./http/metrics.ts";
import { createReadiness, type Readiness } from "./http/readiness.ts";
import { type HttpServer, listen } from "./http/server.ts";
import { relayLimits } from "./limits.ts";
import { errorCode } from "./log/fields.ts";
import type { Log } from "./log/log.ts";
import { createMail, type Mail } from "./mail/mail.ts";
import { createMetrics, type Metrics } from "./metrics/metrics.ts";
import { after, createRealtime, type Realtime } from "./realtime.ts";
import { databaseAnswers } from "./store/database-check.ts";
import { safetyDeps } from "./safety-deps.ts";
import { createServiceClient, type ServiceClient } from "./store/service-client.ts";
import type { WrapUpRouteDeps } from "./wrap-ups/wrap-up-route.ts";
import { loadHearing } from "./load-screen.ts";
import type { Hear } from "./safety/hear.ts";
import { createWrapUps } from "./wrap-ups/wrap-ups.ts";

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
  readonly metrics: Metrics;
  readonly readiness: () => Promise<Readiness>;
  readonly realtime: Realtime;
  readonly hear: Hear;
  readonly wrapUps: WrapUpRouteDeps;
  readonly billing: Billing;
  readonly mail: Mail;
  readonly stopping: AbortSignal;
};

function metricsEndpoint({ metrics }: Surroundings, token: string | null): MetricsEndpoint {
  return { contentType: metrics.contentType, read: metrics.read, token };
}

function appFor(around: Surroundings, client: { folder: string; compressed: ReadonlyMap<string, Buffer> }) {
  const { env, log, supabase, readiness, realtime, billing, stopping, hear } = around;
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
    readiness,
    tickets: realtime.tickets,
    safety: safetyDeps(supabase, realtime.tickets.verify, now, hear),
    account: createAccount({
      ...around,
      now,
      verify: realtime.tickets.verify,
      endCustomer: billing.endCustomer,
    }),
    billing,
    mail: { ...around.mail, verify: realtime.tickets.verify },
    wrapUps: around.wrapUps,
    metrics: env.metricsToken === undefined ? null : metricsEndpoint(around, env.metricsToken),
  });
}

/** Listens for the metrics where they have a port of their own; null where they have none. */
async function listenForMetrics(around: Surroundings) {
  const { metricsPort: port, host } = around.env;
  if (port === undefined) return { ok: true, server: null } as const;
  const app = createMetricsApp(metricsEndpoint(around, null), around.log);
  const listened = await listen(app, { port, host });
  return listened.ok ? listened : ({ ok: false, problem: `METRICS_${listened.problem}` } as const);
}

async function stopAll(
  server: HttpServer,
  metrics: HttpServer | null,
  realtime: Realtime,
  stopRest: readonly (() => Promise<void>)[],
): Promise<"finished" | "forced"> {
  const stopped = server.stop(stopDeadlineMs);
  await Promise.all(
    [realtime.drain, ...stopRest].map((stop) =>
      stop().catch((error: unknown) => reportFailure("drain", error)),
    ),
  );
  await metrics?.stop(0);
  return stopped;
}

/** Starts the relay, or says in one line why it cannot. */
export async function startRelay(env: Env, log: Log): Promise<Started> {
  const folder = resolve(env.clientDir);
  if (!existsSync(join(folder, "index.html"))) {
    if (env.production) return { ok: false, problem: "CLIENT_DIR holds no built client. Run: npm run build" };
    // The development server has the client itself.
    log("client.missing");
  }
  const stopping = new AbortController();
  const supabase = createServiceClient(env.supabaseUrl, env.supabaseSecretKey);
  const metrics = createMetrics();
  watchFailures((task, error) => {
    log("background.failed", { task, code: errorCode(error) });
    metrics.backgroundFailed(task);
  });
  const ai = createAi(env.ai, { after, now, random: Math.random }, metrics.ai);
  const hear = await loadHearing();
  const realtime = createRealtime({ env, log, supabase, ai, metrics, hear });
  const readiness = createReadiness({
    databaseAnswers: () => databaseAnswers(supabase, databaseTimeoutMs),
    writesStuckMs: realtime.writesStuckMs,
    mostStuckMs: relayLimits.writes.stuckMs,
    stopping: stopping.signal,
    now,
    cacheMs: readinessCacheMs,
  });
  metrics.watchReadiness(
    async () => (await readiness()) === "ready",
    async () => (await readiness()) !== "database",
  );
  const wrapUps = createWrapUps({ ai, supabase, log, now, verify: realtime.tickets.verify });
  const { verify } = realtime.tickets;
  const billing = createBilling({ env, log, supabase, verify, now, metrics: metrics.billing });
  const mail = createMail({ env, log, supabase, metrics });
  const around = {
    env,
    log,
    supabase,
    metrics,
    readiness,
    realtime,
    hear,
    wrapUps,
    billing,
    mail,
    stopping: stopping.signal,
  };
  const compressed = await readCompressedAssets(folder);
  const listened = await listen(appFor(around, { folder, compressed }), env);
  if (!listened.ok) return listened;
  const { server } = listened;
  server.onUpgrade(realtime.upgrade);
  const ownPort = await listenForMetrics(around);
  if (!ownPort.ok) return ownPort;
  realtime.start();
  const stopBilling = billing.start();
  const stopErasing = startErasingAudit(supabase, log);
  const stopWatchingModels = watchModels({
    settings: env.ai,
    log,
    count: metrics.countModels,
    list: listModels,
    now: Date.now,
    after,
  });
  mail.start();
  const stop = async () => {
    stopping.abort();
    const stopped = await stopAll(server, ownPort.server, realtime, [stopBilling, stopErasing, mail.stop]);
    stopWatchingModels();
    // Last words are spoken while the rest drains.
    ai.stop();
    return stopped;
  };
  return { ok: true, relay: { port: server.port, metricsPort: ownPort.server?.port ?? null, stop } };
}
