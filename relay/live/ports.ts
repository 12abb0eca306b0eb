import type { Effect } from "../conversation/effects.ts";
import type { Pace, VoiceStyle } from "#shared/catalogues/voices.ts";
import type { EndReason } from "#shared/protocol/server-messages.ts";
import type { Line, Message, Mode, MoodAfter, MoodBefore, Usage } from "#shared/protocol/values.ts";
import type { RiskLevel } from "#shared/safety/risk.ts";
import type { Ai, AiFailure } from "../ai/port.ts";
import type { Offering } from "../conversation/offering.ts";
import type { ConversationRisk } from "../conversation/conversation-risk.ts";
import type { OutgoingFault } from "../safety/outgoing.ts";
import type { ScreenInput } from "../safety/screen-input.ts";
import type { Reading } from "../safety/verdict.ts";

/** Stores a session's messages. Writes are queued, retried and in order; nothing waits for them. */
export type SessionStore = {
  readonly save: (message: Message, utterance: number | null) => void;
  /** @param utterance the last utterance that the message holds now, where that changed */
  readonly amend: (message: Message, utterance?: number) => void;
  readonly remove: (message: Message) => void;
  /**
   * Another relay has the session. It goes on with the replies that it found: this one, which doesn't know what the
   * person heard of them since, cuts and takes back none of those.
   */
  readonly fence: () => void;
};

/** Events in a session's life, for operators. */
export type LifecycleMetric =
  | { readonly name: "sessionStarted"; readonly mode: Mode }
  | { readonly name: "sessionResumed"; /** It came from another relay. */ readonly restored: boolean }
  | { readonly name: "sessionDropped" }
  | { readonly name: "modeSwitched"; readonly mode: Mode }
  /** A session reached this level, for the first time with this certainty. */
  | { readonly name: "riskChanged"; readonly level: RiskLevel; readonly confirmed: boolean }
  | { readonly name: "sessionEnded"; readonly reason: EndReason; readonly durationSeconds: number };

/** A reply as the conversation asks for it. */
export type ReplyRequest = {
  readonly lines: readonly Line[];
  readonly spoken: boolean;
  readonly pace: Pace;
  /** Talking time left in the person's window, s; null if it is unlimited, or no call has reported it. */
  readonly secondsLeft: number | null;
  /** The person was silent for long before they spoke. */
  readonly afterSilence: boolean;
  readonly risk: ConversationRisk;
  /** The check of outgoing text stopped the first try for this. */
  readonly rewrite: OutgoingFault | null;
  /** What may be offered with the reply. */
  readonly offering: Offering;
};

/** The instructions that precede a reply's messages, including the running summary and memories at that moment. */
export type Briefing = {
  readonly instructions: (request: ReplyRequest) => string;
};

/** A model's reading of a turn; null where there is none, or it failed. Never throws. */
export type ReadTurn = (input: ScreenInput) => Promise<Reading | null>;

export type SessionMetric =
  | { readonly name: Extract<Effect, { type: "count" }>["metric"] }
  | {
      readonly name: "transcription" | "firstToken" | "speechFirstByte" | "endOfSpeechToFirstAudio";
      /** ms */
      readonly ms: number;
    }
  | {
      readonly name: "providerFailure";
      readonly stage: "transcription" | "reply" | "speech";
      readonly failure: AiFailure;
    }
  /** The check of outgoing text took something out of a reply, or stopped it. */
  | { readonly name: "outgoingFault"; readonly fault: OutgoingFault }
  | { readonly name: "turnRead"; readonly outcome: "answered" | "unread" };

export type SessionDeps = {
  readonly ai: Pick<Ai, "transcribe" | "listen" | "write" | "speak">;
  readonly store: SessionStore;
  readonly voice: VoiceStyle;
  readonly briefing: Briefing;
  /**
   * Hears a long text slice by slice, so that the event which brings it finds it heard; each step is short, and others
   * get their turn between them. Null where it is short.
   */
  readonly hearAhead: (text: string, context: ScreenInput["context"]) => Generator<void, void> | null;
  readonly readTurn: ReadTurn;
  /** Whether the person may cause one more piece of work ahead of the end of an utterance; asking uses it up. */
  readonly mayWorkAhead: () => boolean;
  /** Runs something in the next turn of the event loop. */
  readonly soon: (run: () => void) => void;
  /** Runs something later; the answer cancels it. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** The risk of the session has changed. */
  readonly onRisk: (risk: ConversationRisk) => void;
  readonly measure: (metric: SessionMetric) => void;
  /** ms of a monotonic clock. */
  readonly now: () => number;
  /** ms since the epoch, for what is written down. */
  readonly wallNow: () => number;
  readonly newId: () => string;
  /** The session is over and its last words are said. */
  readonly onDone: () => void;
  /** All that was said before the end is stored: the record can be closed. */
  readonly onSeal: () => void;
  /** Not even the end could be carried out: whoever holds the session lets go of it. */
  readonly onBroken: () => void;
  readonly onEnd: (reason: EndReason, moodAfter: MoodAfter | null) => void;
};

export type SessionRequest = {
  readonly mode: Mode;
  readonly title: string | null;
  readonly moodBefore: MoodBefore | null;
  /** The session whose context carries over, which belongs to the same person [P16]. */
  readonly continues: string | null;
  /** Nothing of it may be stored [P17]. */
  readonly isPrivate: boolean;
  /** BCP 47, of the interface. */
  readonly language: string;
};

/** A session while it lives. */
export type SessionRecord = {
  readonly id: string;
  readonly userId: string;
  /** Names this taking of the session: a later one, on whichever relay, fences it. */
  readonly owner: string;
  readonly title: string;
  readonly mode: Mode;
  /** The session whose context this one has. */
  readonly continues: { readonly id: string; readonly title: string } | null;
  /** The conversation stays in this relay's memory: no word of it is written down [P17]. */
  readonly isPrivate: boolean;
  /** ISO 8601. */
  readonly startedAt: string;
  /** BCP 47. */
  readonly language: string;
  /** How the person wants the companion to sound. */
  readonly voice: VoiceStyle;
  /** The pace that the person had chosen when the session began or was taken over; they may change it since. */
  readonly pace: Pace;
  /** The companion's instructions, running summary and memories, kept up to date by the record keeper. */
  readonly briefing: Briefing;
};

export type RestoredSession = {
  readonly record: SessionRecord;
  readonly messages: readonly Message[];
  /** Ids of those that were changed since they were stored, and of messages that were taken back lately [P7]. */
  readonly amended: readonly string[];
  readonly removed: readonly string[];
  /** The highest position that was ever given out: a message taken back leaves a gap [P7]. */
  readonly position: number;
  /**
   * New messages come after this position. It leaves room for messages that the relay which had the session before is
   * still writing.
   */
  readonly numberedAfter: number;
  /** Comes with the rest, so that a danger is never forgotten between two answers. */
  readonly safety: SafetyStart;
  /** The last utterance that became a message. */
  readonly utterance: number;
  /** Seconds it has lasted so far. */
  readonly elapsedSeconds: number;
};

/** The known risk and AI notices when a session begins or continues here. */
export type SafetyStart = {
  readonly risk: ConversationRisk;
  /** ISO 3166-1 alpha-2: whose help lines a reply may name. */
  readonly country: string | null;
  /** The AI notice must be given now. */
  readonly noticeDue: boolean;
  /** Seconds of use since it was given last. */
  readonly usedSeconds: number;
};

export type SessionEnd = {
  readonly reason: EndReason;
  readonly moodAfter: MoodAfter | null;
  readonly durationSeconds: number;
};

/** A session's progress, which another relay needs to continue it. */
export type SessionProgress = { readonly durationSeconds: number; readonly mode: Mode };

/** Why no session begins: the plan's calls in 24 hours are used up, or more sessions than anybody starts in that time. */
export type StartRefusal = "callsUsedUp" | "startsUsedUp";

/** Sessions as the database keeps them. Nothing here throws. */
export type SessionRecords = {
  readonly usage: (userId: string) => Promise<Usage | null>;
  /** Null: the database did not answer. */
  readonly create: (userId: string, request: SessionRequest) => Promise<SessionRecord | StartRefusal | null>;
  /** Takes back a session that never began. */
  readonly discard: (record: SessionRecord) => void;
  /** `gone`: not theirs, ended, or too old to continue. Null: the database did not answer. */
  readonly restore: (userId: string, sessionId: string) => Promise<RestoredSession | "gone" | null>;
  /** Whether no other relay has taken the session since. Null: the database did not answer. */
  readonly holds: (record: SessionRecord) => Promise<boolean | null>;
  /** Null: the database did not answer. */
  readonly openSafety: (record: SessionRecord) => Promise<SafetyStart | null>;
  /** Stores the session's risk, and counts a referral for each new high; retried until it succeeds. */
  readonly noteRisk: (record: SessionRecord, risk: ConversationRisk) => void;
  /** The AI notice was given, at the beginning of a session or in its middle. */
  readonly noteAiNotice: (record: SessionRecord) => void;
  /** Where the session's messages are written. */
  readonly storeFor: (record: SessionRecord) => SessionStore;
  /** The person gave a title or said how they felt, during the session; null changes nothing. */
  readonly describe: (
    record: SessionRecord,
    about: { readonly title: string | null; readonly moodBefore: MoodBefore | null },
  ) => void;
  /** Called now and then while a session lives, and whenever its mode changes. */
  readonly keep: (record: SessionRecord, progress: SessionProgress) => void;
  /** Stores the end, then writes title, summary, transcript and memories in its own time. */
  readonly end: (record: SessionRecord, end: SessionEnd) => void;
};
