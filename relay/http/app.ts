import type { AppConfig } from "#shared/app-config.ts";
import { endpoints, maxBodyBytes } from "#shared/http.ts";
import express, { type Express } from "express";
import type { Log } from "../log/log.ts";
import { methodNotAllowed, notFound, reportErrors } from "../routes/errors.ts";
import { health, readiness } from "./probes.ts";
import { rateLimit } from "../routes/rate-limit.ts";
import type { Readiness } from "./readiness.ts";
import { type MetricsEndpoint, metricsPath, serveMetrics } from "../metrics/endpoint.ts";
import { requestLog } from "./request-log.ts";
import { type SecurityOptions, securityHeaders } from "./security-headers.ts";
import { type ClientFiles, staticClient } from "./static-client.ts";
import type { BucketRule } from "../routes/token-bucket.ts";

export type AppDeps = {
  readonly log: Log;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  readonly security: SecurityOptions;
  /** How many proxies, or which ones, are trusted for a visitor's address. */
  readonly trustProxy: number | string[];
  /** The rate limit of API requests for each visitor address. */
  readonly apiRule: BucketRule;
  readonly config: AppConfig;
  readonly readiness: () => Promise<Readiness>;
  /** Mounted before anything reads a body, because the signature of Stripe's events covers its bytes. */
  readonly mountWebhook: (app: Express) => void;
  /** Mounted under /api, after JSON body parsing and rate limiting. */
  readonly mountFeatures: (app: Express) => void;
  /** Mounted beside the API, before the client's own pages. */
  readonly mountPages: (app: Express) => void;
  /** Null if metrics are off or have a port of their own. */
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
  deps.mountFeatures(app);
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
  deps.mountWebhook(app);
  mountApi(app, deps);
  deps.mountPages(app);
  if (deps.metrics !== null) app.get(metricsPath, serveMetrics(deps.metrics));
  app.use(staticClient(deps.client));
  app.use(reportErrors(deps.log));
  return app;
}
