import { isAtLeast, type RiskFinding, type RiskLevel } from "#shared/safety/risk.ts";
import { type ReferralCounts, screenRequestSchema } from "#shared/safety/http.ts";
import type { RequestHandler } from "express";
import { runInBackground } from "../runtime/background.ts";
import { sendError } from "../routes/errors.ts";
import { requireUser, type VerifyToken } from "../routes/identity.ts";
import { type KeyedLimit, refuseForNow } from "../routes/rate-limit.ts";

/** The public counts of how often people were shown helplines. */
export type ReferralStore = {
  /** Counts one for the person's country; it is lost if the database doesn't answer. */
  readonly countReferral: (userId: string, level: RiskLevel) => Promise<void>;
  /** Null if the database didn't answer. */
  readonly counts: () => Promise<ReferralCounts | null>;
};

export type SafetyRouteDeps = {
  readonly verify: VerifyToken;
  /** Keyed by person. */
  readonly limit: KeyedLimit;
  /** Floor and screen, which also check every turn of a conversation. */
  readonly screen: (text: string) => RiskFinding;
  /** Counts that helplines were shown, for the person's country; always resolves. */
  readonly countReferral: (userId: string, level: RiskLevel) => Promise<void>;
  /** Null if the database didn't answer. */
  readonly counts: () => Promise<ReferralCounts | null>;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
};

/**
 * `POST /api/safety/screen`: screens a text saved in the journal or with a mood check-in, and stores nothing.
 */
export function screenText({ verify, limit, screen, countReferral }: SafetyRouteDeps): RequestHandler {
  return requireUser(verify, async ({ userId }, req, res) => {
    const waitMs = limit(userId);
    if (waitMs > 0) return refuseForNow(res, waitMs);
    const body = screenRequestSchema.safeParse(req.body);
    if (!body.success) return sendError(res, "bad_request");
    const found = screen(body.data.text);
    // Nobody in danger waits for a statistic.
    if (isAtLeast(found.level, "active")) runInBackground("safety.write", countReferral(userId, found.level));
    res.json(found);
  });
}

const countsHoldMs = 60_000;

/**
 * `GET /api/safety/counts`: how often helplines were shown; public, and read from the database at most once a
 * minute.
 */
export function referralCounts({ counts, now }: SafetyRouteDeps): RequestHandler {
  let held: { readonly until: number; readonly counts: ReferralCounts } | null = null;
  return async (_req, res) => {
    if (held === null || now() >= held.until) {
      const read = await counts();
      if (read === null) return sendError(res, "unavailable");
      held = { until: now() + countsHoldMs, counts: read };
    }
    res.json({ counts: held.counts });
  };
}
