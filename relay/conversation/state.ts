import type { Message, Mode } from "#shared/protocol/values.ts";
import type { EndReason } from "#shared/protocol/server-messages.ts";
import type { OutgoingCheck, OutgoingFault } from "../safety/outgoing.ts";
import type { Heard } from "../safety/verdict.ts";
import type { Chunker } from "./text/chunker.ts";
import { newRiskLog, noSessionRisk, type RiskLog, type SessionRisk } from "./session-risk.ts";
import type { HeardPosition, SpokenSegment } from "./text/heard.ts";

/** What a conversation is opened with; it never changes. */
export type Settings = {
  /** BCP 47; the language that text is cut in. */
  readonly language: string;
  /** Whether to work ahead of the end of an utterance [T4]. */
  readonly speculation: boolean;
  /** Sentences that are said without a model, in the person's language. */
  readonly phrases: {
    readonly greeting: string;
    readonly emptyReply: string;
    readonly limitApology: string;
    readonly aiNotice: string;
    /** Said in place of a reply that the check of outgoing text stopped twice [T26]. */
    readonly safeReply: string;
  };
  /** Floor and screen, which hear every turn: pure, and quick enough to run within an event [T21]. */
  readonly hear: (input: { readonly text: string; readonly context: readonly Message[] }) => Heard;
  /** Reads each sentence of a reply before it is shown or spoken [T26]. */
  readonly check: OutgoingCheck;
};

/** A reply on its way from the model through speech to the person's ear. */
export type Reply = {
  /** The turn as the client knows it; grows when the rest of a reply is spoken anew [T16][T19]. */
  readonly generation: number;
  /** The generation whose model call writes the text. */
  readonly origin: number;
  /** Said without a model, such as the greeting. */
  readonly scripted: boolean;
  /** What the model was asked under; null while the reply waits for the reader [T22]. */
  readonly askedUnder: SessionRisk | null;
  /** This is the second try: why the check of outgoing text stopped the first [T26]. */
  readonly rewrite: OutgoingFault | null;
  /** Written, and not yet a whole sentence that the check has read [T26]. */
  readonly unchecked: string;
  readonly text: string;
  readonly textDone: boolean;
  readonly chunker: Chunker;
  readonly segments: readonly SpokenSegment[];
  /** Segments whose speech was asked for, and those whose speech arrived whole. Both count from the first. */
  readonly requested: number;
  readonly finished: number;
  /** Spoken in calls, only written in chat. */
  readonly spoken: boolean;
  /** Made ahead: nothing of it leaves the relay yet [T4]. */
  readonly held: boolean;
  /** Its first sound is on its way to the person. */
  readonly audible: boolean;
  readonly heard: HeardPosition;
  /** When playback without progress is given up, ms; null while nothing plays. */
  readonly playbackDeadline: number | null;
  /** Its message once it has been stored. */
  readonly message: Message | null;
};

/** Work on one utterance: its transcript, and the reply where that was begun. */
export type Attempt = {
  readonly generation: number;
  readonly utterance: number;
  readonly transcript: string | null;
  readonly reply: Reply | null;
};

export type Turn =
  | { readonly phase: "listening" }
  | {
      readonly phase: "userSpeaking";
      readonly utterance: number;
      /** ms. */
      readonly startedAt: number;
      readonly speculations: number;
      readonly attempt: Attempt | null;
    }
  | { readonly phase: "transcribing"; readonly attempt: Attempt; /** ms */ readonly deadline: number }
  | { readonly phase: "replying"; readonly reply: Reply }
  | { readonly phase: "chatting" }
  | { readonly phase: "ended"; readonly reason: EndReason; readonly farewell: Reply | null };

export type Conversation = {
  readonly settings: Settings;
  readonly mode: Mode;
  readonly connected: boolean;
  /** The last generation and the last message position given out. */
  readonly generation: number;
  readonly position: number;
  /** The last messages, oldest first: what the model sees [T9]. */
  readonly history: readonly Message[];
  /** Utterances that were overtaken by further speech while still being transcribed [T3]. */
  readonly overtaken: readonly Attempt[];
  /** Typed messages that came while the reply under way was being written [T17]. */
  readonly waiting: number;
  /** A reply cut off by what may turn out to have been a cough [T16]. */
  readonly suspended: Reply | null;
  /** What the turns so far say about danger, and what follows from it [T21]. */
  readonly riskLog: RiskLog;
  readonly risk: SessionRisk;
  /** The turn whose reading the next reply waits for [T22]. */
  readonly awaitedTurn: number | null;
  /** The talking time is up, and the person was in the middle of saying something [T23]. */
  readonly overdue: "limit" | "cap" | null;
  /** The AI notice is to be spoken at the next pause [T24]. */
  readonly noticeDue: boolean;
  readonly turn: Turn;
};

/** How many messages the model sees, and so how many are kept (spec 2, section 9). */
export const historyLength = 6;

/** A conversation before its first event. A restored one goes on after `position` with its last messages. */
export function createConversation(
  settings: Settings,
  mode: Mode,
  restored: { position: number; history: readonly Message[]; risk?: SessionRisk } = {
    position: 0,
    history: [],
  },
): Conversation {
  const risk = restored.risk ?? noSessionRisk;
  return {
    settings,
    mode,
    connected: true,
    generation: 0,
    position: restored.position,
    history: restored.history.slice(-historyLength),
    overtaken: [],
    waiting: 0,
    suspended: null,
    riskLog: newRiskLog(risk),
    risk,
    awaitedTurn: null,
    overdue: null,
    noticeDue: false,
    turn: mode === "call" ? { phase: "listening" } : { phase: "chatting" },
  };
}

function generationsIn(attempt: Attempt | null): number[] {
  return attempt === null ? [] : [attempt.generation];
}

/** The lowest generation whose work may still matter; everything of lower ones can be forgotten. */
export function oldestGeneration({ generation, turn, overtaken, suspended }: Conversation): number {
  const replies = [
    suspended,
    turn.phase === "replying" ? turn.reply : null,
    turn.phase === "ended" ? turn.farewell : null,
  ].flatMap((reply) => (reply === null ? [] : [reply.origin, reply.generation]));
  const attempt = turn.phase === "userSpeaking" || turn.phase === "transcribing" ? turn.attempt : null;
  const attempts = overtaken.map((it) => it.generation);
  return Math.min(generation, ...replies, ...attempts, ...generationsIn(attempt));
}
