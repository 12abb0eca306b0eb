import { z } from "zod";
import { errorCode } from "../log/fields.ts";
import type { Log } from "../log/log.ts";
import type { Verified, VerifyToken } from "../routes/identity.ts";
import type { ServiceClient } from "./service-client.ts";

const claimsSchema = z.object({
  sub: z.uuid(),
  session_id: z.uuid(),
  role: z.literal("authenticated"),
  email: z.string().optional(),
  /** How many steps the sign-in has passed. */
  aal: z.string().optional(),
});

/** The auth client's names for "no usable answer", as opposed to "no". */
const outages = new Set(["AuthRetryableFetchError", "AuthUnknownError"]);

function isOutage(error: { name: string; status?: number | undefined }): boolean {
  return outages.has(error.name) || error.status === 429;
}

/**
 * Verifies access tokens with the project's signing key or, if it has none, by asking the auth service. Whoever has set
 * up a second step isn't signed in before it.
 */
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
      const { sub: userId, session_id: authSessionId, email, aal } = claims.data;
      if (aal !== "aal2") {
        const second = await client.rpc("has_second_step", { user_uuid: userId });
        if (second.error) return unavailable(second.error);
        if (second.data) return { ok: false, reason: "invalid" };
      }
      return { ok: true, userId, authSessionId, email: email || null };
    } catch (error) {
      // For a payload that isn't JSON, the client throws instead of returning an error.
      return error instanceof SyntaxError ? { ok: false, reason: "invalid" } : unavailable(error);
    }
  };
}
