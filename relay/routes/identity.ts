import type { Request, RequestHandler, Response } from "express";
import { sendError } from "./errors.ts";

/**
 * Who an access token speaks for. Whether the address is confirmed is not among its claims: the `email_verified` in a
 * token's user metadata is the person's own to write.
 */
export type Identity = {
  readonly userId: string;
  /** The sign-in that the token was issued for, which may have ended since. */
  readonly authSessionId: string;
  readonly email: string | null;
};

/** `unavailable`: it could not be told, because the auth service did not answer. */
export type Verified =
  | ({ readonly ok: true } & Identity)
  | { readonly ok: false; readonly reason: "invalid" | "unavailable" };

export type VerifyToken = (token: string) => Promise<Verified>;

/** Seconds since each valid auth session signed in, by its id; null when the database did not answer. */
export type ValidAuthSessions = (
  authSessionIds: readonly string[],
) => Promise<ReadonlyMap<string, number> | null>;

const bearer = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** The access token that a request carries; empty where it carries none. */
function tokenOf(req: Request): string {
  return bearer.exec(req.get("Authorization") ?? "")?.[1] ?? "";
}

/** Calls the handler for a signed-in person only, and hands it who that is. */
export function requireUser(
  verify: VerifyToken,
  handle: (user: Identity, req: Request, res: Response) => void | Promise<void>,
): RequestHandler {
  return async (req, res) => {
    const token = tokenOf(req);
    const verified: Verified = token ? await verify(token) : { ok: false, reason: "invalid" };
    if (verified.ok) {
      const { userId, authSessionId, email } = verified;
      return handle({ userId, authSessionId, email }, req, res);
    }
    if (verified.reason === "unavailable") return sendError(res, "unavailable");
    res.set("WWW-Authenticate", "Bearer");
    sendError(res, "unauthorized");
  };
}
