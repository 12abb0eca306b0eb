import { once } from "node:events";
import { WebSocket } from "ws";
import { decodeReplyFrame, encodeCaptureFrame } from "#shared/protocol/audio-frames.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import { decodeServerMessage } from "#shared/protocol/codec.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import { protocolVersion, subprotocol, ticketSubprotocol } from "#shared/protocol/version.ts";
import { realtimePath, realtimeTicketSchema } from "#shared/realtime.ts";

type Of<T extends ServerMessage["type"]> = Extract<ServerMessage, { type: T }>;

/** Requests a ticket as the client does. */
export async function askForTicket(url: string, token: string): Promise<string> {
  const response = await fetch(`${url}/api/realtime/ticket`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}` },
  });
  return realtimeTicketSchema.parse(await response.json()).ticket;
}

export type SocketOptions = {
  readonly origin?: string;
  readonly protocols?: readonly string[];
  readonly path?: string;
};

/** A raw socket with this ticket; rejects with the status if the upgrade is refused. */
export async function openSocket(
  url: string,
  ticket: string | null,
  { origin, protocols, path = realtimePath }: SocketOptions = {},
): Promise<WebSocket> {
  const offered = protocols ?? [subprotocol, ...(ticket === null ? [] : [ticketSubprotocol(ticket)])];
  const socket = new WebSocket(url.replace(/^http/, "ws") + path, [...offered], {
    ...(origin === undefined ? {} : { origin }),
    perMessageDeflate: false,
  });
  return new Promise((resolve, reject) => {
    socket.once("open", () => resolve(socket));
    socket.once("unexpected-response", (_request, response) => {
      response.resume();
      reject(new Error(String(response.statusCode)));
    });
    socket.on("error", (error) => reject(error));
  });
}

/** A protocol client for tests: it stores what it receives and waits for what it expects. */
export class RealtimeClient {
  readonly messages: ServerMessage[] = [];
  readonly frames: NonNullable<ReturnType<typeof decodeReplyFrame>>[] = [];
  readonly socket: WebSocket;
  readonly closed: Promise<number>;
  readonly #watchers = new Set<() => void>();

  constructor(socket: WebSocket) {
    this.socket = socket;
    this.closed = once(socket, "close").then(([code]) => code as number);
    socket.on("message", (data: Buffer, isBinary) => {
      if (isBinary) {
        const frame = decodeReplyFrame(data);
        if (frame !== null) this.frames.push(frame);
      } else {
        const decoded = decodeServerMessage(data.toString());
        if (decoded.status === "ok") this.messages.push(decoded.message);
      }
      for (const watcher of this.#watchers) watcher();
    });
  }

  static async open(url: string, token: string): Promise<RealtimeClient> {
    return new RealtimeClient(await openSocket(url, await askForTicket(url, token)));
  }

  send(...messages: ClientMessage[]): void {
    for (const message of messages) this.socket.send(JSON.stringify(message));
  }

  of<T extends ServerMessage["type"]>(type: T): Of<T>[] {
    return this.messages.filter((message): message is Of<T> => message.type === type);
  }

  /** Resolves once `found` returns something. */
  until<T>(found: () => T | undefined | false): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const value = found();
        if (value === undefined || value === false) return;
        this.#watchers.delete(look);
        resolve(value);
      };
      this.#watchers.add(look);
      void this.closed.then((code) =>
        reject(new Error(`closed with ${code}: ${JSON.stringify(this.messages)}`)),
      );
      look();
    });
  }

  /** The nth message of this type, from 0. */
  next<T extends ServerMessage["type"]>(type: T, index = 0): Promise<Of<T>> {
    return this.until(() => this.of(type)[index]);
  }

  phase(phase: Of<"phase">["phase"]): Promise<true> {
    return this.until(() => this.of("phase").at(-1)?.phase === phase && (true as const));
  }

  hello(resume: { sessionId: string; lastPosition: number } | null = null, language = "en"): void {
    this.send({ type: "hello", protocol: protocolVersion, language, resume });
  }

  /** Says hello and starts a session. */
  async start(
    mode: "call" | "chat",
    title: string | null = null,
    language = "en",
  ): Promise<Of<"session.started">["session"]> {
    this.hello(null, language);
    await this.next("welcome");
    this.send({
      type: "session.start",
      mode,
      title,
      moodBefore: "stressed",
      continues: null,
      speculation: false,
    });
    return (await this.next("session.started")).session;
  }

  /** Receives a reply to its end, reporting playback as the player does. */
  async hears(index = 0): Promise<void> {
    const { generation, segments } = await this.next("reply.audioEnd", index);
    this.send({
      type: "playback",
      generation,
      segment: Math.max(0, segments - 1),
      samples: 480_000,
      finished: true,
    });
  }

  /** One second of audio as one utterance. */
  speak(utterance: number): void {
    this.send({ type: "utterance.start", utterance });
    for (let sequence = 0; sequence < 10; sequence += 1)
      this.socket.send(encodeCaptureFrame({ utterance, sequence, pcm: new Uint8Array(3_200) }));
    this.send({ type: "utterance.end", utterance });
  }

  texts(): string[] {
    return this.of("message").map(({ message }) => `${message.role}: ${message.text}`);
  }
}
