import type { RequestHandler, Response } from "express";
import { limitKey } from "./client-address.ts";
import { sendError } from "./errors.ts";
import { type Bucket, type BucketRule, take } from "./token-bucket.ts";

/** Takes one token for a key: returns 0 if allowed, otherwise how long to wait, ms. */
export type KeyedLimit = (key: string) => number;

/** Bounds the memory that an attacker with many addresses can use. */
const maxKeys = 10_000;

/** Forgets the visitor who has been away longest; the map is in order of use. */
function makeRoom(buckets: Map<string, Bucket>): void {
  const [oldest] = buckets.keys();
  if (buckets.size >= maxKeys && oldest !== undefined) buckets.delete(oldest);
}

/** One bucket per key. `now` is in milliseconds of a monotonic clock. */
export function limitByKey(rule: BucketRule, now: () => number): KeyedLimit {
  const buckets = new Map<string, Bucket>();
  return (key) => {
    const taken = take(rule, buckets.get(key), now());
    buckets.delete(key);
    makeRoom(buckets);
    buckets.set(key, taken.bucket);
    return taken.allowed ? 0 : taken.retryAfterMs;
  };
}

/** Refuses a request for now: 429 with `Retry-After`. @param waitMs after which it may be made again */
export function refuseForNow(res: Response, waitMs: number): void {
  res.set("Retry-After", String(Math.ceil(waitMs / 1_000)));
  sendError(res, "rate_limited");
}

/** How long somebody who has caused too much waits at least, ms. */
export const spentWaitMs = 60_000;

/**
 * Answers a visitor's requests beyond the limit with 429 and `Retry-After`. `now` is in milliseconds of a
 * monotonic clock.
 */
export function rateLimit(rule: BucketRule, now: () => number): RequestHandler {
  const limit = limitByKey(rule, now);
  return (req, res, next) => {
    const waitMs = limit(limitKey(req.ip));
    if (waitMs === 0) return next();
    refuseForNow(res, waitMs);
  };
}
