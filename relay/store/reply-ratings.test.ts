import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createMetrics } from "../metrics/metrics.ts";
import { checkEveryMs, watchReplyRatings, type ReplyRatings } from "./reply-ratings.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const next = () => vi.advanceTimersByTimeAsync(checkEveryMs);
const lines = (up: number, down: number) => [
  `hearken_reply_ratings{kind="up"} ${up}`,
  `hearken_reply_ratings{kind="down"} ${down}`,
];

test("ratings are counted at once and every few minutes, and keep their last value without a database", async () => {
  const answers: (ReplyRatings | null)[] = [{ up: 3, down: 1 }, null, { up: 2, down: 1 }];
  const metrics = createMetrics();
  const stop = watchReplyRatings(() => Promise.resolve(answers.shift() ?? null), metrics.replyRatings);
  const shown = async () =>
    (await metrics.read()).split("\n").filter((line) => line.startsWith("hearken_reply_ratings"));
  await vi.advanceTimersByTimeAsync(0);
  expect(await shown()).toEqual(lines(3, 1));
  await next();
  expect(await shown()).toEqual(lines(3, 1));
  await next();
  expect(await shown()).toEqual(lines(2, 1));
  stop();
  answers.push({ up: 9, down: 9 });
  await next();
  expect(await shown()).toEqual(lines(2, 1));
});
