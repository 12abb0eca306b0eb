import type { CloseReason } from "#shared/protocol/close-codes.ts";

/** One open socket, as narrow as a connection needs it: `ws` in the product, memory in tests. */
export type SocketPort = {
  readonly sendText: (text: string) => void;
  readonly sendBytes: (bytes: Uint8Array<ArrayBuffer>) => void;
  /** A protocol-level ping; the answer counts as a sign of life. */
  readonly ping: () => void;
  /** Bytes sent and not yet taken by the network. */
  readonly bufferedBytes: () => number;
  readonly close: (reason: CloseReason) => void;
};

/** What a socket tells its connection. */
export type SocketEvents = {
  readonly onText: (text: string) => void;
  readonly onBytes: (bytes: Uint8Array) => void;
  /** Any sign of life, pongs included. */
  readonly onAlive: () => void;
  readonly onClosed: (code: number) => void;
};
