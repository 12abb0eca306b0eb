import type { ClientMessage } from "#shared/protocol/client-messages.ts";
import type { CloseReason } from "#shared/protocol/close-codes.ts";
import type { ServerMessage } from "#shared/protocol/server-messages.ts";
import type { Mode } from "#shared/protocol/values.ts";
import type { SessionRisk } from "../../conversation/session-risk.ts";
import type { SessionWrite, WriteStatus } from "../../store/session-writes.ts";

/** What a person does with a client. `pick` chooses among texts, ms are spans. */
export type Deed = { readonly kind: "start" | "startAgain"; readonly mode: Mode } | DeedInSession;

export type DeedInSession =
  | { readonly kind: "end" | "dismissHelp" | "askAgain" | "confirm" }
  | { readonly kind: "switchMode"; readonly times: number }
  | { readonly kind: "type"; readonly pick: number }
  | { readonly kind: "say"; readonly ms: number; readonly pick: number; readonly cancelled: boolean };

/** What happens: by a person, by the network, by the database, by an operator, or by a client that is confused. */
export type Happening =
  | { readonly kind: "deed"; readonly device: number; readonly deed: Deed }
  /** The line is dead; the relay notices later, unless the client is back before. */
  | {
      readonly kind: "drop";
      readonly device: number;
      readonly ms: number;
      readonly noticedMs: number;
      readonly elsewhere: boolean;
    }
  /** A tab goes on with the session that another tab of the same person is in. */
  | { readonly kind: "copy"; readonly device: number }
  | { readonly kind: "stray"; readonly device: number; readonly message: ClientMessage }
  | { readonly kind: "databaseAway" | "meterAway"; readonly ms: number }
  | { readonly kind: "kill" | "drain"; readonly relay: number };

/** How it goes out: everybody rests and then tries to begin anew, rests and leaves, or leaves at once. */
export type Finale = "probe" | "leave" | "abrupt";

/** One order of events, as far as it is chosen; all else follows from the seed. */
export type Order = {
  readonly seed: number;
  readonly relays: number;
  /** Talking seconds of each person; -1 is unlimited. */
  readonly persons: readonly number[];
  readonly capSeconds: number;
  /** Whose each client is. */
  readonly devices: readonly number[];
  readonly latencyMs: number;
  /** The longest that the database takes. */
  readonly databaseMs: number;
  readonly faulty: boolean;
  /** What should never throw does, for the first person. */
  readonly exceptional: boolean;
  readonly happenings: readonly { readonly afterMs: number; readonly what: Happening }[];
  readonly finale: Finale;
};

export type Stage = "quiet" | "probing" | "leaving" | "over";

/** Everything that can be seen from outside, in order. `link` counts connections, `relay` names a process. */
export type NoteBody =
  | { readonly kind: "opened"; readonly link: number; readonly device: number; readonly relay: string }
  /** It left the relay, or reached the client. */
  | { readonly kind: "sent" | "got"; readonly link: number; readonly message: ServerMessage }
  | { readonly kind: "frame"; readonly link: number; readonly generation: number }
  /** It reached the relay. */
  | { readonly kind: "said"; readonly link: number; readonly message: ClientMessage }
  | { readonly kind: "closed"; readonly link: number; readonly reason: CloseReason }
  /** The network lost it; the relay noticed. */
  | { readonly kind: "lost" | "noticed"; readonly link: number }
  | {
      readonly kind: "created" | "restored";
      readonly session: string;
      readonly relay: string;
      readonly person: number;
    }
  /** The relay asked for it, or the database did it. */
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
  | { readonly kind: "risk"; readonly relay: string; readonly session: string; readonly risk: SessionRisk }
  | { readonly kind: "reserved"; readonly session: string; readonly charged: number }
  | {
      readonly kind: "callOpened" | "callClosed" | "callSuspended";
      readonly session: string;
      readonly epoch: number;
    }
  | { readonly kind: "killed" | "draining" | "drained"; readonly relay: string }
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

/** How a client stands when everything rests. */
export type DeviceView = {
  readonly device: number;
  readonly stage: string;
  readonly session: string | null;
  readonly mode: Mode;
  readonly utterances: readonly SpokenUtterance[];
  readonly typed: readonly TypedMessage[];
};

export type StoredMessage = {
  readonly id: string;
  readonly position: number;
  readonly role: "user" | "assistant";
  readonly text: string;
  readonly clientId: string | null;
  readonly utterance: number | null;
};

export type StoredSession = {
  readonly id: string;
  readonly person: number;
  readonly messages: readonly StoredMessage[];
  readonly mode: Mode;
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

/** What became of an order. */
export type Story = {
  readonly order: Order;
  readonly notes: readonly Note[];
  readonly devices: readonly DeviceView[];
  readonly sessions: readonly StoredSession[];
  readonly calls: readonly StoredCall[];
  /** Sessions that a relay still holds when all is over, by relay. */
  readonly held: readonly { readonly relay: string; readonly size: number }[];
  /** The clients that said something that no client says. */
  readonly confused: ReadonlySet<number>;
};
