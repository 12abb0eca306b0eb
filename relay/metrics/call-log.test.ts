import { expect, test } from "vitest";
import type { SessionMetric, LifecycleMetric } from "../live/ports.ts";
import { callLine } from "./call-log.ts";
import { createLog } from "../log/log.ts";

const news: (SessionMetric | LifecycleMetric)[] = [
  { name: "sessionStarted", mode: "call" },
  { name: "sessionResumed", restored: true },
  { name: "sessionDropped" },
  { name: "modeSwitched", mode: "chat" },
  { name: "sessionEnded", reason: "takenOver", durationSeconds: 61 },
  { name: "providerFailure", stage: "speech", failure: "rateLimited" },
  { name: "endOfSpeechToFirstAudio", ms: 93.4 },
  { name: "bargeIn" },
  // How somebody fares is counted, and never told of a call.
  { name: "riskChanged", level: "active", confirmed: true },
  { name: "turnRead", outcome: "answered" },
  { name: "outgoingFault", fault: "means" },
];

test("a call can be followed by its id, stage for stage", () => {
  const lines: string[] = [];
  const log = createLog({ level: "info", pretty: false, write: (line) => lines.push(line) });
  const sessionId = "5b7e9a52-0f0e-4a7c-9a44-6a4b2f6f3c11";
  for (const it of news) {
    const line = callLine(it);
    if (line !== null) log(line.event, { sessionId, ...line.fields });
  }
  const read = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(read.map(({ time: _time, level: _level, ...rest }) => rest)).toEqual([
    { event: "call.started", sessionId, mode: "call" },
    { event: "call.resumed", sessionId, restored: true },
    { event: "call.dropped", sessionId },
    { event: "call.switched", sessionId, mode: "chat" },
    { event: "call.ended", sessionId, reason: "takenOver", seconds: 61 },
    { event: "call.failed", sessionId, stage: "speech", failure: "rateLimited" },
    { event: "call.stage", sessionId, stage: "endOfSpeechToFirstAudio", ms: 93 },
    { event: "call.stage", sessionId, stage: "bargeIn" },
  ]);
});
