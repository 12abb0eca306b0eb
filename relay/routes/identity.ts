import type { Request, RequestHandler, Response } from "express";
import { sendError } from "./errors.ts";

/**
 * The person whom an access token identifies. It doesn't prove that the email address is confirmed: people can write
 * the `email_verified` in a token's user metadata themselves.
 */
export type Identity = {
  readonly userId: string;
  /** The auth session that the token was issued for, which may have ended since. */
  readonly authSessionId: string;
  readonly email: string | null;
};

/** `unavailable`: unknown, because the auth service didn't answer. */
export type Verified =
  | ({ readonly ok: true } & Identity)
  | { readonly ok: false; readonly reason: "invalid" | "unavailable" };

export type VerifyToken = (token: string) => Promise<Verified>;

/** Seconds since sign-in for each valid auth session, by id; null if the database didn't answer. */
export type ValidAuthSessions = (
  authSessionIds: readonly string[],
) => Promise<ReadonlyMap<string, number> | null>;

/** Whether the person has confirmed their age and the terms; null if the database didn't answer. */
export type HasConfirmed = (userId: string) => Promise<boolean | null>;

const bearer = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** The access token of a request; empty if there is none. */
function tokenOf(req: Request): string {
  return bearer.exec(req.get("Authorization") ?? "")?.[1] ?? "";
}

/** Calls the handler only for a signed-in person, and passes their identity. */
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
