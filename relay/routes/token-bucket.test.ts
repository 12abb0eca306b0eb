import { describe, expect, test } from "vitest";
import { type Bucket, take } from "./token-bucket.ts";

const rule = { capacity: 3, perSecond: 2 } as const;

/** Which of the requests at these times (ms) are allowed. */
function allowedAt(moments: readonly number[]): boolean[] {
  let bucket: Bucket | undefined;
  return moments.map((now) => {
    const taken = take(rule, bucket, now);
    bucket = taken.bucket;
    return taken.allowed;
  });
}

describe("take", () => {
  test.each([
    ["a burst up to the capacity", [0, 0, 0, 0], [true, true, true, false]],
    ["a token comes back after its time", [0, 0, 0, 499, 500], [true, true, true, false, true]],
    [
      "never more than the capacity is saved up",
      [0, 60_000, 60_000, 60_000, 60_000],
      [true, true, true, true, false],
    ],
    [
      "refused takes cost nothing",
      [0, 0, 0, 100, 200, 300, 400, 500],
      [true, true, true, false, false, false, false, true],
    ],
    ["a clock that steps back gives nothing away", [1000, 1000, 1000, 0], [true, true, true, false]],
  ])("%s", (_name, moments, expected) => {
    expect(allowedAt(moments)).toEqual(expected);
  });

  test("returns how many milliseconds until a token is available", () => {
    expect(take(rule, { tokens: 0.5, at: 1000 }, 1000)).toMatchObject({ allowed: false, retryAfterMs: 250 });
  });
});
