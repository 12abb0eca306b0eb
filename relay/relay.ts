import { randomUUID } from "node:crypto";
import { mountApi } from "./api.ts";
import { accountStoreOver, hasConfirmedOver } from "./store/account.ts";
import { validAuthSessionsOver } from "./store/auth-sessions.ts";
import { createBillingStore } from "./store/billing.ts";
import { createMailOutbox, createMailRequests } from "./store/mail-outbox.ts";
import { referralStoreOver } from "./store/referrals.ts";
import { createWrapUpStore } from "./store/wrap-ups.ts";
import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { createAccount } from "./account/account.ts";
import { startErasingAudit } from "./account/erase-audit.ts";
import type { DictationDeps } from "./dictation/dictation-route.ts";
import { createAi } from "./ai/create-ai.ts";
import { listModels, watchModels } from "./ai/models-in-use.ts";
import { reportFailure, watchFailures } from "./runtime/background.ts";
import { type Billing, createBilling } from "./billing/billing.ts";
import type { Env } from "./env/env.ts";
import { createApp } from "./http/app.ts";
import { readCompressedAssets } from "./http/compressed-assets.ts";
import { readRenderedPages } from "./http/rendered-pages.ts";
import type { ClientFiles } from "./http/static-client.ts";
import { createMetricsApp, type MetricsEndpoint } from "./metrics/endpoint.ts";
import { createReadiness, type Readiness } from "./http/readiness.ts";
import { type HttpServer, listen } from "./http/server.ts";
import { relayLimits } from "#shared/limits.ts";
import { errorCode } from "./log/fields.ts";
import type { Log } from "./log/log.ts";
import { createMail, type Mail } from "./mail/mail.ts";
import { countReplyRatings, watchReplyRatings } from "./store/reply-ratings.ts";
import { watchUnchargedTalk } from "./meter/uncharged-talk.ts";
import { createPersonUse } from "./meter/person-use.ts";
import { createPush, type Push } from "./push/push.ts";
import { createVapid } from "./push/vapid.ts";
import { createPushStore } from "./store/push-outbox.ts";
import { createMetrics, type Metrics } from "./metrics/metrics.ts";
import { createRealtime, type Realtime } from "./realtime.ts";
import { after } from "./runtime/timing.ts";
import { databaseAnswers } from "./store/database-check.ts";
import { safetyDeps } from "./screening/screening.ts";
import { createServiceClient, type ServiceClient } from "./store/service-client.ts";
import { countUnchargedTalk, recentUseOver } from "./store/use-store.ts";
import { createVoiceSamples } from "./voice-samples/create-voice-samples.ts";
import type { VoiceSampleDeps } from "./voice-samples/voice-sample-route.ts";
import type { WrapUpRouteDeps } from "./wrap-ups/wrap-up-route.ts";
import { loadHearing } from "./load-hearing.ts";
import type { Hear } from "./safety/hear.ts";
import { checkOutgoingFor } from "./safety/check-outgoing.ts";
import { createWrapUps } from "./wrap-ups/wrap-ups.ts";

/** In milliseconds. */
const readinessCacheMs = 1000;
const stopDeadlineMs = 10_000;

export type Relay = {
  readonly port: number;
  /** The metrics port, or null if they have none of their own. */
  readonly metricsPort: number | null;
  /**
   * Stops accepting, lets requests and turns in progress finish, sends people to another relay, and closes
   * what is left after ten seconds.
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
  readonly voiceSamples: VoiceSampleDeps;
  readonly dictation: DictationDeps;
  readonly billing: Billing;
  readonly mail: Mail;
  readonly push: Push;
  readonly stopping: AbortSignal;
};

function metricsEndpoint({ metrics }: Surroundings, token: string | null): MetricsEndpoint {
  return { contentType: metrics.contentType, read: metrics.read, token };
}

/** Undefined if push isn't set up, so that browsers don't offer it. */
function pushKeyOf({ vapidPrivateKey, contactEmail }: Env): string | undefined {
  return vapidPrivateKey && createVapid(vapidPrivateKey, contactEmail).publicKey;
}

function appFor(around: Surroundings, client: ClientFiles) {
  const { env, log, supabase, readiness, realtime, billing, stopping, hear } = around;
  const { verify } = realtime.tickets;
  return createApp({
    log,
    now,
    stopping,
    client,
    apiRule: relayLimits.requests.api,
    security: env,
    trustProxy: env.trustProxy,
    config: {
      supabaseUrl: env.supabaseUrl,
      supabasePublishableKey: env.supabasePublishableKey,
      ...(env.heardLanguages === null ? {} : { heardLanguages: [...env.heardLanguages] }),
      contactEmail: env.contactEmail,
      pushKey: pushKeyOf(env),
      captcha: env.captcha,
    },
    readiness,
    metrics: env.metricsToken === undefined ? null : metricsEndpoint(around, env.metricsToken),
    ...mountApi({
      now,
      tickets: realtime.tickets,
      safety: safetyDeps(referralStoreOver(supabase), verify, now, hear),
      account: createAccount({
        log,
        now,
        verify,
        store: accountStoreOver(supabase),
        validAuthSessions: validAuthSessionsOver(supabase),
        endCustomer: billing.endCustomer,
      }),
      billing,
      mail: { ...around.mail, verify },
      push: around.push,
      wrapUps: around.wrapUps,
      voiceSamples: around.voiceSamples,
      dictation: around.dictation,
    }),
  });
}

/** Listens for metrics if they have a port of their own, otherwise null. */
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

/** Starts the relay, or answers with a one-line problem that says why it can't. */
export async function startRelay(env: Env, log: Log): Promise<Started> {
  const folder = resolve(env.clientDir);
  if (!existsSync(join(folder, "index.html"))) {
    if (env.production)
      return { ok: false, problem: "CLIENT_DIR doesn't contain a built client. Run: npm run build" };
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
  const hearing = await loadHearing();
  const use = createPersonUse({
    ai,
    store: recentUseOver(supabase),
    now: Date.now,
    onUse: (it) => metrics.use(it),
  });
  const realtime = createRealtime({ env, log, supabase, use, metrics, hearing });
  const readiness = createReadiness({
    databaseAnswers: () => databaseAnswers(supabase),
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
  const confirmed = hasConfirmedOver(supabase);
  const wrapUps = createWrapUps({
    aiFor: use.aiFor,
    hear: hearing.hear,
    checkFor: checkOutgoingFor,
    onFault: (fault) => metrics.session({ name: "outgoingFault", fault }),
    store: createWrapUpStore(supabase),
    confirmed,
    log,
    now,
    verify: realtime.tickets.verify,
  });
  const { verify } = realtime.tickets;
  const { aiFor } = use;
  const isSpent = (userId: string): boolean => {
    use.watch(userId);
    return use.isSpent(userId);
  };
  const voiceSamples = createVoiceSamples({ aiFor, isSpent, speech: env.ai.speech, verify, now });
  const billing = createBilling({
    env,
    log,
    store: createBillingStore(supabase),
    verify,
    now,
    metrics: metrics.billing,
  });
  const mail = createMail({
    env,
    log,
    outbox: createMailOutbox(supabase, randomUUID, { sendsPushes: env.vapidPrivateKey !== undefined }),
    requests: createMailRequests(supabase),
    count: metrics.mail,
  });
  const push = createPush({ env, log, store: createPushStore(supabase, randomUUID), count: metrics.push });
  const around = {
    env,
    log,
    supabase,
    metrics,
    readiness,
    realtime,
    hear: hearing.hear,
    wrapUps,
    voiceSamples,
    dictation: { verify, confirmed, aiFor, isSpent, now },
    billing,
    mail,
    push,
    stopping: stopping.signal,
  };
  const [compressed, rendered] = await Promise.all([
    readCompressedAssets(folder),
    readRenderedPages(folder, env.publicUrl),
  ]);
  const listened = await listen(appFor(around, { folder, compressed, rendered }), env);
  if (!listened.ok) return listened;
  const { server } = listened;
  server.onUpgrade(realtime.upgrade);
  const ownPort = await listenForMetrics(around);
  if (!ownPort.ok) return ownPort;
  realtime.start();
  const stopBilling = billing.start();
  const stopErasing = startErasingAudit(accountStoreOver(supabase), log);
  const stopCounting = use.start();
  const stopLooking = watchUnchargedTalk(
    (leastSeconds) => countUnchargedTalk(supabase, leastSeconds),
    metrics.unchargedTalk,
  );
  const stopRatings = watchReplyRatings(() => countReplyRatings(supabase), metrics.replyRatings);
  const stopWatchingModels = watchModels({
    settings: env.ai,
    log,
    count: metrics.countModels,
    list: listModels,
    now: Date.now,
    after,
  });
  mail.start();
  push.start();
  const stop = async () => {
    stopping.abort();
    stopCounting();
    stopLooking();
    stopRatings();
    const features = [stopBilling, stopErasing, mail.stop, push.stop];
    const stopped = await stopAll(server, ownPort.server, realtime, features);
    stopWatchingModels();
    // Last, because the last words are spoken until here.
    ai.stop();
    return stopped;
  };
  return { ok: true, relay: { port: server.port, metricsPort: ownPort.server?.port ?? null, stop } };
}
