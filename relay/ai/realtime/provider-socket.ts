import net from "node:net";
import { OpenAIRealtimeWS } from "openai/realtime/ws";
import type { RealtimeClientEvent } from "openai/resources/realtime/realtime";
import { z } from "zod";
import { failed, failureOfStatus, retryAfterMs } from "../failure.ts";
import { clientFor } from "../http/client.ts";
import type { AiOutcome } from "../port.ts";
import type { AiEndpoint } from "../settings.ts";
import { failureOfError, readEvent, type RealtimeEvent } from "./events.ts";

export type Failed = Extract<AiOutcome<never>, { ok: false }>;

/** One WebSocket of the Realtime API. */
export type ProviderSocket = {
  /** Nothing is sent before `onOpen`. */
  readonly send: (event: RealtimeClientEvent) => void;
  /** Nothing is reported about it any more. */
  readonly close: () => void;
};

export type ProviderSocketHandlers = {
  readonly onOpen: () => void;
  readonly onEvent: (event: RealtimeEvent) => void;
  /** It couldn't be opened, or was closed; reported once. */
  readonly onClosed: (failure: Failed) => void;
};

export type Target = { readonly model: string } | { readonly intent: "transcription" };

export type OpenProviderSocket = (
  endpoint: AiEndpoint,
  target: Target,
  handlers: ProviderSocketHandlers,
) => ProviderSocket;

/** ms */
const handshakeWithinMs = 8_000;
/** One second of audio is 64 kB in base64; anything far beyond that is no valid message. Bytes. */
const longestMessage = 4 * 1024 * 1024;

/** Half a minute of audio that a server doesn't take is of no use any more, and thousands of calls may have some. Bytes. */
const mostUntaken = 2 * 1024 * 1024;

const addressSchema = z.object({ host: z.string(), port: z.coerce.number() });

/** The library always uses TLS; a server on the same machine or network may have none. */
function plainSocket(options: unknown): net.Socket {
  const { host, port } = addressSchema.parse(options);
  return net.connect({ host, port });
}

/** Opens a WebSocket with the library's client. Never throws. */
export const openProviderSocket: OpenProviderSocket = (endpoint, target, { onOpen, onEvent, onClosed }) => {
  let isOver = false;
  // The error that the server reports before it closes says more than the close itself.
  let blamed: Failed | null = null;
  const end = (failure: Failed): void => {
    if (isOver) return;
    isOver = true;
    onClosed(failure);
  };
  const url = new URL(endpoint.baseUrl);
  const isPlain = url.protocol === "http:";
  const options = {
    handshakeTimeout: handshakeWithinMs,
    maxPayload: longestMessage,
    ...(isPlain ? { createConnection: plainSocket } : {}),
  };
  let realtime: OpenAIRealtimeWS;
  try {
    realtime = new OpenAIRealtimeWS({ ...target, options }, clientFor(endpoint));
  } catch {
    queueMicrotask(() => end(failed("refused")));
    return { send: () => {}, close: () => {} };
  }
  const { socket } = realtime;
  // Without a listener the library would report errors as unhandled; only the socket's close matters.
  realtime.on("error", () => {});
  realtime.on("event", (raw) => {
    const event = readEvent(raw);
    if (event === null || isOver) return;
    if (event.type === "error" && (event.error.event_id ?? null) === null)
      blamed = failed(failureOfError(event.error));
    onEvent(event);
  });
  socket.on("open", () => {
    if (!isOver) onOpen();
  });
  socket.on("unexpected-response", (request, response) => {
    const headers = new Headers();
    for (const name of ["retry-after", "retry-after-ms", "date"]) {
      const value = response.headers[name];
      if (typeof value === "string") headers.set(name, value);
    }
    end(failed(failureOfStatus(response.statusCode ?? 500), retryAfterMs(headers)));
    request.destroy();
  });
  socket.on("close", () => end(blamed ?? failed("unavailable")));
  return {
    send: (event) => {
      if (isOver || socket.readyState !== socket.OPEN) return;
      if (socket.bufferedAmount <= mostUntaken) realtime.send(event);
      else {
        // Closing would wait behind what isn't taken.
        blamed ??= failed("timeout");
        socket.terminate();
      }
    },
    close: () => {
      isOver = true;
      realtime.close();
    },
  };
};
