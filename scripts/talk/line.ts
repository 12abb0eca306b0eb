import { appConfigSchema } from "#shared/app-config.ts";
import { endpoints } from "#shared/http.ts";
import { decodeReplyFrame, encodeCaptureFrame, type CaptureFrame } from "#shared/protocol/audio-frames.ts";
import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import { decodeServerMessage, encodeMessage } from "#shared/protocol/codec.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import { subprotocol, ticketSubprotocol } from "#shared/protocol/version.ts";
import { realtimePath, realtimeTicketSchema } from "#shared/realtime.ts";
import { createClient } from "@supabase/supabase-js";
import { WebSocket } from "ws";

/** An error that the person at the terminal can act on; its message is one clear line. */
export class TalkFailure extends Error {}

export type Credentials = { readonly email: string; readonly password: string } | { readonly token: string };

async function answerOf(url: URL, init?: RequestInit): Promise<unknown> {
  const response = await fetch(url, init).catch(() => null);
  if (response === null)
    throw new TalkFailure(`Nothing is answering at ${url.origin}. Is the relay running there?`);
  if (!response.ok) throw new TalkFailure(`${url.pathname} answered ${response.status}.`);
  return response.json();
}

/** An access token, obtained by password if none is given. */
export async function signIn(base: URL, who: Credentials): Promise<string> {
  if ("token" in who) return who.token;
  const config = appConfigSchema.parse(await answerOf(new URL(endpoints.config.path, base)));
  const supabase = createClient(config.supabaseUrl, config.supabasePublishableKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { data, error } = await supabase.auth.signInWithPassword(who);
  if (error !== null) throw new TalkFailure(`Couldn't log in: ${error.code ?? "unknown"}.`);
  return data.session.access_token;
}

type Reply = NonNullable<ReturnType<typeof decodeReplyFrame>>;
export type Heard =
  | { readonly message: ServerMessage }
  | { readonly frame: Reply }
  | { readonly closed: number };

/** The socket of one call; what arrives is passed on in order. */
export class Line {
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  static async open(base: URL, token: string, onHeard: (heard: Heard) => void): Promise<Line> {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await answerOf(new URL(endpoints.realtimeTicket.path, base), { method: "POST", headers });
    const { ticket } = realtimeTicketSchema.parse(answer);
    const target = new URL(realtimePath, base.href.replace(/^http/, "ws"));
    const socket = new WebSocket(target, [subprotocol, ticketSubprotocol(ticket)], {
      perMessageDeflate: false,
    });
    socket.on("message", (data, isBinary) => {
      const heard = isBinary ? frameOf(data) : messageOf(data);
      if (heard !== null) onHeard(heard);
    });
    socket.on("close", (closed) => onHeard({ closed }));
    await new Promise<void>((resolve, reject) => {
      socket.once("open", resolve);
      socket.on("error", () => reject(new TalkFailure("The relay refused the connection.")));
    });
    return new Line(socket);
  }

  send(message: ClientMessage): void {
    this.#socket.send(encodeMessage(message));
  }

  sendFrame(frame: CaptureFrame): void {
    this.#socket.send(encodeCaptureFrame(frame));
  }

  close(): void {
    this.#socket.close(1000);
  }
}

function bytesOf(data: Buffer | ArrayBuffer | Buffer[]): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? Buffer.from(data) : data;
}

function frameOf(data: Parameters<typeof bytesOf>[0]): Heard | null {
  const frame = decodeReplyFrame(bytesOf(data));
  return frame === null ? null : { frame };
}

function messageOf(data: Parameters<typeof bytesOf>[0]): Heard | null {
  const decoded = decodeServerMessage(bytesOf(data).toString());
  return decoded.status === "ok" ? { message: decoded.message } : null;
}
