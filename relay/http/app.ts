import { relayLimits } from "#shared/limits.ts";
import type { AppConfig } from "#shared/app-config.ts";
import { endpoints, maxBodyBytes } from "#shared/http.ts";
import express, { type Express, type RequestHandler } from "express";
import { type AccountDeps, deleteAccount } from "../account/delete-account.ts";
import type { Log } from "../log/log.ts";
import { mountMailApi, mountUnsubscribe, type MailRouteDeps } from "../mail/mail-routes.ts";
import { methodNotAllowed, notFound, reportErrors } from "../routes/errors.ts";
import { health, readiness } from "./probes.ts";
import { rateLimit } from "../routes/rate-limit.ts";
import type { Readiness } from "./readiness.ts";
import { realtimeTicket, type TicketDeps } from "../socket/ticket-route.ts";
import { type MetricsEndpoint, metricsPath, serveMetrics } from "../metrics/endpoint.ts";
import { requestLog } from "./request-log.ts";
import { referralCounts, type SafetyRouteDeps, screenText } from "../screening/screening-routes.ts";
import { type SecurityOptions, securityHeaders } from "./security-headers.ts";
import { type ClientFiles, staticClient } from "./static-client.ts";
import { generateWrapUp, type WrapUpRouteDeps } from "../wrap-ups/wrap-up-route.ts";
import type { BucketRule } from "../routes/token-bucket.ts";

export type AppDeps = {
  readonly log: Log;
  /** Milliseconds of a steady clock. */
  readonly now: () => number;
  readonly security: SecurityOptions;
  /** How many proxies, or which, are believed about a visitor's address. */
  readonly trustProxy: number | string[];
  /** Requests to the API a visitor's address may make. */
  readonly apiRule: BucketRule;
  readonly config: AppConfig;
  readonly readiness: () => Promise<Readiness>;
  readonly tickets: TicketDeps;
  readonly account: AccountDeps;
  readonly wrapUps: WrapUpRouteDeps;
  readonly billing: { readonly action: RequestHandler; readonly webhook: RequestHandler };
  readonly safety: SafetyRouteDeps;
  readonly mail: MailRouteDeps;
  /** Null where metrics are off, or have a port of their own. */
  readonly metrics: MetricsEndpoint | null;
  /** Aborted once shutdown begins. */
  readonly stopping: AbortSignal;
  readonly client: ClientFiles;
};

function mountProbes(app: Express, deps: AppDeps): void {
  const refuse = methodNotAllowed("GET", "HEAD");
  app.route(endpoints.health.path).get(health).all(refuse);
  app.route(endpoints.readiness.path).get(readiness(deps.readiness, deps.log)).all(refuse);
}

const maxEventBytes = 512 * 1024;

/** Before anything reads the body: an event's signature is over its bytes (B5). */
function mountWebhook(app: Express, { now, billing }: AppDeps): void {
  app
    .route(endpoints.stripeWebhook.path)
    .post(
      rateLimit(relayLimits.requests.webhook, now),
      express.raw({ type: () => true, limit: maxEventBytes, inflate: false }),
      billing.webhook,
    )
    .all(methodNotAllowed("POST"));
}

function mountApi(app: Express, deps: AppDeps): void {
  app.use("/api", rateLimit(deps.apiRule, deps.now), (_req, res, next) => {
    res.set("Cache-Control", "no-store");
    next();
  });
  app.use("/api", express.json({ limit: maxBodyBytes, inflate: false }));
  app
    .route(endpoints.config.path)
    .get((_req, res) => {
      res.json(deps.config);
    })
    .all(methodNotAllowed("GET", "HEAD"));
  app.route(endpoints.realtimeTicket.path).post(realtimeTicket(deps.tickets)).all(methodNotAllowed("POST"));
  app.route(endpoints.accountDelete.path).post(deleteAccount(deps.account)).all(methodNotAllowed("POST"));
  app.route(endpoints.wrapUps.path).post(generateWrapUp(deps.wrapUps)).all(methodNotAllowed("POST"));
  app.route(endpoints.stripe.path).post(deps.billing.action).all(methodNotAllowed("POST"));
  app.route(endpoints.safetyScreen.path).post(screenText(deps.safety)).all(methodNotAllowed("POST"));
  app
    .route(endpoints.safetyCounts.path)
    .get(referralCounts(deps.safety))
    .all(methodNotAllowed("GET", "HEAD"));
  mountMailApi(app, deps.mail);
  app.use("/api", notFound);
}

/** The relay's HTTP side: probes, API, and the built client for everything else. */
export function createApp(deps: AppDeps): Express {
  const app = express();
  app.set("trust proxy", deps.trustProxy);
  app.use(requestLog(deps.log, deps.now));
  app.use(securityHeaders(deps.security));
  app.use((_req, res, next) => {
    if (deps.stopping.aborted) res.set("Connection", "close");
    next();
  });
  mountProbes(app, deps);
  mountWebhook(app, deps);
  mountApi(app, deps);
  mountUnsubscribe(app, deps.mail, rateLimit(deps.apiRule, deps.now));
  if (deps.metrics !== null) app.get(metricsPath, serveMetrics(deps.metrics));
  app.use(staticClient(deps.client));
  app.use(reportErrors(deps.log));
  return app;
}
