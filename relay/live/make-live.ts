import type { Ai } from "../ai/port.ts";
import type { SessionRisk } from "../conversation/session-risk.ts";
import type { Hearing } from "../safety/hear.ts";
import { createConversation, type Settings } from "../conversation/state.ts";
import { LiveSession, MessageLog } from "./live-session.ts";
import { phrasesFor } from "./phrases.ts";
import type { ReadTurn, SessionDeps, SessionMetric, SessionNews } from "./ports.ts";
import { HeardAhead } from "./heard-ahead.ts";
import type { RestoredSession, SafetyStart, SessionRecord, SessionRecords } from "./records.ts";
import { Session } from "./session.ts";

/** What a session on this relay is made with. */
export type LiveDeps = {
  /** The models, as this person has them. */
  readonly aiFor: (userId: string) => Pick<Ai, "transcribe" | "listen" | "write" | "speak">;
  readonly records: SessionRecords;
  readonly measure: (metric: SessionMetric | SessionNews, sessionId: string) => void;
  /** ms since the epoch. */
  readonly now: () => number;
  readonly newId: () => string;
  /** Floor and screen, which hear every turn, and the model that reads it. */
  readonly hearing: Hearing;
  readonly readTurnFor: (userId: string) => ReadTurn;
  /** Whether this person may cause one more piece of work ahead; asking uses it up. */
  readonly mayWorkAhead: (userId: string) => boolean;
  /** Reads each sentence of a reply before it goes out, by the person's country. */
  readonly checkFor: (country: string | null) => Settings["check"];
  /** Runs something later; the answer cancels it. */
  readonly after: SessionDeps["after"];
  readonly soon: SessionDeps["soon"];
};

/** How a live session begins. */
export type Beginning = {
  /** Whether to work ahead of the end of an utterance. */
  readonly speculation: boolean;
  /** The last generation that its connection has seen [P6]. */
  readonly generation: number;
  /** It had a connection before, on another relay. */
  readonly returning: boolean;
};

type Endings = {
  readonly onEnd: (live: LiveSession, ...end: Parameters<SessionDeps["onEnd"]>) => void;
  readonly onSeal: (live: LiveSession) => void;
  readonly onDone: (live: LiveSession) => void;
  readonly onBroken: (live: LiveSession) => void;
  readonly onRisk: (live: LiveSession, risk: SessionRisk) => void;
};

/** In a call the AI notice is spoken before the greeting. */
function phrasesAt({ record, noticeDue }: { record: SessionRecord; noticeDue: boolean }) {
  const phrases = phrasesFor(record.language);
  if (!noticeDue || record.mode !== "call") return phrases;
  return { ...phrases, greeting: `${phrases.aiNotice} ${phrases.greeting}` };
}

/** A session of this relay, new or taken over from another one; it has no connection yet. */
export function makeLive(
  {
    aiFor,
    records,
    measure,
    now,
    newId,
    hearing,
    readTurnFor,
    mayWorkAhead,
    checkFor,
    after,
    soon,
  }: LiveDeps,
  { record, messages, position, utterance, elapsedSeconds }: RestoredSession,
  { risk, noticeDue, usedSeconds, country }: SafetyStart,
  { speculation, generation, returning }: Beginning,
  { onEnd, onSeal, onDone, onBroken, onRisk }: Endings,
): LiveSession {
  const log = new MessageLog(records.storeFor(record), messages, position);
  const phrases = phrasesAt({ record, noticeDue });
  const heard = new HeardAhead(hearing);
  const settings = {
    language: record.language,
    speculation,
    phrases,
    hear: heard.hear,
    check: checkFor(country),
  };
  const state = createConversation(settings, record.mode, {
    position: log.position,
    history: messages,
    utterance,
    generation,
    risk,
  });
  const session = new Session(record.id, state, {
    ai: aiFor(record.userId),
    now,
    newId,
    store: log,
    hearAhead: (text, context) => heard.inSlices({ text, context }),
    voice: record.voice,
    briefing: record.briefing,
    readTurn: readTurnFor(record.userId),
    mayWorkAhead: () => mayWorkAhead(record.userId),
    after,
    soon,
    onRisk: (found) => onRisk(live, found),
    measure: (metric) => measure(metric, record.id),
    onEnd: (reason, moodAfter) => onEnd(live, reason, moodAfter),
    onSeal: () => onSeal(live),
    onDone: () => onDone(live),
    onBroken: () => onBroken(live),
  });
  const live = new LiveSession(record, session, log, { elapsedSeconds, usedSeconds, returning }, now);
  return live;
}
