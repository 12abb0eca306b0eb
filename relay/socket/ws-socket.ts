import process from "node:process";
import type { Duplex } from "node:stream";
import { closeCodes } from "#shared/protocol/close-codes.ts";
import type { RawData, WebSocket } from "ws";
import type { SocketPort, SocketEvents } from "./socket-port.ts";

/** Holds back what is written until everything of this moment is: messages that belong together leave in one packet. */
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

/** A socket of the `ws` package, and the stream under it, as a connection needs it. */
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

/** Tells a connection what its socket hears. */
export function listenTo(socket: WebSocket, events: SocketEvents): void {
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
