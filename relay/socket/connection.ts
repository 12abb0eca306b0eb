import { limits } from "#shared/limits.ts";
import { decodeCaptureFrame } from "#shared/protocol/audio-frames.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { CloseReason } from "#shared/protocol/close-codes.ts";
import { decodeClientMessage, encodeMessage } from "#shared/protocol/codec.ts";
import type { ErrorCode, ServerMessage } from "#shared/protocol/server-messages.ts";
import { protocolVersion } from "#shared/protocol/version.ts";
import { guard } from "../runtime/background.ts";
import { Backpressure } from "./backpressure.ts";
import type { Flow } from "./fair-queue.ts";
import { InboundRate } from "./inbound-rate.ts";
import type { SocketPort, SocketEvents } from "./socket-port.ts";

/** The person's end of a session: whatever connection it currently has, or none. */
export type Outlet = {
  readonly send: (message: ServerMessage) => void;
  readonly sendFrame: (frame: Uint8Array<ArrayBuffer>) => void;
  /** Undefined if more may be sent now; else resolves when it may [P11]. */
  readonly ready: () => Promise<void> | undefined;
};

/** Decides what a connection's messages mean; the connection itself only maintains the socket. */
export type ConnectionHandler = {
  readonly onHello: (hello: Extract<ClientMessage, { type: "hello" }>) => void;
  readonly onMessage: (message: Exclude<ClientMessage, { type: "hello" | "ping" }>) => void;
  /** False if the frame belongs to no current utterance. */
  readonly onFrame: (frame: NonNullable<ReturnType<typeof decodeCaptureFrame>>) => boolean;
  readonly onClosed: () => void;
};

export type ConnectionDeps = {
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** Its share of all sockets' input; without one everything is handled as it arrives. */
  readonly flow?: Flow;
  readonly count: (what: "unknown" | "invalid" | "strayFrame" | CloseReason) => void;
};

/** After this many invalid messages, the peer is no client of ours [P3]. */
const maxInvalid = 20;

/** Handles everything immediately. */
const unshared = (now: () => number): Flow => ({
  arrivedAt: now,
  add: (handle) => {
    handle();
    return true;
  },
  drop: () => {},
});

/** One client's socket: opening, heartbeat, limits, backpressure. It knows nothing of conversations. */
export class Connection implements Outlet {
  readonly events: SocketEvents;
  readonly #socket: SocketPort;
  readonly #deps: ConnectionDeps;
  readonly #handler: ConnectionHandler;
  readonly #flow: Flow;
  readonly #rate: InboundRate;
  readonly #backpressure: Backpressure;
  #greeted = false;
  #closed = false;
  /** From here on its handler is told nothing more, and nothing more is sent. */
  #released = false;
  #invalid = 0;
  #lastSign: number;

  constructor(
    socket: SocketPort,
    handler: (connection: Connection) => ConnectionHandler,
    deps: ConnectionDeps,
  ) {
    this.#socket = socket;
    this.#deps = deps;
    this.#flow = deps.flow ?? unshared(deps.now);
    this.#rate = new InboundRate(deps.now());
    this.#lastSign = deps.now();
    this.#backpressure = new Backpressure(socket.bufferedBytes, deps.wait);
    this.#handler = handler(this);
    this.events = {
      onText: (text) => this.#arrive(() => this.#onText(text), text.length),
      onBytes: (bytes) => this.#arrive(() => this.#onBytes(bytes), bytes.byteLength),
      onAlive: () => this.#noteSign(),
      // Messages sent before the close are still handled first.
      onClosed: () => {
        this.#flow.add(() => guard("socket.release", () => this.#onClosed()), 0);
      },
    };
  }

  send = (message: ServerMessage): void => {
    if (this.#released) return;
    this.#socket.sendText(encodeMessage(message));
    if (this.#backpressure.isTooSlow()) this.close("tooSlow");
  };

  sendFrame = (frame: Uint8Array<ArrayBuffer>): void => {
    if (this.#released) return;
    this.#socket.sendBytes(frame);
    if (this.#backpressure.isTooSlow()) this.close("tooSlow");
  };

  ready = (): Promise<void> | undefined => this.#backpressure.ready();

  sendError(code: ErrorCode, retryable: boolean, clientId: string | null = null): void {
    this.send({ type: "error", code, retryable, clientId });
  }

  /** A typed message that may be sent again later. */
  refuseTyped(clientId: string, retryAfterMs: number): void {
    this.send({ type: "error", code: "rateLimited", retryable: true, clientId, retryAfterMs });
  }

  /**
   * Called every heartbeat: requests a sign of life, and closes a peer that gave none for two heartbeats
   * [P10].
   */
  heartbeat(): void {
    if (this.#deps.now() - this.#lastSign >= 2 * limits.heartbeatMs) this.close("heartbeatLost");
    else if (!this.#closed) this.#socket.ping();
  }

  close(reason: CloseReason): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#deps.count(reason);
    this.#socket.close(reason);
    this.release();
  }

  /** To the handler the connection is closed from here on; the socket stays open until `close`. */
  release(): void {
    if (this.#released) return;
    this.#released = true;
    this.#flow.drop();
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

  /** A frame was read: it counts now, and is handled when its turn comes. */
  #arrive(handle: () => void, bytes: number): void {
    if (this.#released) return;
    this.#noteSign();
    const run = (): void => {
      // One person's message must not crash the relay, nor the next relay, to which it would be resent.
      if (!this.#released) guard("socket.message", handle);
    };
    if (!this.#rate.take(this.#flow.arrivedAt()) || !this.#flow.add(run, bytes)) this.close("flooding");
  }

  #onText(text: string): void {
    const decoded = decodeClientMessage(text);
    if (decoded.status === "ok") this.#onMessage(decoded.message);
    else if (decoded.status === "unknown") this.#deps.count("unknown");
    else this.#onInvalid();
  }

  #onBytes(bytes: Uint8Array): void {
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
