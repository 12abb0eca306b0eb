import { createHash, randomBytes } from "node:crypto";
import { type RealtimeTicket, ticketSeconds } from "#shared/realtime.ts";
import { z } from "zod";
import type { TicketHolder, TicketRefusal } from "../socket/ticket-route.ts";
import type { ServiceClient } from "./service-client.ts";

/** Only the hash is stored, so that reading the database isn't enough to open a socket. */
function hashOf(ticket: string): string {
  return createHash("sha256").update(ticket).digest("hex");
}

const outcomeSchema = z.enum(["issued", "signed_out", "unconfirmed"]);

/** Issues a ticket for a person [P2]; null if the database didn't answer. `at`: ms since the epoch. */
export async function issueTicket(
  client: ServiceClient,
  { userId, authSessionId }: TicketHolder,
  at: number,
): Promise<RealtimeTicket | TicketRefusal | null> {
  const ticket = randomBytes(32).toString("base64url");
  const { data, error } = await client.rpc("issue_socket_ticket", {
    user_uuid: userId,
    auth_session: authSessionId,
    ticket_hash: hashOf(ticket),
    ttl_seconds: ticketSeconds,
  });
  const outcome = outcomeSchema.safeParse(data);
  if (error !== null || !outcome.success) return null;
  if (outcome.data !== "issued") return outcome.data;
  return { ticket, expiresAt: new Date(at + ticketSeconds * 1_000).toISOString() };
}

const holdersSchema = z.array(z.object({ user_id: z.uuid(), auth_session_id: z.uuid() }));

/**
 * The owner of a ticket, once [P2]. `refused`: unknown, used, expired, or signed out since. Null if the
 * database didn't answer.
 */
export async function redeemTicket(
  client: ServiceClient,
  ticket: string,
): Promise<TicketHolder | "refused" | null> {
  const { data, error } = await client.rpc("redeem_socket_ticket", { ticket_hash: hashOf(ticket) });
  if (error !== null) return null;
  const [holder] = holdersSchema.safeParse(data).data ?? [];
  return holder === undefined ? "refused" : { userId: holder.user_id, authSessionId: holder.auth_session_id };
}
