import type { RequestHandler } from "express";
import { limitKey } from "./client-address.ts";
import { sendError } from "./errors.ts";
import { type Bucket, type BucketRule, take } from "./token-bucket.ts";

/** Bounds the memory an attacker with many addresses can take. */
const maxKeys = 10_000;

/** Forgets the visitor who has been away longest; the map is kept in order of use. */
function makeRoom(buckets: Map<string, Bucket>): void {
  const [oldest] = buckets.keys();
  if (buckets.size >= maxKeys && oldest !== undefined) buckets.delete(oldest);
}

/** Refuses a visitor's requests beyond the rule with 429 and `Retry-After`. `now`: milliseconds of a steady clock. */
export function rateLimit(rule: BucketRule, now: () => number): RequestHandler {
  const buckets = new Map<string, Bucket>();
  return (req, res, next) => {
    const key = limitKey(req.ip);
    const taken = take(rule, buckets.get(key), now());
    buckets.delete(key);
    makeRoom(buckets);
    buckets.set(key, taken.bucket);
    if (taken.allowed) return next();
    res.set("Retry-After", String(Math.ceil(taken.retryAfterMs / 1000)));
    sendError(res, "rate_limited");
  };
}
