import { closeCodes } from "#shared/protocol/close-codes.ts";
import { endReasonSchema } from "#shared/protocol/server-messages.ts";
import { noUse, type Use } from "#shared/limits.ts";
import { riskLevels } from "#shared/safety/risk.ts";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import { type BackgroundTask, backgroundTasks } from "../runtime/background.ts";
import { createBillingMetrics } from "../billing/billing-metrics.ts";
import { createMailMetrics } from "../mail/mail-metrics.ts";
import { createPushMetrics } from "../push/push-worker.ts";
import { createProviderMetrics } from "../ai/provider-metrics.ts";
import { outgoingFaults } from "../safety/outgoing.ts";
import type { ReplyRatings } from "../store/reply-ratings.ts";
import type { SessionMetric, LifecycleMetric } from "../live/ports.ts";
import { type LossReason, lossReasons } from "../store/write-queue.ts";

/** Seconds: from the target of 100 ms to longer than anyone waits. */
const buckets = [0.05, 0.1, 0.15, 0.2, 0.3, 0.4, 0.6, 0.8, 1, 1.5, 2, 3, 5, 8];

/**
 * Close codes with a series of their own: a client may send any other, and must not be able to create
 * thousands of series.
 */
const knownCodes = new Set<number>([
  ...Object.values(closeCodes).map(({ code }) => code),
  1001,
  1002,
  1003,
  1005,
  1006,
  1007,
  1008,
  1009,
  1011,
]);

/** Of talking time; `uncharged` is part of what was used. */
const secondsKinds = ["reserved", "used", "uncharged"] as const;
type SecondsKind = (typeof secondsKinds)[number];

const signInCheckOutcomes = ["answered", "unanswered"] as const;
type SignInCheckOutcome = (typeof signInCheckOutcomes)[number];

/** What is read from the conversations at scrape time. */
type LiveFigures = {
  readonly sessions: () => number;
  readonly sockets: () => number;
  readonly bufferedBytes: () => number;
  readonly waitingWrites: () => { readonly count: number; readonly oldestMs: number };
};

function makeMetrics(registers: Registry[]) {
  const histogram = (name: string, help: string) => new Histogram({ name, help, buckets, registers });
  const counter = (name: string, help: string, ...labelNames: string[]) =>
    new Counter({ name, help, labelNames, registers });
  return {
    connects: new Counter({
      name: "hearken_socket_connects_total",
      help: "Sockets requested, by outcome",
      labelNames: ["outcome"],
      registers,
    }),
    closes: new Counter({
      name: "hearken_socket_closes_total",
      help: "Sockets closed, by close code",
      labelNames: ["code"],
      registers,
    }),
    oddities: new Counter({
      name: "hearken_socket_oddities_total",
      help: "Discarded frames, by kind",
      labelNames: ["kind"],
      registers,
    }),
    signInChecks: new Counter({
      name: "hearken_sign_in_checks_total",
      help: "Checks with the database that the people on open sockets are still signed in, by outcome",
      labelNames: ["outcome"],
      registers,
    }),
    firstAudio: histogram(
      "hearken_end_of_speech_to_first_audio_seconds",
      "Time from the end of speech to the first sound of the reply",
    ),
    transcription: histogram("hearken_transcription_seconds", "Time a transcription took"),
    firstToken: histogram("hearken_first_token_seconds", "Time until the first text of a reply"),
    speechFirstByte: histogram(
      "hearken_speech_first_byte_seconds",
      "Time until the first sound of a segment",
    ),
    speculation: counter(
      "hearken_speculation_total",
      "Replies started before speech ended, by outcome",
      "outcome",
    ),
    bargeIns: counter("hearken_barge_ins_total", "Replies interrupted by the person, by kind", "kind"),
    turnTaking: counter(
      "hearken_turn_taking_total",
      "Turns that went on right after their end, and silences that the companion broke",
      "kind",
    ),
    offers: counter(
      "hearken_offers_total",
      "What the companion put beside conversations: asked for, unasked, and dropped because it was too much",
      "kind",
    ),
    seconds: new Counter({
      name: "hearken_voice_seconds_total",
      help: "Talking time: reserved, used, and used but not charged because danger was confirmed",
      labelNames: ["kind"],
      registers,
    }),
    started: counter("hearken_sessions_started_total", "Sessions started, by mode", "mode"),
    resumed: counter(
      "hearken_sessions_resumed_total",
      "Sessions resumed after a lost connection, from this relay or another",
      "from",
    ),
    ended: counter("hearken_sessions_ended_total", "Sessions ended, by reason", "reason"),
    risk: new Counter({
      name: "hearken_risk_raised_total",
      help: "Sessions whose risk rose, by new level and by whether more than the screen heard it",
      labelNames: ["level", "confirmed"],
      registers,
    }),
    read: new Counter({
      name: "hearken_turns_read_total",
      help: "Turns sent to the reader, by whether it answered",
      labelNames: ["outcome"],
      registers,
    }),
    outgoing: new Counter({
      name: "hearken_outgoing_faults_total",
      help: "Replies that the check of outgoing text changed or stopped, by what it found",
      labelNames: ["fault"],
      registers,
    }),
    lostWrites: new Counter({
      name: "hearken_lost_writes_total",
      help: "Abandoned writes, by reason: the database refused them, or there was no memory for them",
      labelNames: ["reason"],
      registers,
    }),
    use: new Counter({
      name: "hearken_use_total",
      help: "Usage: characters typed, model requests, characters sent to and received from models, seconds of audio heard and spoken",
      labelNames: ["kind"],
      registers,
    }),
    unchargedTalk: new Gauge({
      name: "hearken_accounts_with_uncharged_talk",
      help: "Accounts with an hour or more of uncharged talking within 24 hours because danger was confirmed; every relay reports the same number",
      registers,
    }),
    ratings: new Gauge({
      name: "hearken_reply_ratings",
      help: "Stored replies that people rated up or down; every relay reports the same numbers",
      labelNames: ["kind"],
      registers,
    }),
    backgroundFailures: new Counter({
      name: "hearken_background_failures_total",
      help: "Background tasks that failed unexpectedly, by task",
      labelNames: ["task"],
      registers,
    }),
  };
}

/**
 * Prometheus doesn't see a series' first value as an increase, so whatever is watched for increases starts at
 * zero.
 */
function startAtZero({
  ended,
  risk,
  read,
  outgoing,
  offers,
  seconds,
  lostWrites,
  signInChecks,
  backgroundFailures,
  use,
}: ReturnType<typeof makeMetrics>): void {
  for (const reason of endReasonSchema.options) ended.inc({ reason }, 0);
  for (const level of riskLevels.slice(1))
    for (const confirmed of ["yes", "no"]) risk.inc({ level, confirmed }, 0);
  for (const outcome of ["answered", "unread"]) read.inc({ outcome }, 0);
  for (const fault of outgoingFaults) outgoing.inc({ fault }, 0);
  for (const kind of ["asked", "volunteered", "dropped"]) offers.inc({ kind }, 0);
  for (const kind of secondsKinds) seconds.inc({ kind }, 0);
  for (const outcome of signInCheckOutcomes) signInChecks.inc({ outcome }, 0);
  for (const kind of Object.keys(noUse)) use.inc({ kind }, 0);
  for (const reason of lossReasons) lostWrites.inc({ reason }, 0);
  for (const task of backgroundTasks) backgroundFailures.inc({ task }, 0);
}

type Reading = () => number | Promise<number>;

function makeGauge(registers: Registry[], name: string, help: string, read: Reading): void {
  const gauge = new Gauge({
    name,
    help,
    registers,
    async collect() {
      gauge.set(await read());
    },
  });
}

type Name = (SessionMetric | LifecycleMetric)["name"];
type Of<N extends Name> = Extract<SessionMetric | LifecycleMetric, { name: N }>;

/** The relay's metrics. No label ever identifies a person or a session. */
export function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const metrics = makeMetrics([registry]);
  startAtZero(metrics);
  const providers = createProviderMetrics([registry]);
  const gauge = (name: string, help: string, read: Reading) => makeGauge([registry], name, help, read);
  const table: { readonly [N in Name]: (metric: Of<N>) => void } = {
    speculationUsed: () => metrics.speculation.inc({ outcome: "used" }),
    speculationWasted: () => metrics.speculation.inc({ outcome: "wasted" }),
    bargeIn: () => metrics.bargeIns.inc({ kind: "real" }),
    falseInterruption: () => metrics.bargeIns.inc({ kind: "false" }),
    backchannel: () => metrics.bargeIns.inc({ kind: "backchannel" }),
    turnTakenBack: () => metrics.turnTaking.inc({ kind: "takenBack" }),
    silenceBroken: () => metrics.turnTaking.inc({ kind: "silenceBroken" }),
    offerAsked: () => metrics.offers.inc({ kind: "asked" }),
    offerVolunteered: () => metrics.offers.inc({ kind: "volunteered" }),
    offerDropped: () => metrics.offers.inc({ kind: "dropped" }),
    transcription: ({ ms }) => metrics.transcription.observe(ms / 1_000),
    firstToken: ({ ms }) => metrics.firstToken.observe(ms / 1_000),
    speechFirstByte: ({ ms }) => metrics.speechFirstByte.observe(ms / 1_000),
    endOfSpeechToFirstAudio: ({ ms }) => metrics.firstAudio.observe(ms / 1_000),
    providerFailure: ({ stage, failure }) => providers.failed(stage, failure),
    sessionStarted: ({ mode }) => metrics.started.inc({ mode }),
    sessionResumed: ({ restored }) => metrics.resumed.inc({ from: restored ? "elsewhere" : "here" }),
    sessionEnded: ({ reason }) => metrics.ended.inc({ reason }),
    sessionDropped: () => {},
    modeSwitched: () => {},
    riskChanged: ({ level, confirmed }) => metrics.risk.inc({ level, confirmed: confirmed ? "yes" : "no" }),
    turnRead: ({ outcome }) => metrics.read.inc({ outcome }),
    outgoingFault: ({ fault }) => metrics.outgoing.inc({ fault }),
  };
  function measure<N extends Name>(metric: Of<N>, name: N): void {
    table[name](metric);
  }
  return {
    contentType: registry.contentType,
    read: () => registry.metrics(),
    /** Called once, as soon as there are conversations to measure. */
    watchConversations(figures: LiveFigures): void {
      gauge("hearken_active_calls", "Sessions on this relay", figures.sessions);
      gauge("hearken_sockets", "Open sockets", figures.sockets);
      gauge("hearken_buffered_bytes", "Bytes buffered for slow clients", figures.bufferedBytes);
      const { waitingWrites } = figures;
      gauge("hearken_waiting_writes", "Writes waiting for the database", () => waitingWrites().count);
      gauge(
        "hearken_oldest_waiting_write_seconds",
        "How long the oldest write has waited for the database",
        () => waitingWrites().oldestMs / 1_000,
      );
    },
    /** Called once. `ready` is what `/readyz` says; `databaseAnswers` is what its check found. */
    watchReadiness(ready: () => Promise<boolean>, databaseAnswers: () => Promise<boolean>): void {
      gauge("hearken_ready", "1 while this relay can serve people, else 0", async () =>
        Number(await ready()),
      );
      gauge("hearken_database_answers", "1 while the database answers, else 0", async () =>
        Number(await databaseAnswers()),
      );
    },
    session: (metric: SessionMetric | LifecycleMetric) => measure(metric, metric.name),
    connect: (outcome: string) => metrics.connects.inc({ outcome }),
    close: (code: number) => metrics.closes.inc({ code: knownCodes.has(code) ? code : "other" }),
    signInCheck: (outcome: SignInCheckOutcome) => metrics.signInChecks.inc({ outcome }),
    oddity: (kind: string) => metrics.oddities.inc({ kind }),
    voiceSeconds: (kind: SecondsKind, seconds: number) => metrics.seconds.inc({ kind }, seconds),
    ai: providers.watch,
    countModels: providers.countModels,
    mail: createMailMetrics([registry]),
    push: createPushMetrics([registry]),
    unchargedTalk: (accounts: number) => metrics.unchargedTalk.set(accounts),
    replyRatings: ({ up, down }: ReplyRatings): void => {
      metrics.ratings.set({ kind: "up" }, up);
      metrics.ratings.set({ kind: "down" }, down);
    },
    use(use: Partial<Use>): void {
      for (const [kind, amount] of Object.entries(use)) metrics.use.inc({ kind }, amount);
    },
    lostWrite: (reason: LossReason) => metrics.lostWrites.inc({ reason }),
    backgroundFailed: (task: BackgroundTask) => metrics.backgroundFailures.inc({ task }),
    billing: createBillingMetrics([registry]),
  };
}

export type Metrics = ReturnType<typeof createMetrics>;
