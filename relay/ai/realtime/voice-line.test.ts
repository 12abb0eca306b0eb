import { expect, test } from "vitest";
import type { RealtimeClientEvent } from "openai/resources/realtime/realtime";
import type { ProviderSocketHandlers } from "./provider-socket.ts";
import type { RealtimeEvent } from "./events.ts";
import { VoiceLine } from "./voice-line.ts";

/** A connection whose server the test scripts, and two people who have texts read on it. */
function lineForTwo() {
  const sent: RealtimeClientEvent[] = [];
  const handlers: ProviderSocketHandlers[] = [];
  const world = { at: 0, ids: 0, closed: 0 };
  const line = new VoiceLine(
    { voice: "marin", speed: 1 },
    {
      endpoint: { baseUrl: "https://ai.test/v1", apiKey: "key" },
      model: "gpt-realtime-2.1-mini",
      open: (_endpoint, _target, its) => {
        handlers.push(its);
        return {
          send: (event) => sent.push(event),
          close: () => {
            world.closed += 1;
          },
        };
      },
      now: () => world.at,
      newId: () => {
        world.ids += 1;
        return `reading ${world.ids}`;
      },
      onIdle: () => {},
      onClosed: () => {},
    },
  );
  const told: string[] = [];
  const read = (who: string) =>
    line.read({
      text: `For ${who}.`,
      instructions: "Read.",
      maxTokens: 100,
      onSound: (pcm) => told.push(`${who} hears ${pcm.byteLength}`),
      onWords: (words) => told.push(`${who}: ${words}`),
      onUsed: () => {},
      onDone: (outcome) => told.push(`${who} ${outcome.ok ? "done" : outcome.failure}`),
    });
  const stops = { ann: read("ann"), ben: read("ben") };
  const comes = (...events: RealtimeEvent[]): void => {
    for (const event of events) handlers[0]?.onEvent(event);
  };
  handlers[0]?.onOpen();
  comes({ type: "session.updated" });
  return { line, sent, told, stops, comes, world };
}

const part = { output_index: 0, content_index: 0 };
const created = (id: string, reading: string | null): RealtimeEvent => ({
  type: "response.created",
  response: { id, metadata: reading === null ? null : { reading } },
});
const sound = (response_id: string): RealtimeEvent => ({
  type: "response.output_audio.delta",
  delta: "AAAA",
  response_id,
  ...part,
});
const words = (response_id: string, transcript: string): RealtimeEvent => ({
  type: "response.output_audio_transcript.done",
  transcript,
  response_id,
  ...part,
});
const done = (id: string, status = "completed"): RealtimeEvent => ({
  type: "response.done",
  response: { id, status },
});

test("each person's reading is requested separately, outside of any conversation", () => {
  const { sent } = lineForTwo();
  const asked = sent.filter((event) => event.type === "response.create");
  expect(asked.map(({ response }) => [response?.conversation, response?.input?.length])).toEqual([
    ["none", 1],
    ["none", 1],
  ]);
  expect(JSON.stringify(asked[0])).not.toContain("ben");
});

test("audio and transcripts reach whoever they were made for, in whatever order, and nobody else", () => {
  const { told, comes } = lineForTwo();
  comes(created("b", "reading 2"), created("a", "reading 1"));
  comes(
    sound("a"),
    sound("b"),
    words("b", "For ben."),
    sound("a"),
    words("a", "For ann."),
    done("b"),
    done("a"),
  );
  expect(told.filter((line) => line.startsWith("ann"))).toEqual([
    "ann hears 3",
    "ann hears 3",
    "ann: For ann.",
    "ann done",
  ]);
  expect(told.filter((line) => line.startsWith("ben"))).toEqual(["ben hears 3", "ben: For ben.", "ben done"]);
});

test("unmatched audio reaches nobody", () => {
  const { told, comes } = lineForTwo();
  comes(
    sound("a"),
    created("x", null),
    created("y", "reading 9"),
    sound("x"),
    words("y", "Whose?"),
    done("x"),
  );
  expect(told).toEqual([]);
  comes(created("a", "reading 1"), done("a"), sound("a"), words("a", "Too late."), done("a"));
  expect(told).toEqual(["ann done"]);
});

test("nobody hears anything after giving up, even of a response that starts later", () => {
  const { told, sent, stops, comes } = lineForTwo();
  comes(created("b", "reading 2"), sound("b"));
  stops.ann();
  stops.ben();
  comes(
    created("a", "reading 1"),
    sound("a"),
    sound("b"),
    words("b", "For ben."),
    done("a"),
    done("b", "cancelled"),
  );
  expect(told).toEqual(["ben hears 3"]);
  expect(sent.filter((event) => event.type === "response.cancel").map((event) => event.response_id)).toEqual([
    "b",
    "a",
  ]);
});

test("an unresponsive connection is given up with its first reading, and accepts no more", () => {
  const { line, stops, world } = lineForTwo();
  world.at = 1_000;
  stops.ann();
  expect(line.isOpen).toBe(true);
  world.at = 8_000;
  stops.ben();
  expect(line.isOpen).toBe(false);
});
