import type { SessionMetric, SessionNews } from "../session/ports.ts";
import type { LogFields } from "./fields.ts";
import type { LogEvent } from "./log.ts";

type News = SessionMetric | SessionNews;
type Of<N extends News["name"]> = Extract<News, { name: N }>;
type Line = { readonly event: LogEvent; readonly fields: LogFields };
type Table = { readonly [N in News["name"]]: (news: Of<N>) => Line };

type Timed = Extract<SessionMetric, { ms: number }>;
const timed = ({ name: stage, ms }: Timed): Line => ({
  event: "call.stage",
  fields: { stage, ms: Math.round(ms) },
});
type Counted = Of<"speculationUsed" | "speculationWasted" | "bargeIn" | "falseInterruption">;
const counted = ({ name: stage }: Counted): Line => ({ event: "call.stage", fields: { stage } });

const table: Table = {
  sessionStarted: ({ mode }) => ({ event: "call.started", fields: { mode } }),
  sessionResumed: ({ restored }) => ({ event: "call.resumed", fields: { restored } }),
  sessionDropped: () => ({ event: "call.dropped", fields: {} }),
  modeSwitched: ({ mode }) => ({ event: "call.switched", fields: { mode } }),
  sessionEnded: ({ reason, durationSeconds: seconds }) => ({
    event: "call.ended",
    fields: { reason, seconds },
  }),
  providerFailure: ({ stage, failure }) => ({ event: "call.failed", fields: { stage, failure } }),
  transcription: timed,
  firstToken: timed,
  speechFirstByte: timed,
  endOfSpeechToFirstAudio: timed,
  speculationUsed: counted,
  speculationWasted: counted,
  bargeIn: counted,
  falseInterruption: counted,
};

function pick<N extends News["name"]>(news: Of<N>, name: N): Line {
  return table[name](news);
}

/** The line that a session's news comes to: an operator can follow a call by its id, and read nothing of it. */
export function callLine(news: News): Line {
  return pick(news, news.name);
}
