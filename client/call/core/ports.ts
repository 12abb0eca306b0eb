import type { CloseReason } from "#shared/protocol/close-codes.ts";
import type { MicrophonePort, SpeakerPort } from "#client/call/audio/audio-ports.ts";
import type { ConversationEvent } from "./reducer.ts";
import type { SessionKeeping } from "./conversation-return.ts";
import type { ConversationState, Levels } from "./state.ts";
import type { UnsentMessages } from "./unsent-messages.ts";

/** Time and randomness, passed in so that tests control them. */
export type Clock = {
  /** ms since the epoch, monotonic. */
  readonly now: () => number;
  /** Runs something later; returns a function that cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
};

/**
 * `signedOut`: no valid sign-in. `unconfirmed`: age and terms are still to be confirmed. `busy`: too many connections.
 * `refused`: never from here. `failed`: try again.
 */
export type TicketOutcome =
  | { readonly kind: "ticket"; readonly ticket: string }
  | { readonly kind: "signedOut" | "unconfirmed" | "busy" | "refused" | "failed" };

export type TransportEvents = {
  readonly onOpen: () => void;
  readonly onText: (text: string) => void;
  readonly onBytes: (bytes: Uint8Array) => void;
  /** Called once, even if it never opened. */
  readonly onClose: (code: number) => void;
};

/** One WebSocket, reduced to what the client needs. Never throws. */
export type Transport = {
  readonly sendText: (text: string) => void;
  readonly sendBytes: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly close: () => void;
};

/** The connection to the relay: the browser's in the product, in memory in tests. */
export type TransportPort = {
  readonly requestTicket: (signal: AbortSignal) => Promise<TicketOutcome>;
  readonly open: (ticket: string, events: TransportEvents) => Transport;
  readonly isOnline: () => boolean;
  /**
   * Calls back when the network comes or goes, and when the page becomes visible; returns a function that
   * unsubscribes.
   */
  readonly onNetwork: (listener: () => void) => () => void;
};

/** Why a connection ended permanently. */
export type Refusal =
  | Exclude<CloseReason, "restarting" | "heartbeatLost" | "tooSlow">
  | "busy"
  | "refused"
  | "unconfirmed";

/** Small settings kept on this device. */
export type SettingsPort = {
  readonly read: (key: string) => string | null;
  readonly write: (key: string, value: string) => void;
};

/** What a conversation needs from the outside. Never throws. */
export type ConversationPorts = {
  readonly transport: TransportPort;
  readonly clock: Clock;
  /** 0…1. */
  readonly random: () => number;
  /** A UUID. */
  readonly newId: () => string;
  /** The interface language, BCP 47. */
  readonly language: () => string;
  /** Whether speech in the interface language is understood; if not, a call is typed and answered aloud. */
  readonly hears: () => boolean;
  readonly microphone: MicrophonePort;
  readonly speaker: SpeakerPort;
  readonly settings: SettingsPort;
  /** The session that runs in this tab; it survives a reload. */
  readonly keeping: SessionKeeping;
  /** What was typed and never arrived. */
  readonly unsent: UnsentMessages;
  /** Whether a call is in progress: the screen stays on, and the system knows that this page uses audio. */
  readonly setTalking: (talking: boolean) => void;
};

/** The store, as seen by those who carry a conversation out. */
export type ConversationCore = {
  readonly state: () => ConversationState;
  readonly dispatch: (event: ConversationEvent) => void;
  readonly setLevels: (levels: Levels) => void;
};
