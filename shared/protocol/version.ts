/** The protocol version [P1]. It changes when an old peer could misread a message, not when one is added. */
export const protocolVersion = 1;

/** The WebSocket subprotocol that both sides use [P1]. */
export const subprotocol = `hearken.v${protocolVersion}`;

const ticketPrefix = "ticket.";

/**
 * The second subprotocol that a client offers: its single-use ticket, so that no secret appears in a URL
 * [P2].
 */
export function ticketSubprotocol(ticket: string): string {
  return ticketPrefix + ticket;
}

/** The ticket among the offered subprotocols, or null [P2]. */
export function ticketFromSubprotocols(offered: Iterable<string>): string | null {
  for (const name of offered) if (name.startsWith(ticketPrefix)) return name.slice(ticketPrefix.length);
  return null;
}
