import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { CloseReason } from "#shared/protocol/close-codes.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Mode } from "#shared/protocol/values.ts";
import type { ConversationRisk } from "../../conversation/conversation-risk.ts";
import type { SessionWrite, WriteStatus } from "../../store/session-writes.ts";

/** What a person does with a client. `pick` selects a text; ms are durations. */
export type ClientAction = { readonly kind: "start" | "startAgain"; readonly mode: Mode } | SessionAction;

export type SessionAction =
  | { readonly kind: "end" | "dismissHelp" | "askAgain" | "confirm" }
  | { readonly kind: "switchMode"; readonly times: number }
  | { readonly kind: "type"; readonly pick: number }
  | { readonly kind: "say"; readonly ms: number; readonly pick: number; readonly cancelled: boolean };

/** What happens: caused by a person, the network, the database, an operator, or a confused client. */
export type OrderEvent =
  | { readonly kind: "deed"; readonly device: number; readonly deed: ClientAction }
  /** The connection is dead; the relay notices later, unless the client returns first. */
  | {
      readonly kind: "drop";
      readonly device: number;
      readonly ms: number;
      readonly noticedMs: number;
      readonly elsewhere: boolean;
    }
  /** A tab continues the session of another tab of the same person. */
  | { readonly kind: "copy"; readonly device: number }
  | { readonly kind: "stray"; readonly device: number; readonly message: ClientMessage }
  | { readonly kind: "databaseAway" | "meterAway"; readonly ms: number }
  /** No relay reaches the database, or this one doesn't, for so long that its sessions may be taken for abandoned. */
  | { readonly kind: "outage"; readonly ms: number; readonly relay: number | null }
  | { readonly kind: "kill" | "drain"; readonly relay: number };

/**
 * How the story ends: everyone rests and then tries to start again, rests and leaves, or leaves immediately.
 */
export type Finale = "probe" | "leave" | "abrupt";

/** The chosen part of one order of events; everything else follows from the seed. */
export type Order = {
  readonly seed: number;
  readonly relays: number;
  /** Each person's talking seconds; -1 is unlimited. */
  readonly persons: readonly number[];
  readonly capSeconds: number;
  /** The person of each client. */
  readonly devices: readonly number[];
  readonly latencyMs: number;
  /** The longest that the database takes. */
  readonly databaseMs: number;
  readonly faulty: boolean;
  /** Everybody asks that nothing of what they say be stored. */
  readonly isPrivate: boolean;
  /** Impossible exceptions are thrown, for the first person. */
  readonly exceptional: boolean;
  readonly happenings: readonly { readonly afterMs: number; readonly what: OrderEvent }[];
  readonly finale: Finale;
};

export type Stage = "quiet" | "probing" | "leaving" | "over";

/** Everything observable from outside, in order. `link` counts connections, `relay` names a process. */
export type NoteBody =
  | { readonly kind: "opened"; readonly link: number; readonly device: number; readonly relay: string }
  /** Sent by the relay, or received by the client. */
  | { readonly kind: "sent" | "got"; readonly link: number; readonly message: ServerMessage }
  | { readonly kind: "frame"; readonly link: number; readonly generation: number }
  /** Received by the relay. */
  | { readonly kind: "said"; readonly link: number; readonly message: ClientMessage }
  | { readonly kind: "closed"; readonly link: number; readonly reason: CloseReason }
  /** Lost by the network; noticed by the relay. */
  | { readonly kind: "lost" | "noticed"; readonly link: number }
  | {
      readonly kind: "created" | "restored";
      readonly session: string;
      readonly relay: string;
      readonly person: number;
    }
  /** Requested by the relay, or done by the database. */
  | {
      readonly kind: "asked";
      readonly relay: string;
      readonly session: string;
      readonly op: SessionWrite["op"];
    }
  | {
      readonly kind: "written";
      readonly relay: string;
      readonly write: SessionWrite;
      readonly status: WriteStatus;
    }
  | {
      readonly kind: "risk";
      readonly relay: string;
      readonly session: string;
      readonly risk: ConversationRisk;
    }
  | { readonly kind: "reserved"; readonly session: string; readonly charged: number }
  | {
      readonly kind: "callOpened" | "callClosed" | "callSuspended";
      readonly session: string;
      readonly epoch: number;
    }
  | { readonly kind: "killed" | "draining" | "drained"; readonly relay: string }
  /** The database's own end of a session whose relay was silent. */
  | { readonly kind: "givenUp"; readonly session: string }
  | { readonly kind: "failure" | "escaped"; readonly task: string; readonly error: string }
  | { readonly kind: "thrown"; readonly what: string }
  | { readonly kind: "stage"; readonly stage: Stage };

export type Note = NoteBody & { readonly at: number };

/** A typed message as its client knows it. */
export type TypedMessage = { readonly clientId: string; readonly session: string; readonly text: string };

/** A spoken one; `claimed`: a relay said that it has it. */
export type SpokenUtterance = {
  readonly session: string;
  readonly utterance: number;
  readonly marker: string;
  /** A sound that listeners make, or nothing. */
  readonly isSound: boolean;
  readonly state: "open" | "ended" | "cancelled";
  readonly settled: boolean;
};

/** A client's state when everything is at rest. */
export type DeviceView = {
  readonly device: number;
  readonly stage: string;
  readonly session: string | null;
  readonly mode: Mode;
  readonly utterances: readonly SpokenUtterance[];
  readonly typed: readonly TypedMessage[];
  /** The messages that it shows: their texts, by id. */
  readonly shown: ReadonlyMap<string, string>;
};

export type StoredMessage = {
  readonly id: string;
  readonly position: number;
  readonly role: "user" | "assistant";
  readonly text: string;
  readonly clientId: string | null;
  /** The utterances that it holds, from the first to the last one that was joined to it. */
  readonly utterance: number | null;
  readonly joinedThrough: number | null;
};

export type StoredSession = {
  readonly id: string;
  readonly person: number;
  readonly messages: readonly StoredMessage[];
  readonly mode: Mode;
  readonly isPrivate: boolean;
  readonly ended: boolean;
  readonly discarded: boolean;
};

export type StoredCall = {
  readonly relay: string;
  readonly session: string;
  readonly person: number;
  readonly epoch: number;
  readonly openedAt: number;
  readonly closedAt: number | null;
  readonly charged: number;
};

/** The result of an order. */
export type Story = {
  readonly order: Order;
  readonly notes: readonly Note[];
  readonly devices: readonly DeviceView[];
  readonly sessions: readonly StoredSession[];
  readonly calls: readonly StoredCall[];
  /** Sessions that a relay still holds in the end, by relay. */
  readonly held: readonly { readonly relay: string; readonly size: number }[];
  /** The clients that sent something that no client sends. */
  readonly confused: ReadonlySet<number>;
};
