import type { SessionMetric, LifecycleMetric } from "../live/ports.ts";
import type { LogFields } from "../log/fields.ts";
import type { Effect } from "../conversation/effects.ts";
import type { LogEvent } from "../log/log.ts";

/** Counted, and never tied to a call: the log says nothing of how somebody fares. */
const untold = ["riskChanged", "turnRead", "outgoingFault"] as const;

type CallMetric = SessionMetric | LifecycleMetric;
type Untold = Extract<CallMetric, { name: (typeof untold)[number] }>;
type LoggedMetric = Exclude<CallMetric, Untold>;
type Of<N extends LoggedMetric["name"]> = Extract<LoggedMetric, { name: N }>;
type Line = { readonly event: LogEvent; readonly fields: LogFields };
type Table = { readonly [N in LoggedMetric["name"]]: (metric: Of<N>) => Line };

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

function pick<N extends LoggedMetric["name"]>(metric: Of<N>, name: N): Line {
  return table[name](metric);
}

const isUntold = (metric: CallMetric): metric is Untold => untold.some((name) => name === metric.name);

/** The log line for a session's metric, if any: operators can follow a call by its id, but read nothing of it. */
export function callLine(metric: CallMetric): Line | null {
  return isUntold(metric) ? null : pick(metric, metric.name);
}
