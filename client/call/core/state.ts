import type { Pace } from "#shared/catalogues/voices.ts";
import type { DiscardReason, EndReason, ErrorCode, Notice } from "#shared/protocol/server-messages.ts";
import type { Mode, MoodBefore, Phase, Usage } from "#shared/protocol/values.ts";
import type { VoiceSensitivity } from "#shared/voice/voice-rules.ts";
import type { LineQuality } from "./line-quality.ts";
import type { OfferedCard } from "./offers.ts";
import type { OwnWords } from "./captions.ts";
import type { KeptSession } from "./conversation-return.ts";
import { noConversationRisk, type ConversationRisk } from "#client/lib/conversation-risk.ts";

/**
 * `closed`: none is wanted. `offline`: waiting for the browser's network. `reconnecting`: it was open, or was
 * tried before, and is being retried.
 */
export type ConnectionStatus = "closed" | "connecting" | "online" | "reconnecting" | "offline";

export type StartRequest = {
  readonly mode: Mode;
  /** Null: the relay gives the default title. */
  readonly title: string | null;
  readonly moodBefore: MoodBefore | null;
  /** Nothing of it may be stored [P17]. */
  readonly private?: true;
};

/** Details that a person may add during a session; null changes nothing. */
export type ConversationDetails = { readonly title: string | null; readonly moodBefore: MoodBefore | null };

export type LiveSession = {
  readonly id: string;
  readonly title: string;
  /** ISO 8601 */ readonly startedAt: string;
  readonly moodBefore?: MoodBefore;
  /** The earlier session whose context it has [P16]. */
  readonly continues?: { readonly id: string; readonly title: string };
  /** Nothing of it is stored [P17]. */
  readonly isPrivate?: true;
};

/** The relay's reasons, and those that only a client can know. */
export type SessionEndReason = EndReason | "signedOut";

export type Stage =
  | { readonly kind: "idle" }
  /**
   * From the tap until the relay has created the session: asking for the microphone, connecting, creating.
   */
  | {
      readonly kind: "starting";
      readonly request: StartRequest;
      /** Set when resuming a session that the previous page left running. */
      readonly returning?: KeptSession;
    }
  | {
      readonly kind: "active";
      readonly session: LiveSession;
      readonly mode: Mode;
      readonly phase: Phase;
      /** The mode being switched to; further switches are ignored in the meantime. */
      readonly switching: Mode | null;
      /** The person has ended it and the relay hasn't answered yet. */
      readonly ending: boolean;
    }
  | {
      readonly kind: "ended";
      readonly sessionId: string;
      readonly mode: Mode;
      readonly reason: SessionEndReason;
      readonly durationSeconds: number;
      readonly isPrivate?: true;
    };

export type LogMessage = {
  /** Stable for the entry's whole life: a list key. */
  readonly key: string;
  /** Null until the relay has stored it. */
  readonly id: string | null;
  readonly position: number | null;
  readonly role: "user" | "assistant";
  readonly text: string;
  /** ISO 8601. */
  readonly at: string;
  /** The reply was cut to what was heard. */
  readonly interrupted: boolean;
  readonly delivery: "sent" | "sending" | "failed";
  /** For typed messages: the key that `retry` takes. */
  readonly clientId: string | null;
  /** Until it is stored: the id of the message that it is a new wording of [P20]. */
  readonly replaces?: string | undefined;
};

/** A reply as it is heard. */
export type Caption = {
  readonly generation: number;
  /** The words heard so far. */
  readonly text: string;
  /** Its message in the log once it is stored; until all was heard the log shows `text` instead. */
  readonly messageId: string | null;
  readonly segments: readonly CaptionSegment[];
  /** All of its audio has arrived. */
  readonly complete: boolean;
};

export type CaptionSegment = {
  readonly segment: number;
  readonly text: string;
  /** 48 kHz samples received, and heard. */
  readonly arrived: number;
  readonly heard: number;
};

/** A written reply as it arrives (chat). Empty text: the companion is thinking. */
export type WrittenReply = { readonly generation: number | null; readonly text: string };

/**
 * `preparing`: the ambient level is being measured. `lost`: unplugged, or taken by the system. `unheard`: speech in this
 * language isn't understood. `insecure`: neither https nor localhost. `unsupported`: the browser has no AudioWorklet.
 */
export type MicrophoneStatus =
  | "off"
  | "asking"
  | "preparing"
  | "on"
  | "muted"
  | "unheard"
  | "denied"
  | "missing"
  | "lost"
  | "insecure"
  | "unsupported";

export type InputDevice = { readonly id: string; readonly label: string };

/** `blocked`: the browser plays nothing before the person taps; `recover` is such a tap. */
export type OutputStatus = "off" | "ready" | "blocked" | "failed";

/** Errors that the relay reports, and those that happened here. */
export type ConversationErrorCode =
  | ErrorCode
  | "microphoneFailed"
  | "playbackFailed"
  | "connectionFailed"
  | "tooManyConnections"
  | "signedOut"
  | "unconfirmed"
  | "outdated"
  | "privateUnavailable";

export type ConversationError = {
  readonly code: ConversationErrorCode;
  /** The typed message it is about. */
  readonly clientId: string | null;
  readonly retryable: boolean;
  /** How long until the message can be sent again, ms. */
  readonly retryAfterMs?: number | undefined;
};

/**
 * The talking time as last reported, and when (ms of the store's clock): it counts down while a call is
 * connected.
 */
export type UsageReading = { readonly usage: Usage; readonly at: number };

/** Seconds of the session so far: `elapsedMs` and, while connected, the time since `since`. */
export type SessionClock = { readonly elapsedMs: number; readonly since: number | null };

/** What the store needs to stay in sync with the relay; not for screens. */
export type Bookkeeping = {
  /** Every generation up to this one is stale [P6]. */
  readonly cleared: number;
  /** The highest position seen [P7]. */
  readonly lastPosition: number;
  /** The last utterance whose outcome is known [P7]. */
  readonly settled: number;
  /** A stored reply of which nothing was heard yet, so it isn't shown. */
  readonly unheardMessageId: string | null;
  /** The person folded the help card, and the relay hasn't confirmed it yet. */
  readonly dismissing: boolean;
  /** Titles and moods that the person added, in order, until the relay has confirmed them, one after another [P18]. */
  readonly describing: readonly ConversationDetails[];
  /** The message (its key) whose reply was regenerated last, and how often. */
  readonly regenerated: { readonly answers: string; readonly times: number } | null;
  /** The pace chosen on this screen: a relay that takes the session over may have read the one before. */
  readonly pace: Pace | null;
};

export type ConversationState = {
  readonly connection: ConnectionStatus;
  readonly line: LineQuality;
  /** When the connection was lost, ms of the store's clock; null while there is one. */
  readonly lostAt: number | null;
  readonly stage: Stage;
  /** A session that the previous page left running and that can be resumed. */
  readonly returnable: KeptSession | null;
  /** Oldest first; use `shownMessages` for the screen. */
  readonly messages: readonly LogMessage[];
  /** Messages and cards that the person cleared from the screen: their keys and ids. */
  readonly hidden: ReadonlySet<string>;
  /** What the companion put beside the conversation; use `shownOffers` for the screen. */
  readonly offers: readonly OfferedCard[];
  /** The part of a call's reply that is being heard; also the apology after the end. */
  readonly caption: Caption | null;
  /** The person's words, utterance by utterance, until each transcript arrives. */
  readonly ownWords: readonly OwnWords[];
  /** Set while a written reply is awaited or comes. */
  readonly writing: WrittenReply | null;
  /** The key of the message whose reply failed, until another reply starts. Outlives a dismissed error. */
  readonly failedReply: string | null;
  readonly usage: UsageReading | null;
  readonly clock: SessionClock;
  readonly microphone: MicrophoneStatus;
  readonly output: OutputStatus;
  readonly devices: readonly InputDevice[];
  /** Null: the system's choice. */
  readonly deviceId: string | null;
  /** Loudspeakers to choose from; null where the browser offers no choice. */
  readonly speakers: readonly InputDevice[] | null;
  /** Null: the system's choice. */
  readonly speakerId: string | null;
  readonly pushToTalk: { readonly on: boolean; readonly pressed: boolean };
  readonly sensitivity: VoiceSensitivity;
  readonly error: ConversationError | null;
  /** In order of arrival, each once. The help card isn't among them: it follows `risk`. */
  readonly notices: readonly Notice[];
  readonly risk: ConversationRisk;
  /** The last utterance was discarded, and the screen says that it wasn't caught. Cleared by the next one. */
  readonly discarded: {
    readonly utterance: number;
    readonly reason: Exclude<DiscardReason, "backchannel">;
    /** A possible transcript: the person is asked. */
    readonly guess?: string | undefined;
  } | null;
  readonly bookkeeping: Bookkeeping;
};

/** Changes ten or more times a second; kept apart so that a meter doesn't rerender the screen. */
export type Levels = {
  /** RMS of the microphone, 0…1; 0 while it is off or muted. */
  readonly microphone: number;
  /** It is above the speech threshold. */
  readonly speaking: boolean;
};

/** From the tap on Continue until the relay has given the session back. */
export function returningTo(kept: KeptSession): Stage {
  const request: StartRequest = { mode: kept.mode, title: null, moodBefore: null };
  return { kind: "starting", request, returning: kept };
}

/** Whether the current session, or the one that has just ended, leaves nothing behind. */
export function isPrivate({ stage }: Pick<ConversationState, "stage">): boolean {
  if (stage.kind === "active") return stage.session.isPrivate === true;
  return stage.kind === "ended" && stage.isPrivate === true;
}

export const initialConversation: ConversationState = {
  connection: "closed",
  line: "good",
  lostAt: null,
  stage: { kind: "idle" },
  returnable: null,
  messages: [],
  hidden: new Set(),
  offers: [],
  caption: null,
  ownWords: [],
  writing: null,
  failedReply: null,
  usage: null,
  clock: { elapsedMs: 0, since: null },
  microphone: "off",
  output: "off",
  devices: [],
  deviceId: null,
  speakers: null,
  speakerId: null,
  pushToTalk: { on: false, pressed: false },
  sensitivity: "normal",
  error: null,
  notices: [],
  risk: noConversationRisk,
  discarded: null,
  bookkeeping: {
    cleared: 0,
    lastPosition: 0,
    settled: 0,
    unheardMessageId: null,
    dismissing: false,
    describing: [],
    regenerated: null,
    pace: null,
  },
};
