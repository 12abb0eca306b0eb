import { z } from "zod";

/** Where the WebSocket is opened; its messages are described in `protocol/SPEC.md`. */
export const realtimePath = "/api/realtime";

/** Answer of `POST /api/realtime/ticket` [P2]: opens one socket, once, until then. */
export const realtimeTicketSchema = z.object({
  ticket: z.string().min(1),
  /** ISO 8601. */
  expiresAt: z.string(),
});
export type RealtimeTicket = z.infer<typeof realtimeTicketSchema>;

/** How long a ticket is good, seconds [P2]. */
export const ticketSeconds = 30;
