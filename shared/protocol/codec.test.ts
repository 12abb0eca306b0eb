import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeClientMessage, decodeServerMessage, encodeMessage } from "./codec.ts";
import type { ClientMessage } from "./client-messages.ts";
import type { ServerMessage } from "./server-messages.ts";

const sessionId = "7d6f7f3e-52c1-4b55-9d1e-8a4c1f5f9a10";

const fromClient: ClientMessage[] = [
  { type: "hello", protocol: 1, language: "en", resume: { sessionId, lastPosition: 4 } },
  {
    type: "session.start",
    mode: "call",
    title: "Work",
    moodBefore: "stressed",
    continues: null,
    speculation: true,
  },
  { type: "utterance.end", utterance: 3 },
  { type: "chat.send", clientId: sessionId, text: "hello" },
  { type: "pace.set", pace: "unhurried" },
  { type: "interrupt", generation: 2, segment: 0, samples: 4800 },
];

const fromServer: ServerMessage[] = [
  { type: "phase", phase: "listening", generation: 0 },
  { type: "clear", generation: 9 },
  { type: "error", code: "replyFailed", retryable: true, clientId: null },
];

const say = (text: string) =>
  decodeClientMessage(JSON.stringify({ type: "chat.send", clientId: sessionId, text }));

describe("[P3] the codec", () => {
  test.each(fromClient)("decodes $type from a client", (message) => {
    expect(decodeClientMessage(encodeMessage(message))).toEqual({ status: "ok", message });
  });

  test.each(fromServer)("decodes $type from a relay", (message) => {
    expect(decodeServerMessage(encodeMessage(message))).toEqual({ status: "ok", message });
  });

  test("distinguishes an unknown type from a malformed message", () => {
    expect(decodeClientMessage('{"type":"telepathy"}')).toEqual({ status: "unknown" });
    expect(decodeClientMessage('{"type":"toString"}')).toEqual({ status: "unknown" });
    expect(decodeClientMessage('{"type":"utterance.end","utterance":0}')).toEqual({ status: "invalid" });
    expect(decodeClientMessage("{")).toEqual({ status: "invalid" });
  });

  test("rejects messages of the other direction", () => {
    expect(decodeClientMessage('{"type":"clear","generation":1}')).toEqual({ status: "unknown" });
  });

  test("refuses a blank typed message and one over the limit", () => {
    expect(say("  \n ")).toEqual({ status: "invalid" });
    expect(say("x".repeat(4_001))).toEqual({ status: "invalid" });
    expect(say(" hi ")).toMatchObject({ status: "ok", message: { text: "hi" } });
  });

  test("a mood that only a newer client knows counts as none", () => {
    const start = { ...fromClient[1], moodBefore: "hopeful" };
    expect(decodeClientMessage(JSON.stringify(start))).toMatchObject({ message: { moodBefore: null } });
  });

  test("a pace that only a newer client knows counts as normal", () => {
    expect(decodeClientMessage('{"type":"pace.set","pace":"glacial"}')).toEqual({
      status: "ok",
      message: { type: "pace.set", pace: "normal" },
    });
  });

  test("never throws, whatever arrives", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        expect(["ok", "unknown", "invalid"]).toContain(decodeClientMessage(text).status);
        expect(["ok", "unknown", "invalid"]).toContain(decodeServerMessage(text).status);
      }),
    );
  });
});
