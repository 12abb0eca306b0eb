import { type IncomingMessage, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { limits } from "#shared/limits.ts";
import { closeCodes } from "#shared/protocol/close-codes.ts";
import { subprotocol, ticketFromSubprotocols } from "#shared/protocol/version.ts";
import { type WebSocket, WebSocketServer } from "ws";
import { guard, runInBackground } from "../runtime/background.ts";
import type { TicketHolder } from "./ticket-route.ts";
import { Admission, type AdmissionDeps, type Refusal } from "./admission.ts";
import { Connection, type ConnectionHandler } from "./connection.ts";
import { FairQueue } from "./fair-queue.ts";
import { type TypingBudget, withinBudget } from "./typing-budget.ts";
import { listenTo, socketPortOver } from "./ws-socket.ts";

export type SocketServerDeps = AdmissionDeps & {
  readonly handlerFor: (connection: Connection, userId: string) => ConnectionHandler;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  /** The budget for typed messages on this relay. */
  readonly typing: Pick<TypingBudget, "take">;
  readonly watch: {
    readonly opened: () => void;
    readonly refused: (status: Refusal) => void;
    readonly closed: (code: number) => void;
    readonly oddity: (kind: "unknown" | "invalid" | "strayFrame") => void;
  };
};

/** A peer that doesn't answer a close is cut off after this, ms. */
const closeTimeoutMs = 2_000;

const socketOptions = {
  noServer: true,
  clientTracking: false,
  // Opus doesn't compress further, and compression costs memory for each connection.
  perMessageDeflate: false,
  maxPayload: limits.maxPayloadBytes,
  // Browsers send each message in one piece; these limit what others may do.
  maxFragments: 64,
  maxBufferedChunks: 1_024,
  closeTimeout: closeTimeoutMs,
  handleProtocols: chooseProtocol,
};

/**
 * A browser drops a connection whose response names none of its protocols, and never learns why it is closed
 * [P1].
 */
function chooseProtocol(offered: Set<string>): string | false {
  if (offered.has(subprotocol)) return subprotocol;
  return [...offered].find((name) => ticketFromSubprotocols([name]) === null) ?? false;
}

function refuse(socket: Duplex, status: Refusal): void {
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    "Connection: close",
    "Content-Length: 0",
    ...(status === 429 || status === 503 ? ["Retry-After: 5"] : []),
  ];
  socket.once("finish", () => socket.destroy());
  socket.end(`${head.join("\r\n")}\r\n\r\n`);
}

const oddities = ["unknown", "invalid", "strayFrame"] as const;

/** Every open socket of the relay, from the upgrade on. */
export class SocketServer {
  readonly #deps: SocketServerDeps;
  readonly #admission: Admission;
  readonly #upgrader = new WebSocketServer(socketOptions);
  readonly #open = new Map<WebSocket, Connection>();
  /** The sign-in that the socket belongs to and may not outlive. */
  readonly #signIns = new Map<Connection, string>();
  readonly #queue: FairQueue;
  #draining = false;

  constructor(deps: SocketServerDeps) {
    this.#deps = deps;
    this.#queue = new FairQueue({ now: deps.now, afterReading: setImmediate });
    this.#admission = new Admission(deps);
  }

  get size(): number {
    return this.#open.size;
  }

  /** The sign-ins that the open sockets belong to. */
  get signIns(): ReadonlySet<string> {
    return new Set(this.#signIns.values());
  }

  get bufferedBytes(): number {
    return [...this.#open.keys()].reduce((total, socket) => total + socket.bufferedAmount, 0);
  }

  /** Handles upgrades from the HTTP server. */
  upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on("error", () => {});
    const upgraded = this.#upgrade(request, socket, head).catch((error: unknown) => {
      socket.destroy();
      throw error;
    });
    runInBackground("socket.upgrade", upgraded);
  };

  /** Called every `limits.heartbeatMs` [P10]. */
  heartbeat(): void {
    for (const connection of this.#open.values()) guard("socket.heartbeat", () => connection.heartbeat());
  }

  /** Closes the sockets of a sign-in that has ended. */
  signedOut(authSessionId: string): void {
    for (const [connection, id] of this.#signIns)
      if (id === authSessionId) guard("socket.signedOut", () => connection.close("signedOut"));
  }

  /** Refuses new connections from now on. */
  refuseAll(): void {
    this.#draining = true;
  }

  /**
   * Takes every conversation off its socket; what clients send from now on they resend to another relay [P7].
   */
  releaseAll(): void {
    for (const connection of this.#open.values()) guard("socket.release", () => connection.release());
  }

  /** Sends everyone to another relay [P9]; resolves once they are gone. */
  async closeAll(): Promise<void> {
    const gone = [...this.#open.keys()].map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.once("close", () => resolve());
        }),
    );
    for (const connection of this.#open.values()) connection.close("restarting");
    await Promise.all(gone);
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const admitted = this.#draining ? 503 : await this.#admission.admit(request, socket);
    const decision = this.#draining ? 503 : admitted;
    if (typeof decision === "number") {
      this.#deps.watch.refused(decision);
      refuse(socket, decision);
      return;
    }
    this.#upgrader.handleUpgrade(request, socket, head, (opened) => this.#join(opened, socket, decision));
  }

  #join(socket: WebSocket, stream: Duplex, { userId, authSessionId }: TicketHolder): void {
    const { now, watch, typing, handlerFor } = this.#deps;
    let ours: number | null = null;
    const take = (text: string): number => typing.take(userId, text);
    const handler = (self: Connection): ConnectionHandler =>
      withinBudget(handlerFor(self, userId), self, take);
    const connection = new Connection(socketPortOver(socket, stream), handler, {
      now,
      wait,
      flow: this.#queue.flow(),
      count: (what) => {
        const oddity = oddities.find((kind) => kind === what);
        if (oddity !== undefined) watch.oddity(oddity);
        else if (what in closeCodes) ours = codeOf(what);
      },
    });
    this.#open.set(socket, connection);
    this.#signIns.set(connection, authSessionId);
    watch.opened();
    listenTo(socket, connection.events);
    socket.once("close", (code) => {
      this.#open.delete(socket);
      this.#signIns.delete(connection);
      watch.closed(ours ?? code);
    });
    if (socket.protocol !== subprotocol) connection.close("unsupportedVersion");
  }
}

function codeOf(what: string): number | null {
  return Object.entries(closeCodes).find(([reason]) => reason === what)?.[1].code ?? null;
}
