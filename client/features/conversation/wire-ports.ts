import type { CloseReason } from "#shared/protocol/close-codes.ts";

/** Time and chance, passed in so that tests own them. */
export type Clock = {
  /** ms since the epoch, steady. */
  readonly now: () => number;
  /** Runs something later; the answer cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
};

/**
 * `signedOut`: no valid sign-in. `unconfirmed`: age and terms are still to be confirmed. `busy`: too many connections.
 * `refused`: never from here. `failed`: try again.
 */
export type TicketOutcome =
  | { readonly kind: "ticket"; readonly ticket: string }
  | { readonly kind: "signedOut" | "unconfirmed" | "busy" | "refused" | "failed" };

export type WireEvents = {
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  readonly onBytes: (bytes: Uint8Array) => void;
  /** Once, also when it never opened. */
  readonly onClose: (code: number) => void;
};

/** One WebSocket, as narrow as the client needs it. Nothing here throws. */
export type Wire = {
  readonly sendText: (text: string) => void;
  readonly sendBytes: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly close: () => void;
};

/** The way to the relay: a browser's in the product, memory in tests. */
export type WirePort = {
  readonly requestTicket: (signal: AbortSignal) => Promise<TicketOutcome>;
  readonly open: (ticket: string, events: WireEvents) => Wire;
  readonly isOnline: () => boolean;
  /** Calls back when the network comes or goes, and when the page is seen again; answers how to stop. */
  readonly onNetwork: (listener: () => void) => () => void;
};

/** Why a connection ended for good. */
export type Refusal =
  | Exclude<CloseReason, "restarting" | "heartbeatLost" | "tooSlow">
  | "busy"
  | "refused"
  | "unconfirmed";
