import { randomUUID } from "node:crypto";
import { limits, relayLimits } from "#shared/limits.ts";
import { runInBackground } from "./runtime/background.ts";
import { drain } from "./drain.ts";
import type { Env } from "./env/env.ts";
import { addressReader } from "./routes/client-address.ts";
import { createVerifyToken } from "./store/verify-token.ts";
import { limitByKey } from "./routes/rate-limit.ts";
import type { TicketDeps } from "./socket/ticket-route.ts";
import { callLine } from "./metrics/call-log.ts";
import type { Log } from "./log/log.ts";
import { SessionSummarizer } from "./companion/session-summary.ts";
import { Meter } from "./meter/meter.ts";
import type { PersonUse } from "./meter/person-use.ts";
import { runMeter } from "./meter/run-meter.ts";
import type { Metrics } from "./metrics/metrics.ts";
import { checkOutgoingFor } from "./safety/check-outgoing.ts";
import { type Hearing, isOnFloor } from "./safety/hear.ts";
import { readerOver } from "./safety/reader.ts";
import type { SessionMetric, LifecycleMetric } from "./live/ports.ts";
import type { SessionRecord } from "./live/ports.ts";
import { LiveConversations } from "./live/live-conversations.ts";
import { SocketServer } from "./socket/server.ts";
import { checkSignInsEveryMs, SignInCheck } from "./socket/sign-in-check.ts";
import { TypingBudget } from "./socket/typing-budget.ts";
import { validAuthSessionsOver } from "./store/auth-sessions.ts";
import { finishedSessions } from "./store/finished-sessions.ts";
import { createMeterStore } from "./store/meter-store.ts";
import { after } from "./runtime/timing.ts";
import type { ServiceClient } from "./store/service-client.ts";
import { StoredSessionRecords } from "./store/session-records.ts";
import { issueTicket, redeemTicket } from "./store/socket-tickets.ts";

/** ms. */
const tickEveryMs = 500;
const sweepEveryMs = 30_000;

const steady = () => performance.now();

export type Realtime = {
  readonly upgrade: SocketServer["upgrade"];
  readonly tickets: TicketDeps;
  /** Starts the timers. */
  readonly start: () => void;
  /** Lets turns in progress finish, completes pending writes, and sends everyone to another relay. */
  readonly drain: () => Promise<void>;
  /** How long pending writes have made no progress, ms. */
  readonly writesStuckMs: () => number;
};

export type RealtimeDeps = {
  readonly env: Pick<Env, "publicUrl" | "allowedOrigins" | "connectionsPerAddress" | "trustProxy" | "ai">;
  readonly log: Log;
  readonly supabase: ServiceClient;
  /** Usage by person, and the models that count it. */
  readonly use: PersonUse;
  readonly metrics: Metrics;
  readonly hearing: Hearing;
};

/** What the database provides for conversations. */
function makeStores(
  { log, supabase: client, use, metrics }: RealtimeDeps,
  onFenced: (taking: Pick<SessionRecord, "id" | "owner">) => void,
) {
  const summarizer = new SessionSummarizer({
    aiFor: use.aiFor,
    checkFor: checkOutgoingFor,
    onFault: (fault) => metrics.session({ name: "outgoingFault", fault }),
    ...finishedSessions(client, randomUUID),
  });
  const common = { client, after, random: Math.random };
  const lossesPerMinute = relayLimits.writes.lossesLoggedPerMinute;
  const holdBack = limitByKey({ capacity: lossesPerMinute, perSecond: lossesPerMinute / 60 }, steady);
  const records = new StoredSessionRecords({
    ...common,
    aiFor: use.aiFor,
    onFenced,
    newId: randomUUID,
    now: Date.now,
    onEnded: () => summarizer.poke(),
    onLost: (sessionId, code) => {
      metrics.lostWrite(code);
      if (holdBack(sessionId) === 0) log("store.lost", { sessionId, code });
    },
  });
  return { summarizer, records, common };
}

function makeSockets(
  { env, log, supabase, use, metrics }: RealtimeDeps,
  sessions: LiveConversations,
  isSpent: (userId: string) => boolean,
): SocketServer {
  return new SocketServer({
    origins: new Set([env.publicUrl, ...env.allowedOrigins]),
    addressOf: addressReader(env.trustProxy),
    // As many at once as may be open, and all of them again within a minute.
    limit: limitByKey(
      { capacity: env.connectionsPerAddress, perSecond: env.connectionsPerAddress / 60 },
      steady,
    ),
    redeem: (ticket) => redeemTicket(supabase, ticket),
    perAddress: env.connectionsPerAddress,
    perPerson: relayLimits.sockets.perPerson,
    handlerFor: (connection, userId) => {
      use.watch(userId);
      return sessions.handlerFor(connection, userId);
    },
    now: steady,
    typing: new TypingBudget({
      now: steady,
      isSpent,
      tellsOfDanger: isOnFloor,
      count: (userId, typedCharacters) => use.count(userId, { typedCharacters }),
    }),
    watch: {
      opened: () => {
        metrics.connect("opened");
        log("socket.opened");
      },
      refused: (status) => {
        metrics.connect(String(status));
        log("socket.refused", { status });
      },
      closed: (closeCode) => {
        metrics.close(closeCode);
        log("socket.closed", { closeCode });
      },
      oddity: metrics.oddity,
    },
  });
}

/** Everything about conversations that touches the outside: sockets, sessions, meter, database, metrics. */
export function createRealtime(deps: RealtimeDeps): Realtime {
  const { log, supabase, use, metrics, hearing } = deps;
  const { summarizer, records, common } = makeStores(deps, (taking) => sessions.registry.fence(taking));
  metrics.watchConversations({
    sessions: () => sessions.registry.size,
    sockets: () => sockets.size,
    bufferedBytes: () => sockets.bufferedBytes,
    waitingWrites: () => records.waiting,
  });
  const meterStore = createMeterStore({ ...common, count: metrics.voiceSeconds });
  const isSpent = (userId: string) => use.isSpent(userId) && !sessions.registry.isInDanger(userId);
  const meter = new Meter(meterStore, { now: steady, isSpent });
  const measure = (metric: SessionMetric | LifecycleMetric, sessionId: string): void => {
    metrics.session(metric);
    const line = callLine(metric);
    if (line !== null) log(line.event, { sessionId, ...line.fields });
  };
  const workAhead = limitByKey(limits.workAhead, steady);
  const sessions = new LiveConversations({
    vocabulary: deps.env.ai.transcription.vocabulary,
    aiFor: use.aiFor,
    records,
    meter,
    measure,
    after,
    soon: setImmediate,
    now: steady,
    wallNow: Date.now,
    newId: randomUUID,
    hearing,
    readTurnFor: (userId) => readerOver(use.aiFor(userId), after),
    mayWorkAhead: (userId) => !isSpent(userId) && workAhead(userId) === 0,
    checkFor: checkOutgoingFor,
  });
  const sockets = makeSockets(deps, sessions, isSpent);
  const signInCheck = new SignInCheck({
    open: () => sockets.signIns,
    valid: validAuthSessionsOver(supabase),
    close: (authSessionId) => sockets.signedOut(authSessionId),
    count: metrics.signInCheck,
  });
  let stopTimers: (() => void) | null = null;

  return {
    upgrade: sockets.upgrade,
    tickets: {
      verify: createVerifyToken(supabase, log),
      issue: (holder) => issueTicket(supabase, holder, Date.now()),
      limit: limitByKey(relayLimits.requests.ticket, steady),
    },
    drain: () =>
      drain({
        now: steady,
        after,
        sockets,
        sessions: sessions.registry,
        stopClocks: () => stopTimers?.(),
        flushed: () => Promise.all([records.flushed(), meterStore.flushed(), use.flushed()]),
        stopSummaries: () => summarizer.stop(),
      }),
    writesStuckMs: () => records.waiting.stuckMs,
    start() {
      stopTimers = startTimers({ sessions, sockets, meter, summarizer, signInCheck });
    },
  };
}

function startTimers({
  sessions,
  sockets,
  meter,
  summarizer,
  signInCheck,
}: {
  sessions: LiveConversations;
  sockets: SocketServer;
  meter: Meter;
  summarizer: SessionSummarizer;
  signInCheck: SignInCheck;
}): () => void {
  const timers = [
    setInterval(() => sessions.registry.tick(), tickEveryMs),
    setInterval(() => sockets.heartbeat(), limits.heartbeatMs),
    setInterval(() => summarizer.poke(), sweepEveryMs),
    setInterval(() => runInBackground("socket.signInCheck", signInCheck.check()), checkSignInsEveryMs),
  ];
  const stopMeter = runMeter(meter, { now: steady });
  return () => {
    for (const timer of timers) clearInterval(timer);
    stopMeter();
  };
}
