import { apiErrorSchema, endpoints } from "#shared/http.ts";
import { realtimePath, realtimeTicketSchema } from "#shared/realtime.ts";
import { subprotocol, ticketSubprotocol } from "#shared/protocol/version.ts";
import type { AccessToken } from "#client/lib/auth-store.ts";
import type { TicketOutcome, Transport, TransportEvents, TransportPort } from "./ports.ts";

const refusedKinds: ReadonlyMap<number, TicketOutcome["kind"] & ("signedOut" | "refused" | "busy")> = new Map(
  [
    [401, "signedOut"],
    [403, "refused"],
    [429, "busy"],
  ],
);

async function refusedKindOf(answer: Response) {
  const refusal = apiErrorSchema.safeParse(await answer.json().catch(() => null));
  if (refusal.data?.error.code === "confirmation_required") return "unconfirmed";
  return refusedKinds.get(answer.status) ?? "failed";
}

async function requestTicket(accessToken: AccessToken, signal: AbortSignal): Promise<TicketOutcome> {
  try {
    const token = await accessToken();
    if (token === null) return { kind: "signedOut" };
    const { method, path } = endpoints.realtimeTicket;
    const headers = { authorization: `Bearer ${token}`, accept: "application/json" };
    const answer = await fetch(path, { method, headers, signal });
    if (!answer.ok) return { kind: await refusedKindOf(answer) };
    const parsed = realtimeTicketSchema.safeParse(await answer.json());
    return parsed.success ? { kind: "ticket", ticket: parsed.data.ticket } : { kind: "failed" };
  } catch {
    return { kind: "failed" };
  }
}

function openTransport(ticket: string, events: TransportEvents): Transport {
  const url = new URL(realtimePath, location.origin.replace(/^http/, "ws"));
  const socket = new WebSocket(url, [subprotocol, ticketSubprotocol(ticket)]);
  socket.binaryType = "arraybuffer";
  socket.addEventListener("open", events.onOpen);
  socket.addEventListener("close", ({ code }) => events.onClose(code));
  socket.addEventListener("message", ({ data }: MessageEvent<string | ArrayBuffer>) => {
    if (typeof data === "string") events.onText(data);
    else events.onBytes(new Uint8Array(data));
  });
  const isOpen = () => socket.readyState === WebSocket.OPEN;
  return {
    sendText: (text) => isOpen() && socket.send(text),
    sendBytes: (bytes) => isOpen() && socket.send(bytes),
    close: () => socket.close(1000),
  };
}

/** Connects to the relay that served this page [P2]. */
export function createBrowserTransport(accessToken: AccessToken): TransportPort {
  return {
    requestTicket: (signal) => requestTicket(accessToken, signal),
    open: openTransport,
    isOnline: () => navigator.onLine,
    onNetwork(listener) {
      const stopped = new AbortController();
      const { signal } = stopped;
      const seen = () => document.visibilityState === "visible" && listener();
      addEventListener("online", listener, { signal });
      addEventListener("offline", listener, { signal });
      document.addEventListener("visibilitychange", seen, { signal });
      return () => stopped.abort();
    },
  };
}
