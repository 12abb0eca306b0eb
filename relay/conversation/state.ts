import { defaultPace, type Pace } from "#shared/catalogues/voices.ts";
import type { Message, Mode } from "#shared/protocol/values.ts";
import type { EndReason } from "#shared/protocol/server-messages.ts";
import type { OutgoingCheck, OutgoingFault } from "../safety/outgoing.ts";
import type { Heard } from "../safety/verdict.ts";
import type { Chunker } from "./text/chunker.ts";
import { noOffers, type Offer, type Offers } from "./offering.ts";
import { newRiskLog, noConversationRisk, type RiskLog, type ConversationRisk } from "./conversation-risk.ts";
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
    /** Said once after a long silence [T30]. */
    readonly stillHere: string;
    /** Said in place of a reply that the check of outgoing text stopped twice [T26]. */
    readonly safeReply: string;
    /** Said in danger where the model won't answer [T11]. */
    readonly declinedReply: string;
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
  /** The risk under which the model was asked; null while the reply waits for the reader [T22]. */
  readonly askedUnder: ConversationRisk | null;
  /** This is the second try: why the check of outgoing text stopped the first [T26]. */
  readonly rewrite: OutgoingFault | null;
  /** The model was told what it may offer with the reply [T33]. */
  readonly mayOffer: boolean;
  /** The text is complete, and the model is heard on for an offer that may follow. */
  readonly mayStillOffer: boolean;
  readonly offer: Offer | null;
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

/**
 * A transcript and what floor and screen hear in it: heard once, when it comes, and carried along [T21]. `unsure`: it may
 * well be wrong [T32].
 */
export type Transcript = { readonly text: string; readonly heard: Heard; readonly unsure: boolean };

/** Work ahead of the end of an utterance [T4]: its transcript so far, and the reply where that was begun. */
export type Attempt = {
  readonly generation: number;
  /** When the voice paused, ms. */
  readonly pausedAt: number;
  readonly transcript: Transcript | null;
  readonly prepared: Prepared | null;
};

/** A reply that is held back until the utterance has ended [T4]. */
export type Prepared = {
  readonly reply: Reply;
  /** The last position that its model call knew: it answers nothing that was stored later. */
  readonly knows: number;
};

/** An utterance under way. */
export type Speaking = {
  readonly utterance: number;
  /** ms. */
  readonly startedAt: number;
  /** The last position that was given out before it. */
  readonly after: number;
  readonly speculations: number;
  readonly attempt: Attempt | null;
  readonly overheard: Heard | null;
  /** It began over a reply, and may turn out to be nothing that asks for an answer [T29]. */
  readonly overReply: boolean;
  /** The utterance that it continues, if it began right after that one's end [T28]. */
  readonly joins: number | null;
};

/** An utterance whose answer is being prepared before it has ended [T4]. */
export type Attempting = Speaking & { readonly attempt: Attempt };

/** An utterance that has ended, until it is settled [T3]. */
export type EndedUtterance = Pick<Speaking, "overReply" | "joins"> & {
  readonly utterance: number;
  /** Of its transcription; null while that waits for others. */
  readonly generation: number | null;
  /** The last position that was given out when it began: it can't have been about what was typed after that. */
  readonly after: number;
  /** When its transcript is given up, ms. */
  readonly deadline: number;
  readonly transcript: Transcript | "failed" | "late" | null;
  readonly prepared: Prepared | null;
  /** The finding on its beginning, which counts if the whole is never transcribed [T4]. */
  readonly overheard: Heard | null;
};

export type Turn =
  /** Neither side speaks and nothing is being answered: it is the person's turn. */
  | { readonly phase: "idle" }
  | ({ readonly phase: "userSpeaking" } & Speaking)
  | { readonly phase: "replying"; readonly reply: Reply }
  | {
      readonly phase: "ended";
      readonly reason: EndReason;
      readonly farewell: Reply | null;
      /** `open`: something that was said is not settled or read yet; `sealed`: the farewell is not over yet. */
      readonly record: "open" | "sealed" | "done";
      /** ms. */
      readonly endedAt: number;
    };

/** The talking time is up, and the person was in the middle of saying something [T23]. */
export type Overdue = {
  readonly reason: "limit" | "cap";
  /** When an utterance under way is ended, and when the session is; ms. */
  readonly speakUntil: number;
  readonly deadline: number;
};

/** Silence in a call [T30]. */
export type Silence = {
  /** ms. */
  readonly since: number | null;
  /** It has lasted for long; so until the next one begins. */
  readonly isLong: boolean;
  /** The companion has said that it is there, which it doesn't do again before the person has said something. */
  readonly broken: boolean;
};

const noSilence: Silence = { since: null, isLong: false, broken: false };

export type Conversation = {
  readonly settings: Settings;
  readonly mode: Mode;
  /** How the person wants to talk; it holds from the next sentence on. */
  readonly pace: Pace;
  /** A client is connected. */
  readonly isAttached: boolean;
  /** In a call, nobody can say whether talking time is left [T19]. */
  readonly isSilenced: boolean;
  /** The last generation and the last message position given out. */
  readonly generation: number;
  readonly position: number;
  /** The last messages, oldest first: what the model sees [T9]. */
  readonly history: readonly Message[];
  /** The last utterance that was ended or cancelled [P7]. */
  readonly utterance: number;
  /** Utterances that have ended and are not settled, in spoken order [T3]. */
  readonly unsettled: readonly EndedUtterance[];
  /** Speech over the reply under way, which continues until the speech proves to be more than a sound [T29]. */
  readonly talkover: Speaking | null;
  /** The last utterance that ended, and when, ms: speech that follows at once continues it [T28]. */
  readonly committed: { readonly utterance: number; readonly at: number } | null;
  /** The last message that was spoken, and the utterance it came from. */
  readonly spoken: { readonly utterance: number; readonly id: string } | null;
  readonly silence: Silence;
  /** Typed messages that came while the reply under way was being written [T17]. */
  readonly waiting: number;
  /** The person was told that the reply to their last words failed [T11]. */
  readonly replyFailed: boolean;
  /** The message that was answered anew last, and how often [T34]. */
  readonly regenerated: { readonly answers: string; readonly times: number } | null;
  /** A reply cut off by what may turn out to have been a cough [T16]. */
  readonly interrupted: Reply | null;
  /** What the turns so far say about danger, and what follows from it [T21]. */
  readonly riskLog: RiskLog;
  readonly risk: ConversationRisk;
  /** The turn whose reading the next reply waits for [T22]. */
  readonly awaitedTurn: number | null;
  readonly overdue: Overdue | null;
  readonly offers: Offers;
  /** The AI notice is to be spoken at the next pause [T24]. */
  readonly noticeDue: boolean;
  readonly turn: Turn;
};

/** How many messages the model sees, and so how many are kept. */
export const historyLength = 6;

/** The point from which a conversation continues. */
export type Restored = {
  readonly position: number;
  readonly history: readonly Message[];
  /** The last utterance that became a message. */
  readonly utterance?: number;
  readonly risk?: ConversationRisk;
  /** The last generation that the connection has seen [P6]. */
  readonly generation?: number;
  readonly pace?: Pace;
};

/** A conversation before its first event. A restored one continues after `position` with its last messages. */
export function createConversation(
  settings: Settings,
  mode: Mode,
  {
    position,
    history,
    utterance = 0,
    risk = noConversationRisk,
    generation = 0,
    pace = defaultPace,
  }: Restored = {
    position: 0,
    history: [],
  },
): Conversation {
  return {
    settings,
    mode,
    pace,
    isAttached: true,
    isSilenced: false,
    generation,
    position,
    history: history.slice(-historyLength),
    utterance,
    unsettled: [],
    talkover: null,
    committed: null,
    spoken: null,
    silence: noSilence,
    waiting: 0,
    replyFailed: false,
    regenerated: null,
    interrupted: null,
    riskLog: newRiskLog(risk),
    risk,
    awaitedTurn: null,
    overdue: null,
    // A conversation that began elsewhere may have had its offer already.
    offers: { ...noOffers, mayVolunteer: position === 0 },
    noticeDue: false,
    turn: { phase: "idle" },
  };
}

/** The lowest generation whose work may still matter; everything of lower ones can be forgotten. */
export function oldestGeneration({
  generation,
  turn,
  unsettled,
  interrupted,
  talkover,
}: Conversation): number {
  const replies = [
    interrupted,
    turn.phase === "replying" ? turn.reply : null,
    turn.phase === "ended" ? turn.farewell : null,
  ].flatMap((reply) => (reply === null ? [] : [reply.origin, reply.generation]));
  const attempt = (turn.phase === "userSpeaking" ? turn : talkover)?.attempt ?? null;
  const transcriptions = unsettled.flatMap((it) => (it.generation === null ? [] : [it.generation]));
  const attempts = attempt === null ? [] : [attempt.generation];
  return Math.min(generation, ...replies, ...attempts, ...transcriptions);
}

/** Whether speech would be heard and may be made now. */
export function mayBeSpoken({ isAttached, isSilenced }: Conversation): boolean {
  return isAttached && !isSilenced;
}

/** The utterance under way, over a reply or not. */
export function underWay({ turn, talkover }: Conversation): Speaking | null {
  return turn.phase === "userSpeaking" ? turn : talkover;
}
