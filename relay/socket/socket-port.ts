import type { CloseReason } from "#shared/protocol/close-codes.ts";

/** One open socket, reduced to what a connection needs: `ws` in the product, in memory in tests. */
export type SocketPort = {
  readonly sendText: (text: string) => void;
  readonly sendBytes: (bytes: Uint8Array<ArrayBuffer>) => void;
  /** A protocol-level ping; the response counts as a sign of life. */
  readonly ping: () => void;
  /** Bytes written but not yet accepted by the network. */
  readonly bufferedBytes: () => number;
  readonly close: (reason: CloseReason) => void;
};

/** What a socket reports to its connection. */
export type SocketEvents = {
  readonly onText: (text: string) => void;
  readonly onBytes: (bytes: Uint8Array) => void;
  /** Any sign of life, including pongs. */
  readonly onAlive: () => void;
  readonly onClosed: (code: number) => void;
};
