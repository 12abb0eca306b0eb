import { z } from "zod";
import type { ValidAuthSessions } from "../routes/identity.ts";
import type { ServiceClient } from "./service-client.ts";

const rowsSchema = z.array(z.object({ auth_session_id: z.uuid(), signed_in_seconds_ago: z.int() }));

/** Which auth sessions are still valid. An access token alone can't tell, because it outlives its session. */
export function validAuthSessionsOver(client: ServiceClient): ValidAuthSessions {
  return async (authSessionIds) => {
    const { data, error } = await client.rpc("valid_auth_sessions", { auth_sessions: [...authSessionIds] });
    if (error !== null) return null;
    const rows = rowsSchema.safeParse(data);
    if (!rows.success) return null;
    return new Map(rows.data.map((row) => [row.auth_session_id, row.signed_in_seconds_ago]));
  };
}
