/** Each key may take `capacity` tokens at once and regains `perSecond`. */
export type BucketRule = { readonly capacity: number; readonly perSecond: number };

/** A key's tokens at a given time, in milliseconds of any monotonic clock. */
export type Bucket = { readonly tokens: number; readonly at: number };

export type Take =
  | { readonly allowed: true; readonly bucket: Bucket }
  | { readonly allowed: false; readonly bucket: Bucket; readonly retryAfterMs: number };

function refill(rule: BucketRule, bucket: Bucket, now: number): number {
  const elapsedMs = Math.max(0, now - bucket.at);
  return Math.min(rule.capacity, bucket.tokens + (elapsedMs / 1000) * rule.perSecond);
}

/** Takes one token if there is one. A new key starts with a full bucket. */
export function take(rule: BucketRule, bucket: Bucket | undefined, now: number): Take {
  const tokens = bucket ? refill(rule, bucket, now) : rule.capacity;
  if (tokens >= 1) return { allowed: true, bucket: { tokens: tokens - 1, at: now } };
  return {
    allowed: false,
    bucket: { tokens, at: now },
    retryAfterMs: ((1 - tokens) / rule.perSecond) * 1000,
  };
}
