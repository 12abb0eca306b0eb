import type { RealtimeTicket } from "#shared/realtime.ts";
import type { RequestHandler } from "express";
import { sendError } from "../routes/errors.ts";
import { requireUser, type VerifyToken } from "../routes/identity.ts";
import { type KeyedLimit, refuseForNow } from "../routes/rate-limit.ts";

/** The socket's person, and the sign-in that it may not outlive. */
export type TicketHolder = { readonly userId: string; readonly authSessionId: string };

/** `signed_out`: the sign-in has ended. `unconfirmed`: age and terms haven't been confirmed yet. */
export type TicketRefusal = "signed_out" | "unconfirmed";

export type TicketDeps = {
  readonly verify: VerifyToken;
  /** Null if the database didn't answer. */
  readonly issue: (holder: TicketHolder) => Promise<RealtimeTicket | TicketRefusal | null>;
  /** Keyed by person: someone who reconnects needs a few, nobody needs many. */
  readonly limit: KeyedLimit;
};

/** `POST /api/realtime/ticket`: issues a ticket that opens one socket for the signed-in person [P2]. */
export function realtimeTicket({ verify, issue, limit }: TicketDeps): RequestHandler {
  return requireUser(verify, async ({ userId, authSessionId }, _req, res) => {
    const waitMs = limit(userId);
    if (waitMs > 0) return refuseForNow(res, waitMs);
    const ticket = await issue({ userId, authSessionId });
    if (ticket === null) return sendError(res, "unavailable");
    if (ticket === "signed_out") return sendError(res, "unauthorized");
    if (ticket === "unconfirmed") return sendError(res, "confirmation_required");
    res.json(ticket);
  });
}
