import type { RiskFinding } from "#shared/safety/risk.ts";
import type { Ai } from "../ai/port.ts";
import { createConversation, type Settings } from "../conversation/state.ts";
import { LiveSession, MessageLog } from "./live-session.ts";
import { phrasesFor } from "./phrases.ts";
import type { Classify, SessionDeps, SessionMetric, SessionNews } from "./ports.ts";
import { rememberScreen } from "./remember-screen.ts";
import type { RestoredSession, SafetyStart, SessionRecord, SessionRecords } from "./records.ts";
import { Session } from "./session.ts";

/** What a session on this relay is made with. */
export type LiveDeps = {
  readonly ai: Pick<Ai, "transcribe" | "write" | "speak">;
  readonly records: SessionRecords;
  readonly measure: (metric: SessionMetric | SessionNews, sessionId: string) => void;
  /** ms since the epoch. */
  readonly now: () => number;
  readonly newId: () => string;
  /** The rules that read every turn, and the model that reads beside them [S1]. */
  readonly screen: Settings["screen"];
  readonly classify: Classify;
};

type Endings = {
  readonly onEnd: (live: LiveSession, ...end: Parameters<SessionDeps["onEnd"]>) => void;
  readonly onDone: (live: LiveSession) => void;
  readonly onRisk: (live: LiveSession, risk: RiskFinding) => void;
};

/** In a call the AI notice is spoken before the greeting [S7]. */
function phrasesAt({ record, noticeDue }: { record: SessionRecord; noticeDue: boolean }) {
  const phrases = phrasesFor(record.language);
  if (!noticeDue || record.mode !== "call") return phrases;
  return { ...phrases, greeting: `${phrases.aiNotice} ${phrases.greeting}` };
}

/** A session of this relay, new or taken over from another one; it has no connection yet. */
export function makeLive(
  { ai, records, measure, now, newId, screen, classify }: LiveDeps,
  { record, messages, position, utterance, elapsedSeconds }: RestoredSession,
  { risk, noticeDue, usedSeconds }: SafetyStart,
  speculation: boolean,
  { onEnd, onDone, onRisk }: Endings,
): LiveSession {
  const log = new MessageLog(records.storeFor(record), messages, position);
  const phrases = phrasesAt({ record, noticeDue });
  const settings = { language: record.language, speculation, phrases, screen: rememberScreen(screen) };
  const state = createConversation(settings, record.mode, {
    position: log.position,
    history: messages,
    risk,
  });
  const session = new Session(record.id, state, utterance, {
    ai,
    now,
    newId,
    store: log,
    briefing: record.briefing,
    classify,
    onRisk: (found) => onRisk(live, found),
    measure: (metric) => measure(metric, record.id),
    onEnd: (reason, moodAfter) => onEnd(live, reason, moodAfter),
    onDone: () => onDone(live),
  });
  const live = new LiveSession(record, session, log, { elapsedSeconds, usedSeconds }, now);
  return live;
}
