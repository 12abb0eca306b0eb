import type { RealtimeTicket } from "#shared/realtime.ts";
import type { RequestHandler } from "express";
import { sendError } from "./errors.ts";
import { requireUser, type VerifyToken } from "./identity.ts";
import type { KeyedLimit } from "./rate-limit.ts";

export type TicketDeps = {
  readonly verify: VerifyToken;
  /** Null when the database did not answer. */
  readonly issue: (userId: string) => Promise<RealtimeTicket | null>;
  /** By person: somebody who reconnects needs a few, nobody needs many. */
  readonly limit: KeyedLimit;
};

/** `POST /api/realtime/ticket`: a ticket that opens one socket for the signed-in person [P2]. */
export function realtimeTicket({ verify, issue, limit }: TicketDeps): RequestHandler {
  return requireUser(verify, async ({ userId }, _req, res) => {
    const waitMs = limit(userId);
    if (waitMs > 0) {
      res.set("Retry-After", String(Math.ceil(waitMs / 1_000)));
      return sendError(res, "rate_limited");
    }
    const ticket = await issue(userId);
    if (ticket === null) return sendError(res, "unavailable");
    res.json(ticket);
  });
}
