import type { EndReason } from "#shared/protocol/server-messages.ts";
import type { Message, Mode, MoodAfter, MoodBefore, Usage } from "#shared/protocol/values.ts";
import type { VoiceStyle } from "#shared/catalogues/voices.ts";
import type { SessionRisk } from "../conversation/session-risk.ts";
import type { Briefing, SessionStore } from "./ports.ts";

export type SessionRequest = {
  readonly mode: Mode;
  readonly title: string | null;
  readonly moodBefore: MoodBefore | null;
  readonly continues: string | null;
  /** BCP 47, of the interface. */
  readonly language: string;
};

/** What a session is known by while it lives. */
export type SessionRecord = {
  readonly id: string;
  readonly userId: string;
  /** Names this taking of the session: a later one, on whichever relay, fences it. */
  readonly owner: string;
  readonly title: string;
  readonly mode: Mode;
  /** ISO 8601. */
  readonly startedAt: string;
  /** BCP 47. */
  readonly language: string;
  /** How the person wants the companion to sound. */
  readonly voice: VoiceStyle;
  /** What the companion goes by: instructions, running summary, memory, kept up to date by the record keeper. */
  readonly briefing: Briefing;
};

export type RestoredSession = {
  readonly record: SessionRecord;
  readonly messages: readonly Message[];
  /** The highest position that was ever given out: a message taken back leaves a gap [P7]. */
  readonly position: number;
  /** The last utterance that became a message. */
  readonly utterance: number;
  /** Seconds it has lasted so far. */
  readonly elapsedSeconds: number;
};

/** What is known of risk and of AI notices when a session begins, or goes on here. */
export type SafetyStart = {
  readonly risk: SessionRisk;
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

/** How far a session has come: what another relay needs to go on with it. */
export type SessionProgress = { readonly durationSeconds: number; readonly mode: Mode };

/** Sessions as the database keeps them. Nothing here throws. */
export type SessionRecords = {
  readonly usage: (userId: string) => Promise<Usage | null>;
  /** `sessionsPerDay`: the plan allows no more today. Null: the database did not answer. */
  readonly create: (
    userId: string,
    request: SessionRequest,
  ) => Promise<SessionRecord | "sessionsPerDay" | null>;
  /** Takes back a session that never began. */
  readonly discard: (record: SessionRecord) => void;
  /** `gone`: not theirs, ended, or too old to go on with. Null: the database did not answer. */
  readonly restore: (userId: string, sessionId: string) => Promise<RestoredSession | "gone" | null>;
  /** Whether no other relay has taken the session since. Null: the database did not answer. */
  readonly holds: (record: SessionRecord) => Promise<boolean | null>;
  /** Null: the database did not answer. */
  readonly openSafety: (record: SessionRecord, starting: boolean) => Promise<SafetyStart | null>;
  /** Keeps how the session's risk stands, and counts a referral for each new height; tried again until it is done. */
  readonly noteRisk: (record: SessionRecord, risk: SessionRisk) => void;
  /** The AI notice was given in the middle of a session. */
  readonly noteAiNotice: (record: SessionRecord) => void;
  /** Where the session's messages are written. */
  readonly storeFor: (record: SessionRecord) => SessionStore;
  /** Called now and then while a session lives, and whenever its mode changes. */
  readonly keep: (record: SessionRecord, progress: SessionProgress) => void;
  /** Stores the end, then writes title, summary, transcript and memories in its own time. */
  readonly end: (record: SessionRecord, end: SessionEnd) => void;
};
