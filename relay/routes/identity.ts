import type { Request, RequestHandler, Response } from "express";
import { z } from "zod";
import { errorCode } from "../log/fields.ts";
import type { Log } from "../log/log.ts";
import type { ServiceClient } from "../store/service-client.ts";
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

const claimsSchema = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  role: z.literal("authenticated"),
  email: z.string().optional(),
});

/** The auth client's names for "no usable answer", as opposed to "no". */
const outages = new Set(["AuthRetryableFetchError", "AuthUnknownError"]);

function isOutage(error: { name: string; status?: number | undefined }): boolean {
  return outages.has(error.name) || error.status === 429;
}

/** Verifies access tokens by the project's signing key, or, where it has none, by asking the auth service. */
export function createVerifyToken(client: ServiceClient, log: Log): VerifyToken {
  const unavailable = (error: unknown): Verified => {
    log("identity.unavailable", { code: errorCode(error) });
    return { ok: false, reason: "unavailable" };
  };
  return async (token) => {
    try {
      const { data, error } = await client.auth.getClaims(token);
      if (error && isOutage(error)) return unavailable(error);
      const claims = claimsSchema.safeParse(data?.claims);
      if (!claims.success) return { ok: false, reason: "invalid" };
      const { sub: userId, session_id: authSessionId, email } = claims.data;
      return { ok: true, userId, authSessionId, email: email || null };
    } catch (error) {
      // A payload that is no JSON is thrown, not returned.
      return error instanceof SyntaxError ? { ok: false, reason: "invalid" } : unavailable(error);
    }
  };
}

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
