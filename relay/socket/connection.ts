import { limits } from "#shared/limits.ts";
import { decodeCaptureFrame } from "#shared/protocol/audio-frames.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { CloseReason } from "#shared/protocol/close-codes.ts";
import { decodeClientMessage, encodeMessage } from "#shared/protocol/codec.ts";
import type { ErrorCode, ServerMessage } from "#shared/protocol/server-messages.ts";
import { protocolVersion } from "#shared/protocol/version.ts";
import { guard } from "../background.ts";
import type { Outlet } from "../session/ports.ts";
import { Backpressure } from "./backpressure.ts";
import { InboundRate } from "./inbound-rate.ts";
import type { Wire, WireEvents } from "./wire.ts";

/** What a connection's messages mean is decided here; the connection itself only keeps the wire in order. */
export type ConnectionHandler = {
  readonly onHello: (hello: Extract<ClientMessage, { type: "hello" }>) => void;
  readonly onMessage: (message: Exclude<ClientMessage, { type: "hello" | "ping" }>) => void;
  /** False when the frame belongs to no utterance under way. */
  readonly onFrame: (frame: NonNullable<ReturnType<typeof decodeCaptureFrame>>) => boolean;
  readonly onClosed: () => void;
};

export type ConnectionDeps = {
  /** ms of a steady clock. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly count: (what: "unknown" | "invalid" | "strayFrame" | CloseReason) => void;
};

/** So many messages that make no sense, and the peer is no client of ours [P3]. */
const maxInvalid = 20;

/** One client's socket: opening, heartbeat, limits, backpressure. It knows nothing of conversations. */
export class Connection implements Outlet {
  readonly events: WireEvents;
  readonly #wire: Wire;
  readonly #deps: ConnectionDeps;
  readonly #handler: ConnectionHandler;
  readonly #rate: InboundRate;
  readonly #backpressure: Backpressure;
  #greeted = false;
  #closed = false;
  /** Its handler hears nothing more, and nothing more is sent. */
  #released = false;
  #invalid = 0;
  #lastSign: number;

  constructor(wire: Wire, handler: (connection: Connection) => ConnectionHandler, deps: ConnectionDeps) {
    this.#wire = wire;
    this.#deps = deps;
    this.#rate = new InboundRate(deps.now());
    this.#lastSign = deps.now();
    this.#backpressure = new Backpressure(wire.bufferedBytes, deps.wait);
    this.#handler = handler(this);
    this.events = {
      // One person's message must not end the relay, nor the next one, which it would be sent to again.
      onText: (text) => guard("socket.message", () => this.#onText(text)),
      onBytes: (bytes) => guard("socket.message", () => this.#onBytes(bytes)),
      onAlive: () => this.#noteSign(),
      onClosed: () => guard("socket.release", () => this.#onClosed()),
    };
  }

  send = (message: ServerMessage): void => {
    if (this.#released) return;
    this.#wire.sendText(encodeMessage(message));
    if (this.#backpressure.isTooSlow()) this.close("tooSlow");
  };

  sendFrame = (frame: Uint8Array<ArrayBuffer>): void => {
    if (this.#released) return;
    this.#wire.sendBytes(frame);
    if (this.#backpressure.isTooSlow()) this.close("tooSlow");
  };

  ready = (): Promise<void> | undefined => this.#backpressure.ready();

  sendError(code: ErrorCode, retryable: boolean, clientId: string | null = null): void {
    this.send({ type: "error", code, retryable, clientId });
  }

  /** Called every heartbeat: asks for a sign of life, and gives up a peer that gave none for two of them [P10]. */
  heartbeat(): void {
    if (this.#deps.now() - this.#lastSign >= 2 * limits.heartbeatMs) this.close("heartbeatLost");
    else if (!this.#closed) this.#wire.ping();
  }

  close(reason: CloseReason): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#deps.count(reason);
    this.#wire.close(reason);
    this.release();
  }

  /** To the handler the connection is closed from here on; the socket stays open until `close`. */
  release(): void {
    if (this.#released) return;
    this.#released = true;
    this.#backpressure.close();
    this.#handler.onClosed();
  }

  #onClosed(): void {
    this.#closed = true;
    this.release();
  }

  #noteSign(): void {
    this.#lastSign = this.#deps.now();
  }

  /** Whether the frame may be looked at. */
  #admit(): boolean {
    if (this.#released) return false;
    this.#noteSign();
    if (this.#rate.take(this.#deps.now())) return true;
    this.close("flooding");
    return false;
  }

  #onText(text: string): void {
    if (!this.#admit()) return;
    const decoded = decodeClientMessage(text);
    if (decoded.status === "ok") this.#onMessage(decoded.message);
    else if (decoded.status === "unknown") this.#deps.count("unknown");
    else this.#onInvalid();
  }

  #onBytes(bytes: Uint8Array): void {
    if (!this.#admit()) return;
    const frame = decodeCaptureFrame(bytes);
    if (frame === null || !this.#greeted) this.#onInvalid();
    else if (!this.#handler.onFrame(frame)) this.#deps.count("strayFrame");
  }

  #onInvalid(): void {
    this.#deps.count("invalid");
    this.#invalid += 1;
    if (this.#invalid > maxInvalid || !this.#greeted) this.close("protocolError");
    else this.sendError("malformed", false);
  }

  #onMessage(message: ClientMessage): void {
    if (message.type === "hello") this.#onHello(message);
    else if (!this.#greeted) this.close("protocolError");
    else if (message.type === "ping") this.send({ type: "pong", id: message.id });
    else this.#handler.onMessage(message);
  }

  #onHello(hello: Extract<ClientMessage, { type: "hello" }>): void {
    if (hello.protocol !== protocolVersion) this.close("unsupportedVersion");
    else if (this.#greeted) this.#onInvalid();
    else {
      this.#greeted = true;
      this.#handler.onHello(hello);
    }
  }
}
