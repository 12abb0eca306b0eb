import { limits } from "#shared/limits.ts";
import {
  decodeReplyFrame,
  encodeCaptureFrame,
  type CaptureFrame,
  type ReplyFrame,
} from "#shared/protocol/audio-frames.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import { closeCodes, mayResume } from "#shared/protocol/close-codes.ts";
import { decodeServerMessage, encodeMessage } from "#shared/protocol/codec.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import { protocolVersion } from "#shared/protocol/version.ts";
import { type LineQuality, PingWatch } from "./line-quality.ts";
import type { Clock, Refusal, TicketOutcome, Transport, TransportEvents, TransportPort } from "./ports.ts";
import type { ConnectionStatus } from "./state.ts";

/** The first and the longest wait, ms [P9]. */
const firstMs = 250;
const longestMs = 8_000;

/**
 * How long to wait before retrying, ms: doubling with full jitter, so that not everyone returns to a
 * restarted relay at the same moment [P9].
 *
 * @param attempt 0 for the first attempt after a loss
 * @param random 0…1
 */
export function reconnectDelay(attempt: number, random: number): number {
  return Math.round(random * Math.min(longestMs, firstMs * 2 ** Math.min(attempt, 10)));
}

type Hello = Extract<ClientMessage, { type: "hello" }>;

export type SocketClientDeps = {
  readonly transport: TransportPort;
  readonly clock: Clock;
  /** 0…1. */
  readonly random: () => number;
  /** The next connection's first message [P4]. */
  readonly hello: () => Pick<Hello, "language" | "resume">;
};

export type SocketClientEvents = {
  /** `online` comes before the `welcome` that caused it. */
  readonly onStatus: (status: ConnectionStatus) => void;
  readonly onMessage: (message: ServerMessage) => void;
  readonly onFrame: (frame: ReplyFrame) => void;
  /** What the pings say of the line. */
  readonly onQuality: (quality: LineQuality) => void;
  /** It won't reconnect by itself. */
  readonly onRefused: (refusal: Refusal) => void;
};

/** Longest wait from the ticket to the welcome, ms. */
const openWithinMs = 10_000;
/** A live relay answers a probe within this time, ms. */
const probeWithinMs = 3_000;
/** A connection that lasted this long resets the backoff, ms. */
const steadyAfterMs = 10_000;

const refusals: ReadonlyMap<number, Refusal> = new Map([
  [closeCodes.normal.code, "normal"],
  [closeCodes.flooding.code, "flooding"],
  [closeCodes.protocolError.code, "protocolError"],
  [closeCodes.unsupportedVersion.code, "unsupportedVersion"],
  [closeCodes.takenOver.code, "takenOver"],
  [closeCodes.signedOut.code, "signedOut"],
]);

/** A connection, opening or open; its callbacks are ignored once it isn't the current one. */
type Attempt = {
  readonly abort: AbortController;
  transport: Transport | null;
  welcomedAt: number | null;
  /** Consecutive pings without an answer. */
  unanswered: number;
  readonly pings: PingWatch;
  cancelTimer: () => void;
};

/**
 * Keeps one connection to the relay while it is wanted: ticket, hello, heartbeat, and reconnecting after a
 * loss [P2][P4][P9][P10]. It knows nothing of conversations.
 */
export class SocketClient {
  readonly #deps: SocketClientDeps;
  readonly #events: SocketClientEvents;
  #current: Attempt | null = null;
  #wanted = false;
  #tried = 0;
  #beforeBroken = false;
  #cancelWait: () => void = () => undefined;
  #stopWatching: () => void = () => undefined;
  #pings = 0;

  constructor(deps: SocketClientDeps, events: SocketClientEvents) {
    this.#deps = deps;
    this.#events = events;
  }

  /** Whether messages can be sent right now. */
  get online(): boolean {
    return this.#current !== null && this.#current.welcomedAt !== null;
  }

  connect(again = false): void {
    if (this.#wanted) return;
    this.#wanted = true;
    this.#tried = 0;
    this.#beforeBroken = again;
    this.#stopWatching = this.#deps.transport.onNetwork(() => this.#networkChanged());
    this.#try();
  }

  disconnect(): void {
    if (!this.#wanted) return;
    this.#stop();
    this.#events.onStatus("closed");
  }

  /** Drops the connection and opens a new one immediately. */
  reconnect(): void {
    const broken = this.#beforeBroken;
    this.#stop();
    this.connect(broken);
  }

  /** False if there is no connection and nothing was sent. */
  send(message: ClientMessage): boolean {
    const transport = this.online ? (this.#current?.transport ?? null) : null;
    transport?.sendText(encodeMessage(message));
    return transport !== null;
  }

  sendFrame(frame: CaptureFrame): boolean {
    const transport = this.online ? (this.#current?.transport ?? null) : null;
    transport?.sendBytes(encodeCaptureFrame(frame));
    return transport !== null;
  }

  #stop(): void {
    this.#wanted = false;
    this.#stopWatching();
    this.#cancelWait();
    this.#drop();
  }

  #drop(): void {
    const attempt = this.#current;
    this.#current = null;
    attempt?.cancelTimer();
    attempt?.abort.abort();
    attempt?.transport?.close();
  }

  #networkChanged(): void {
    if (!this.#deps.transport.isOnline()) this.#lost();
    else if (this.#current === null) {
      this.#tried = 0;
      this.#try();
    } else if (this.#current.welcomedAt !== null) this.#probe(this.#current);
  }

  #try(): void {
    this.#cancelWait();
    if (!this.#deps.transport.isOnline()) {
      this.#events.onStatus("offline");
      return;
    }
    this.#events.onStatus(this.#beforeBroken ? "reconnecting" : "connecting");
    const { clock, transport } = this.#deps;
    const attempt: Attempt = {
      abort: new AbortController(),
      transport: null,
      welcomedAt: null,
      unanswered: 0,
      pings: new PingWatch(),
      cancelTimer: clock.after(openWithinMs, () => this.#lost()),
    };
    this.#current = attempt;
    void transport.requestTicket(attempt.abort.signal).then((outcome) => this.#takeTicket(attempt, outcome));
  }

  #takeTicket(attempt: Attempt, outcome: TicketOutcome): void {
    if (attempt !== this.#current) return;
    if (outcome.kind === "ticket")
      attempt.transport = this.#deps.transport.open(outcome.ticket, this.#eventsOf(attempt));
    // A running session is worth waiting for.
    else if (outcome.kind === "failed" || (outcome.kind === "busy" && this.#beforeBroken)) this.#lost();
    else this.#refuse(outcome.kind);
  }

  #eventsOf(attempt: Attempt): TransportEvents {
    const whileCurrent =
      <T extends unknown[]>(take: (...args: T) => void) =>
      (...args: T): void => {
        if (attempt === this.#current) take(...args);
      };
    return {
      onOpen: whileCurrent(() => {
        const hello: Hello = { type: "hello", protocol: protocolVersion, ...this.#deps.hello() };
        attempt.transport?.sendText(encodeMessage(hello));
      }),
      onText: whileCurrent((text: string) => this.#takeText(attempt, text)),
      onBytes: whileCurrent((bytes: Uint8Array) => {
        attempt.unanswered = 0;
        const frame = decodeReplyFrame(bytes);
        if (frame !== null) this.#events.onFrame(frame);
      }),
      onClose: whileCurrent((code: number) => {
        const refusal = refusals.get(code);
        if (mayResume(code) || refusal === undefined) this.#lost();
        else this.#refuse(refusal);
      }),
    };
  }

  /** Ignores messages it doesn't know: they come from a newer relay [P3]. */
  #takeText(attempt: Attempt, text: string): void {
    attempt.unanswered = 0;
    const decoded = decodeServerMessage(text);
    if (decoded.status !== "ok") return;
    if (decoded.message.type === "pong") {
      this.#judge(attempt.pings.answered(decoded.message.id, this.#deps.clock.now()));
      return;
    }
    if (decoded.message.type === "welcome") this.#welcome(attempt);
    this.#events.onMessage(decoded.message);
  }

  #welcome(attempt: Attempt): void {
    attempt.cancelTimer();
    attempt.welcomedAt = this.#deps.clock.now();
    this.#beforeBroken = true;
    this.#events.onStatus("online");
    this.#beat(attempt);
  }

  /**
   * Pings every 15 s, and gives up a relay that answered neither of two pings [P10]. It counts pings, not
   * seconds: browsers slow the timers of background tabs down to once a minute.
   */
  #beat(attempt: Attempt): void {
    attempt.cancelTimer = this.#deps.clock.after(limits.heartbeatMs, () => {
      if (attempt.unanswered >= 2) this.#lost();
      else {
        if (attempt.unanswered === 1) this.#judge(attempt.pings.missed());
        this.#ping(attempt);
        this.#beat(attempt);
      }
    });
  }

  /** After sleep the connection may be dead without a close event, so ping it and don't wait long. */
  #probe(attempt: Attempt): void {
    attempt.cancelTimer();
    this.#ping(attempt);
    attempt.cancelTimer = this.#deps.clock.after(probeWithinMs, () => {
      if (attempt.unanswered > 0) this.#lost();
      else this.#beat(attempt);
    });
  }

  #ping(attempt: Attempt): void {
    attempt.unanswered += 1;
    this.#pings += 1;
    attempt.pings.sent(this.#pings, this.#deps.clock.now());
    this.send({ type: "ping", id: this.#pings });
  }

  #judge(quality: LineQuality | null): void {
    if (quality !== null) this.#events.onQuality(quality);
  }

  /** Reconnects after a backoff [P9]. */
  #lost(): void {
    const steady = this.#lasted() >= steadyAfterMs;
    this.#drop();
    this.#cancelWait();
    if (!this.#deps.transport.isOnline()) {
      this.#events.onStatus("offline");
      return;
    }
    this.#events.onStatus(this.#beforeBroken ? "reconnecting" : "connecting");
    const wait = reconnectDelay(steady ? 0 : this.#tried, this.#deps.random());
    this.#tried = steady ? 1 : this.#tried + 1;
    this.#cancelWait = this.#deps.clock.after(wait, () => this.#try());
  }

  #lasted(): number {
    const since = this.#current?.welcomedAt ?? null;
    return since === null ? 0 : this.#deps.clock.now() - since;
  }

  #refuse(refusal: Refusal): void {
    this.#stop();
    this.#events.onStatus("closed");
    this.#events.onRefused(refusal);
  }
}
