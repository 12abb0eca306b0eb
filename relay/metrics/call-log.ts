import type { SessionMetric, SessionNews } from "../live/ports.ts";
import type { LogFields } from "../log/fields.ts";
import type { Effect } from "../conversation/effects.ts";
import type { LogEvent } from "../log/log.ts";

/** Counted, and never tied to a call: the log says nothing of how somebody fares. */
const untold = ["riskChanged", "turnRead", "outgoingFault"] as const;

type News = SessionMetric | SessionNews;
type Untold = Extract<News, { name: (typeof untold)[number] }>;
type LoggedNews = Exclude<News, Untold>;
type Of<N extends LoggedNews["name"]> = Extract<LoggedNews, { name: N }>;
type Line = { readonly event: LogEvent; readonly fields: LogFields };
type Table = { readonly [N in LoggedNews["name"]]: (news: Of<N>) => Line };

type Timed = Extract<SessionMetric, { ms: number }>;
const timed = ({ name: stage, ms }: Timed): Line => ({
  event: "call.stage",
  fields: { stage, ms: Math.round(ms) },
});
type Counted = Of<Extract<Effect, { type: "count" }>["metric"]>;
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
  backchannel: counted,
  turnTakenBack: counted,
  silenceBroken: counted,
  offerAsked: counted,
  offerVolunteered: counted,
  offerDropped: counted,
};

function pick<N extends LoggedNews["name"]>(news: Of<N>, name: N): Line {
  return table[name](news);
}

const isUntold = (news: News): news is Untold => untold.some((name) => name === news.name);

/** The line that a session's news comes to, if any: an operator can follow a call by its id, and read nothing of it. */
export function callLine(news: News): Line | null {
  return isUntold(news) ? null : pick(news, news.name);
}
