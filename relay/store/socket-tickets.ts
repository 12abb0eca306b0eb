import { createHash, randomBytes } from "node:crypto";
import { type RealtimeTicket, ticketSeconds } from "#shared/realtime.ts";
import { z } from "zod";
import type { ServiceClient } from "./service-client.ts";

/** Only the hash is kept: who reads the database cannot open a socket. */
function hashOf(ticket: string): string {
  return createHash("sha256").update(ticket).digest("hex");
}

/** Makes a ticket for a person [P2]; null when the database did not answer. `at`: ms since the epoch. */
export async function issueTicket(
  client: ServiceClient,
  userId: string,
  at: number,
): Promise<RealtimeTicket | null> {
  const ticket = randomBytes(32).toString("base64url");
  const { error } = await client.rpc("issue_socket_ticket", {
    user_uuid: userId,
    ticket_hash: hashOf(ticket),
    ttl_seconds: ticketSeconds,
  });
  if (error !== null) return null;
  return { ticket, expiresAt: new Date(at + ticketSeconds * 1_000).toISOString() };
}

/** Whose ticket it is, once [P2]. `refused`: unknown, used or expired. Null when the database did not answer. */
export async function redeemTicket(
  client: ServiceClient,
  ticket: string,
): Promise<{ userId: string } | "refused" | null> {
  const { data, error } = await client.rpc("redeem_socket_ticket", { ticket_hash: hashOf(ticket) });
  if (error !== null) return null;
  const userId = z.uuid().safeParse(data);
  return userId.success ? { userId: userId.data } : "refused";
}
