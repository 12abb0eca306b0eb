import { createHash, timingSafeEqual } from "node:crypto";
import express, { type RequestHandler } from "express";
import type { Log } from "../log/log.ts";
import { notFound, reportErrors, sendError } from "../routes/errors.ts";

export const metricsPath = "/metrics";

export type MetricsEndpoint = {
  readonly contentType: string;
  readonly read: () => Promise<string>;
  /** The bearer token that a reader must send; null if the port itself is protected. */
  readonly token: string | null;
};

function digest(text: string): Buffer {
  return createHash("sha256").update(text).digest();
}

function mayRead(token: string | null, authorization: string | undefined): boolean {
  if (token === null) return true;
  return timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${token}`));
}

/** The relay's metrics for Prometheus. */
export function serveMetrics({ contentType, read, token }: MetricsEndpoint): RequestHandler {
  return async (req, res) => {
    res.set("Cache-Control", "no-store");
    if (!mayRead(token, req.get("Authorization"))) {
      res.set("WWW-Authenticate", "Bearer");
      return sendError(res, "unauthorized");
    }
    res.set("Content-Type", contentType).send(await read());
  };
}

/** The app that listens on the metrics port. */
export function createMetricsApp(endpoint: MetricsEndpoint, log: Log): express.Express {
  const app = express();
  app.disable("x-powered-by");
  app.get(metricsPath, serveMetrics(endpoint));
  app.use(notFound);
  app.use(reportErrors(log));
  return app;
}
