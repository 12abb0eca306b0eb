import { endpoints } from "#shared/http.ts";
import type { RequestHandler } from "express";
import type { LogRoute } from "../log/fields.ts";
import type { Log, LogEvent } from "../log/log.ts";

const endpointPaths = Object.values(endpoints).map((endpoint) => endpoint.path);

/** What is logged for a path: never the path itself, which may contain an id or anything a visitor typed. */
function routeOf(path: string): LogRoute {
  const endpoint = endpointPaths.find((known) => known === path);
  if (endpoint !== undefined) return endpoint;
  if (path.startsWith("/api/")) return "unknown";
  return /\.\w+$/.test(path) ? "asset" : "page";
}

/** Load balancers and browsers request these all day long. */
const quietEvents: Partial<Record<LogRoute, LogEvent>> = {
  [endpoints.health.path]: "http.probe",
  [endpoints.readiness.path]: "http.probe",
  asset: "http.asset",
};

/** Logs one line per request once it is complete. `now` is in milliseconds of a monotonic clock. */
export function requestLog(log: Log, now: () => number): RequestHandler {
  return (req, res, next) => {
    const startedAt = now();
    const route = routeOf(req.path);
    res.once("close", () => {
      log(quietEvents[route] ?? "http.request", {
        method: req.method,
        route,
        status: res.statusCode,
        ms: Math.round(now() - startedAt),
        code: res.writableFinished ? undefined : "client_gone",
      });
    });
    next();
  };
}
