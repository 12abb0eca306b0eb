import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { ticketFromSubprotocols } from "#shared/protocol/version.ts";
import { realtimePath } from "#shared/realtime.ts";
import { limitKey } from "../routes/client-address.ts";
import type { KeyedLimit } from "../routes/rate-limit.ts";
import type { TicketHolder } from "./ticket-route.ts";
import { KeyedSlots } from "./keyed-slots.ts";

export type AdmissionDeps = {
  /** Origins of pages that may open a socket. */
  readonly origins: ReadonlySet<string>;
  readonly addressOf: (request: IncomingMessage) => string;
  /** Attempts by address. */
  readonly limit: KeyedLimit;
  /** The owner of a ticket, once. Null if the database didn't answer. */
  readonly redeem: (ticket: string) => Promise<TicketHolder | "refused" | null>;
  readonly perAddress: number;
  readonly perPerson: number;
};

/** The status with which an upgrade is refused [P2]. */
export type Refusal = 401 | 403 | 404 | 429 | 503;

/** The subprotocols that a client offers. */
function offeredIn(request: IncomingMessage): string[] {
  return (request.headers["sec-websocket-protocol"] ?? "").split(",").map((name) => name.trim());
}

/** Decides who gets a socket before one is created [P2]. */
export class Admission {
  readonly #deps: AdmissionDeps;
  readonly #addresses: KeyedSlots;
  readonly #people: KeyedSlots;

  constructor(deps: AdmissionDeps) {
    this.#deps = deps;
    this.#addresses = new KeyedSlots(deps.perAddress);
    this.#people = new KeyedSlots(deps.perPerson);
  }

  /** The owner of a new socket, or why it is refused. Its slots are released when it closes. */
  async admit(request: IncomingMessage, socket: Duplex): Promise<TicketHolder | Refusal> {
    const ticket = ticketFromSubprotocols(offeredIn(request));
    const refusal = this.#refusalOf(request) ?? (ticket === null ? 401 : null);
    if (refusal !== null || ticket === null) return refusal ?? 401;
    const address = limitKey(this.#deps.addressOf(request));
    if (this.#deps.limit(address) > 0 || !this.#addresses.take(address)) return 429;
    socket.once("close", () => this.#addresses.release(address));
    const redeemed = await this.#deps.redeem(ticket);
    if (redeemed === null) return 503;
    return redeemed === "refused" ? 401 : this.#seat(redeemed, socket);
  }

  #seat(holder: TicketHolder, socket: Duplex): TicketHolder | Refusal {
    // The connection closed in the meantime and would never release its slots.
    if (socket.destroyed) return 503;
    if (!this.#people.take(holder.userId)) return 429;
    socket.once("close", () => this.#people.release(holder.userId));
    return holder;
  }

  #refusalOf({ url, headers }: IncomingMessage): Refusal | null {
    if (url?.split("?")[0] !== realtimePath) return 404;
    // Every browser sends the page's origin. A client that sends none isn't a page, so it has no sign-in to
    // abuse.
    const { origin } = headers;
    return origin === undefined || this.#deps.origins.has(origin) ? null : 403;
  }
}
