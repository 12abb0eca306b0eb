import { z } from "zod";

/** The path of the WebSocket; its messages are described in `protocol/SPEC.md`. */
export const realtimePath = "/api/realtime";

/** The response of `POST /api/realtime/ticket` [P2]: opens one socket, once, until it expires. */
export const realtimeTicketSchema = z.object({
  ticket: z.string().min(1),
  /** ISO 8601. */
  expiresAt: z.string(),
});
export type RealtimeTicket = z.infer<typeof realtimeTicketSchema>;

/** How long a ticket is valid, seconds [P2]. */
export const ticketSeconds = 30;
