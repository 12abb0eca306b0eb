import { isAtLeast, type RiskFinding, type RiskLevel } from "#shared/safety/risk.ts";
import { type ReferralCounts, screenRequestSchema } from "#shared/safety/http.ts";
import type { RequestHandler } from "express";
import { sendError } from "../routes/errors.ts";
import { requireUser, type VerifyToken } from "../routes/identity.ts";
import type { KeyedLimit } from "../routes/rate-limit.ts";

/** The public counts of how often people were shown help lines. */
export type ReferralStore = {
  /** Counts one under the person's country; one that the database does not take is not counted. */
  readonly countReferral: (userId: string, level: RiskLevel) => Promise<void>;
  /** Null when the database did not answer. */
  readonly counts: () => Promise<ReferralCounts | null>;
};

export type SafetyRouteDeps = {
  readonly verify: VerifyToken;
  /** By person. */
  readonly limit: KeyedLimit;
  /** Floor and screen, which hear every turn of a conversation. */
  readonly screen: (text: string) => RiskFinding;
  /** Counts that help lines were shown, under the person's country; resolves whatever comes of it. */
  readonly countReferral: (userId: string, level: RiskLevel) => Promise<void>;
  /** Null when the database did not answer. */
  readonly counts: () => Promise<ReferralCounts | null>;
  /** ms of a steady clock. */
  readonly now: () => number;
};

/** `POST /api/safety/screen`: what was saved in a journal or beside a mood, read and kept nowhere. */
export function screenText({ verify, limit, screen, countReferral }: SafetyRouteDeps): RequestHandler {
  return requireUser(verify, async ({ userId }, req, res) => {
    const waitMs = limit(userId);
    if (waitMs > 0) {
      res.set("Retry-After", String(Math.ceil(waitMs / 1_000)));
      return sendError(res, "rate_limited");
    }
    const body = screenRequestSchema.safeParse(req.body);
    if (!body.success) return sendError(res, "bad_request");
    const found = screen(body.data.text);
    if (isAtLeast(found.level, "active")) await countReferral(userId, found.level);
    res.json(found);
  });
}

const countsHoldMs = 60_000;

/** `GET /api/safety/counts`: how often help lines were shown; anybody may read it, once a minute from the database. */
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
