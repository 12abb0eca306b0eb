/**
 * The benchmark's relay: the product's own sockets, sessions, meter and models, over an in-memory database.
 */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { limits } from "#shared/limits.ts";
import { after } from "#relay/runtime/timing.ts";
import { createAi } from "#relay/ai/create-ai.ts";
import { listen } from "#relay/http/server.ts";
import { loadHearing } from "#relay/load-hearing.ts";
import { callLine } from "#relay/metrics/call-log.ts";
import { createLog } from "#relay/log/log.ts";
import { Meter } from "#relay/meter/meter.ts";
import { runMeter } from "#relay/meter/run-meter.ts";
import { createMetrics } from "#relay/metrics/metrics.ts";
import { checkOutgoingFor } from "#relay/safety/check-outgoing.ts";
import type { Hearing } from "#relay/safety/hear.ts";
import { LiveConversations } from "#relay/live/live-conversations.ts";
import { SocketServer } from "#relay/socket/server.ts";
import { answerParent } from "./answer-parent.ts";
import { memoryMeterStore, memoryRecords } from "./memory-ports.ts";
import { processMemory, processUsage } from "./process-figures.ts";

const steady = () => performance.now();

const startSchema = z.object({ providersUrl: z.string(), path: z.enum(["http", "realtime"]) });
type Start = z.infer<typeof startSchema>;

function compose({ providersUrl, path }: Start, hearing: Hearing) {
  const isRealtime = path === "realtime";
  const endpoint = { baseUrl: providersUrl, apiKey: "none" };
  const ai = createAi(
    {
      transcription: {
        ...endpoint,
        model: "bench",
        vocabulary: "open",
        liveModel: isRealtime ? "bench" : null,
        keywords: [],
        prompt: null,
        fallback: null,
      },
      chat: { ...endpoint, dialect: "compatible", small: "bench", large: "bench", fallback: null },
      speech: {
        ...endpoint,
        protocol: path,
        model: "bench",
        voice: "bench",
        voices: {},
        format: "opus",
        fallback: null,
      },
    },
    { after, now: steady, random: Math.random },
  );
  const log = createLog({ level: "info", pretty: false, write: () => {} });
  const metrics = createMetrics();
  const meter = new Meter(memoryMeterStore, { now: steady, isSpent: () => false });
  const sessions = new LiveConversations({
    vocabulary: "open",
    aiFor: () => ai,
    meter,
    after,
    records: memoryRecords,
    now: steady,
    wallNow: Date.now,
    newId: randomUUID,
    hearing,
    soon: setImmediate,
    readTurnFor: () => () => Promise.resolve(null),
    mayWorkAhead: () => true,
    checkFor: checkOutgoingFor,
    measure: (metric, sessionId) => {
      metrics.session(metric);
      const line = callLine(metric);
      if (line !== null) log(line.event, { sessionId, ...line.fields });
    },
  });
  const sockets = new SocketServer({
    origins: new Set(),
    addressOf: () => "127.0.0.1",
    limit: () => 0,
    // The ticket is the person.
    redeem: (ticket) => Promise.resolve({ userId: ticket, authSessionId: ticket }),
    perAddress: 100_000,
    perPerson: 10,
    handlerFor: (connection, userId) => sessions.handlerFor(connection, userId),
    now: steady,
    typing: { take: () => 0 },
    watch: {
      opened: () => metrics.connect("opened"),
      refused: (status) => metrics.connect(String(status)),
      closed: metrics.close,
      oddity: metrics.oddity,
    },
  });
  return { sessions, sockets, meter };
}

type Composed = ReturnType<typeof compose>;
let composed: Composed | null = null;

async function start(input: unknown): Promise<{ port: number }> {
  composed = compose(startSchema.parse(input), await loadHearing());
  const { sessions, sockets, meter } = composed;
  const listened = await listen((_request, response) => void response.end(), { port: 0, host: "127.0.0.1" });
  if (!listened.ok) throw new Error(listened.problem);
  listened.server.onUpgrade(sockets.upgrade);
  setInterval(() => sessions.registry.tick(), 500);
  setInterval(() => sockets.heartbeat(), limits.heartbeatMs);
  runMeter(meter, { now: steady });
  return { port: listened.server.port };
}

const memory = async () => ({ ...(await processMemory()), sessions: composed?.sessions.registry.size ?? 0 });

answerParent({ start, memory, usage: processUsage });
