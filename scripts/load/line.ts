import { z } from "zod";
import { endpoints } from "#shared/http.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import { encodeMessage } from "#shared/protocol/codec.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Mode } from "#shared/protocol/values.ts";
import { realtimeTicketSchema } from "#shared/realtime.ts";
import { CallSocket } from "../bench/call-socket.ts";

/** Who connects to the relay, and from where. */
export const visitorSchema = z.object({
  /** The access token of their account. */
  token: z.string(),
  /** Their IP address, as a proxy in front of the relay reports it. */
  address: z.string(),
});
export type Visitor = z.infer<typeof visitorSchema>;

export type LineEvents = {
  readonly onMessage: (message: ServerMessage) => void;
  readonly onClosed: (code: number) => void;
};

type Waiting = {
  readonly found: (message: ServerMessage) => boolean;
  readonly resolve: (message: ServerMessage | null) => void;
};

const headersOf = ({ address }: Visitor) => ({ "x-forwarded-for": address });

async function ticketFor(port: number, visitor: Visitor): Promise<string | null> {
  const answer = await fetch(`http://127.0.0.1:${port}${endpoints.realtimeTicket.path}`, {
    method: "POST",
    headers: { ...headersOf(visitor), authorization: `Bearer ${visitor.token}` },
  }).catch(() => null);
  const body: unknown = await answer?.json().catch(() => null);
  const parsed = realtimeTicketSchema.safeParse(body);
  return parsed.success ? parsed.data.ticket : null;
}

/** A signed-in person's socket. Received audio is discarded. */
export class Line {
  readonly #socket: CallSocket;
  readonly #waiting = new Set<Waiting>();
  #closed = false;

  private constructor(port: number, visitor: Visitor, ticket: string, events: LineEvents) {
    this.#socket = new CallSocket(
      port,
      ticket,
      null,
      {
        onMessage: (message) => {
          events.onMessage(message);
          for (const it of this.#waiting) if (it.found(message)) this.#settle(it, message);
        },
        onFrame: () => {},
        onClosed: (code) => {
          this.#closed = true;
          events.onClosed(code);
          for (const it of this.#waiting) this.#settle(it, null);
        },
      },
      { headers: headersOf(visitor) },
    );
  }

  /** Null if the relay issues no ticket or refuses the connection. */
  static async open(port: number, visitor: Visitor, events: LineEvents): Promise<Line | null> {
    const ticket = await ticketFor(port, visitor);
    if (ticket === null) return null;
    const line = new Line(port, visitor, ticket, events);
    return (await line.next(({ type }) => type === "welcome")) === null ? null : line;
  }

  get closed(): boolean {
    return this.#closed;
  }

  send(...messages: ClientMessage[]): void {
    for (const message of messages) this.#socket.send(message);
  }

  sendFrame(frame: Uint8Array | string): void {
    this.#socket.sendFrame(frame);
  }

  close(): void {
    this.#socket.close();
  }

  /** The next message for which `found` is true; null if the socket closes first. */
  next(found: (message: ServerMessage) => boolean): Promise<ServerMessage | null> {
    if (this.#closed) return Promise.resolve(null);
    return new Promise((resolve) => {
      this.#waiting.add({ found, resolve });
    });
  }

  /** The id of a new session; null if none is started. */
  async begin(mode: Mode): Promise<string | null> {
    const nothing = { title: null, moodBefore: null, continues: null };
    this.send({ type: "session.start", mode, speculation: true, ...nothing });
    const answer = await this.next(({ type }) => type === "session.started" || type === "error");
    return answer?.type === "session.started" ? answer.session.id : null;
  }

  #settle(it: Waiting, message: ServerMessage | null): void {
    this.#waiting.delete(it);
    it.resolve(message);
  }
}

/** The frame that `Line.send` would send. */
export const textOf = (message: ClientMessage): string => encodeMessage(message);
