import type { RequestHandler } from "express";
import { limitKey } from "./client-address.ts";
import { sendError } from "./errors.ts";
import { type Bucket, type BucketRule, take } from "./token-bucket.ts";

/** Takes one for a key: 0 when it may go on, else how long it must wait, ms. */
export type KeyedLimit = (key: string) => number;

/** Bounds the memory an attacker with many addresses can take. */
const maxKeys = 10_000;

/** Forgets the visitor who has been away longest; the map is kept in order of use. */
function makeRoom(buckets: Map<string, Bucket>): void {
  const [oldest] = buckets.keys();
  if (buckets.size >= maxKeys && oldest !== undefined) buckets.delete(oldest);
}

/** One bucket a key. `now`: milliseconds of a steady clock. */
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

/** Refuses a visitor's requests beyond the rule with 429 and `Retry-After`. `now`: milliseconds of a steady clock. */
export function rateLimit(rule: BucketRule, now: () => number): RequestHandler {
  const limit = limitByKey(rule, now);
  return (req, res, next) => {
    const waitMs = limit(limitKey(req.ip));
    if (waitMs === 0) return next();
    res.set("Retry-After", String(Math.ceil(waitMs / 1000)));
    sendError(res, "rate_limited");
  };
}
