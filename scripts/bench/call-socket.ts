import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import { decodeServerMessage, encodeMessage } from "#shared/protocol/codec.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import { protocolVersion, subprotocol, ticketSubprotocol } from "#shared/protocol/version.ts";
import { realtimePath } from "#shared/realtime.ts";
import { WebSocket } from "ws";
import { rawBytes } from "./raw-bytes.ts";

/** A reply frame's header. */
export type FrameHead = {
  readonly generation: number;
  readonly segment: number;
  readonly samples: number;
  readonly bytes: number;
};

export type CallEvents = {
  readonly onMessage: (message: ServerMessage) => void;
  readonly onFrame: (frame: FrameHead) => void;
  readonly onClosed: (code: number) => void;
};

export type CallOptions = {
  /** What a proxy in front of the relay would add. */
  readonly headers?: Readonly<Record<string, string>>;
};

export type Resume = { readonly sessionId: string; readonly lastPosition: number } | null;

/** One simulated client's socket. The benchmark's relay verifies nobody, so the ticket is the person. */
export class CallSocket {
  readonly #socket: WebSocket;

  constructor(
    port: number,
    person: string,
    resume: Resume,
    events: CallEvents,
    { headers = {} }: CallOptions = {},
  ) {
    this.#socket = new WebSocket(
      `ws://127.0.0.1:${port}${realtimePath}`,
      [subprotocol, ticketSubprotocol(person)],
      { perMessageDeflate: false, headers },
    );
    this.#socket.on("open", () =>
      this.send({ type: "hello", protocol: protocolVersion, language: "en", resume }),
    );
    this.#socket.on("message", (data, isBinary) => {
      const bytes = rawBytes(data);
      if (isBinary) events.onFrame(headOf(bytes));
      else {
        const decoded = decodeServerMessage(bytes.toString());
        if (decoded.status === "ok") events.onMessage(decoded.message);
      }
    });
    this.#socket.on("close", (code) => events.onClosed(code));
    this.#socket.on("error", () => {});
  }

  send(message: ClientMessage): void {
    this.#socket.send(encodeMessage(message));
  }

  /** Binary frames stay as they are; text becomes a string. */
  sendFrame(frame: Uint8Array | string): void {
    this.#socket.send(frame);
  }

  /** As if the network were gone. */
  cut(): void {
    this.#socket.terminate();
  }

  close(): void {
    this.#socket.close(1000);
  }
}

function headOf(bytes: Buffer): FrameHead {
  return {
    segment: bytes.readUInt16LE(2),
    generation: bytes.readUInt32LE(4),
    samples: bytes.readUInt32LE(12),
    bytes: bytes.length,
  };
}
