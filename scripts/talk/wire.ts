import { decodeReplyFrame, type ReplyFrame } from "#shared/protocol/audio-frames.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import { decodeServerMessage, encodeMessage } from "#shared/protocol/codec.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import { subprotocol, ticketSubprotocol } from "#shared/protocol/version.ts";
import { realtimePath } from "#shared/realtime.ts";
import { type RawData, WebSocket } from "ws";

/** What comes over the wire, one after another. */
export type Heard =
  | { readonly type: "message"; readonly message: ServerMessage }
  | { readonly type: "frame"; readonly frame: ReplyFrame }
  | { readonly type: "closed"; readonly code: number };

function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return Buffer.isBuffer(data) ? data : Buffer.from(data);
}

function heardOf(data: RawData, isBinary: boolean): Heard | null {
  const bytes = bytesOf(data);
  if (isBinary) {
    const frame = decodeReplyFrame(bytes);
    return frame === null ? null : { type: "frame", frame };
  }
  const decoded = decodeServerMessage(bytes.toString());
  return decoded.status === "ok" ? { type: "message", message: decoded.message } : null;
}

/** One open socket [P2]. */
export class TalkWire {
  readonly #socket: WebSocket;
  #listener: (heard: Heard) => void = () => {};

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on("message", (data, isBinary) => {
      const heard = heardOf(data, isBinary);
      if (heard !== null) this.#listener(heard);
    });
    socket.on("close", (code) => this.#listener({ type: "closed", code }));
  }

  /** Null where the relay did not let us in. */
  static open(url: string, ticket: string): Promise<TalkWire | null> {
    const address = url.replace(/^http/, "ws") + realtimePath;
    const socket = new WebSocket(address, [subprotocol, ticketSubprotocol(ticket)], {
      perMessageDeflate: false,
    });
    const wire = new TalkWire(socket);
    return new Promise((resolve) => {
      socket.once("open", () => resolve(wire));
      socket.on("error", () => resolve(null));
    });
  }

  listen(listener: (heard: Heard) => void): void {
    this.#listener = listener;
  }

  send(message: ClientMessage): void {
    this.#socket.send(encodeMessage(message));
  }

  sendFrame(frame: Uint8Array): void {
    this.#socket.send(frame);
  }

  close(): void {
    this.#socket.close(1000);
  }
}
