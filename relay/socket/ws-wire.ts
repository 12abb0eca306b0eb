import { closeCodes } from "#shared/protocol/close-codes.ts";
import type { RawData, WebSocket } from "ws";
import type { Wire, WireEvents } from "./wire.ts";

/** A socket of the `ws` package as a connection needs it. */
export function wireOver(socket: WebSocket): Wire {
  return {
    sendText: (text) => socket.send(text),
    sendBytes: (bytes) => socket.send(bytes, { binary: true }),
    ping: () => socket.ping(),
    bufferedBytes: () => socket.bufferedAmount,
    close: (reason) => socket.close(closeCodes[reason].code, reason),
  };
}

function bytesOf(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}

/** Tells a connection what its socket hears. */
export function listenTo(socket: WebSocket, events: WireEvents): void {
  socket.on("message", (data, isBinary) => {
    const bytes = bytesOf(data);
    if (isBinary) events.onBytes(bytes);
    else events.onText(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString());
  });
  socket.on("pong", () => events.onAlive());
  socket.on("ping", () => events.onAlive());
  socket.on("close", (code) => events.onClosed(code));
  // A frame that breaks the protocol: the socket closes itself and says so above.
  socket.on("error", () => {});
}
