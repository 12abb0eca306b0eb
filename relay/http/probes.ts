import type { RequestHandler } from "express";
import type { Log } from "../log/log.ts";
import type { Readiness } from "./readiness.ts";

export const health: RequestHandler = (_req, res) => {
  res.set("Cache-Control", "no-store").json({ status: "ok" });
};

/** 200 if the relay can accept traffic, otherwise 503 with the reason. */
export function readiness(read: () => Promise<Readiness>, log: Log): RequestHandler {
  return async (_req, res) => {
    const status = await read();
    if (status === "database") log("readiness.failed");
    if (status === "writes") log("readiness.writes_stuck");
    res.set("Cache-Control", "no-store");
    res.status(status === "ready" ? 200 : 503).json({ status });
  };
}
