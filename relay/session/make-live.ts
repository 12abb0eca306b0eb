import type { Ai } from "../ai/port.ts";
import { createConversation } from "../conversation/state.ts";
import { LiveSession, MessageLog } from "./live-session.ts";
import { phrasesFor } from "./phrases.ts";
import type { SessionDeps, SessionMetric, SessionNews } from "./ports.ts";
import type { RestoredSession, SessionRecords } from "./records.ts";
import { Session } from "./session.ts";

/** What a session on this relay is made with. */
export type LiveDeps = {
  readonly ai: Pick<Ai, "transcribe" | "write" | "speak">;
  readonly records: SessionRecords;
  readonly measure: (metric: SessionMetric | SessionNews, sessionId: string) => void;
  /** ms since the epoch. */
  readonly now: () => number;
  readonly newId: () => string;
};

type Endings = {
  readonly onEnd: (live: LiveSession, ...end: Parameters<SessionDeps["onEnd"]>) => void;
  readonly onDone: (live: LiveSession) => void;
};

/** A session of this relay, new or taken over from another one; it has no connection yet. */
export function makeLive(
  { ai, records, measure, now, newId }: LiveDeps,
  { record, messages, position, utterance, elapsedSeconds }: RestoredSession,
  speculation: boolean,
  { onEnd, onDone }: Endings,
): LiveSession {
  const log = new MessageLog(records.storeFor(record), messages, position);
  const settings = { language: record.language, speculation, phrases: phrasesFor(record.language) };
  const state = createConversation(settings, record.mode, { position: log.position, history: messages });
  const session = new Session(record.id, state, utterance, {
    ai,
    now,
    newId,
    store: log,
    briefing: record.briefing,
    measure: (metric) => measure(metric, record.id),
    onEnd: (reason, moodAfter) => onEnd(live, reason, moodAfter),
    onDone: () => onDone(live),
  });
  const live = new LiveSession(record, session, log, elapsedSeconds, now);
  return live;
}
