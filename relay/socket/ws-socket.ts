import process from "node:process";
import type { Duplex } from "node:stream";
import { closeCodes } from "#shared/protocol/close-codes.ts";
import type { RawData, WebSocket } from "ws";
import type { SocketPort, SocketEvents } from "./socket-port.ts";

/**
 * Buffers writes until the end of the current tick, so that messages that belong together leave in one
 * packet.
 */
function gather(stream: Duplex): () => void {
  let held = false;
  const letGo = (): void => {
    held = false;
    stream.uncork();
  };
  return () => {
    if (held) return;
    held = true;
    stream.cork();
    process.nextTick(letGo);
  };
}

/** A socket of the `ws` package, and the stream under it, as the port that a connection needs. */
export function socketPortOver(socket: WebSocket, stream: Duplex): SocketPort {
  const hold = gather(stream);
  return {
    sendText: (text) => {
      hold();
      socket.send(text);
    },
    sendBytes: (bytes) => {
      hold();
      socket.send(bytes, { binary: true });
    },
    ping: () => socket.ping(),
    bufferedBytes: () => socket.bufferedAmount,
    close: (reason) => socket.close(closeCodes[reason].code, reason),
  };
}

function bytesOf(data: RawData): Uint8Array {
  if (Array.isArray(data)) return Buffer.concat(data);
  return data instanceof ArrayBuffer ? new Uint8Array(data) : data;
}

/** Forwards a socket's events to its connection. */
export function listenTo(socket: WebSocket, events: SocketEvents): void {
  socket.on("message", (data, isBinary) => {
    const bytes = bytesOf(data);
    if (isBinary) events.onBytes(bytes);
    else events.onText(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString());
  });
  socket.on("pong", () => events.onAlive());
  socket.on("ping", () => events.onAlive());
  socket.on("close", (code) => events.onClosed(code));
  // After an invalid frame `ws` closes the socket and reports that as a close event.
  socket.on("error", () => {});
}
