import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { createAi, type RunningAi, unwatched } from "#relay/ai/create-ai.ts";
import type { Delivery } from "#relay/ai/port.ts";
import type { AiSettings } from "#relay/ai/settings.ts";
import type { Used } from "#relay/ai/usage.ts";
import { StageClock } from "#relay/testing/stage-doubles.ts";
import { type RealtimeServer, startRealtimeServer } from "../support/realtime-server.ts";

let server: RealtimeServer;
let ai: RunningAi;
/** What the watch was told, with its stage. */
let watched: [string, Used][];

beforeAll(async () => {
  server = await startRealtimeServer();
});
afterAll(() => server.stop());

function settings(): AiSettings {
  const endpoint = { baseUrl: server.url, apiKey: "sk-test" };
  return {
    transcription: {
      ...endpoint,
      model: "gpt-transcribe",
      vocabulary: "open",
      liveModel: "gpt-live-transcribe",
      keywords: [],
      prompt: null,
      fallback: null,
    },
    chat: { ...endpoint, dialect: "openai", small: "any", large: "any", fallback: null },
    speech: {
      ...endpoint,
      protocol: "realtime",
      model: "gpt-realtime-2.1-mini",
      voice: null,
      voices: {},
      format: "pcm",
      fallback: null,
    },
  };
}

beforeEach(() => {
  server.reset();
  watched = [];
  const { now, after } = new StageClock();
  const watch = { ...unwatched, used: (stage: string, it: Used) => watched.push([stage, it]) };
  ai = createAi(settings(), { now, after, random: () => 0.5 }, watch);
});
afterEach(() => ai.stop());

const { signal } = new AbortController();
const delivery: Delivery = { style: "warm", language: "en", pace: "normal" };

/** Has a text read; answers what it used, of which the watch was told the same. */
const read = async (text: string): Promise<Used[]> => {
  const used: Used[] = [];
  const onUsage = (it: Used) => void used.push(it);
  await ai.speak(text, { delivery, exact: false, signal, onPackets: () => {}, onUsage });
  expect(watched).toEqual(used.map((it) => ["speech", it]));
  return used;
};

/** Says a second, and asks for its words. */
const say = () => {
  const ear = ai.listen?.({ language: "en", onWords: () => {} });
  ear?.begin(1);
  for (let count = 0; count < 10; count += 1) ear?.hear(1, new Uint8Array(3_200));
  return ear?.transcript(1, signal);
};

describe("what a reading used", () => {
  const figures = { textTokensIn: 60, soundTokensIn: 0, textTokensOut: 20, soundTokensOut: 70 };
  test("is told by its response", async () => {
    const [used, ...others] = await read("Hello there.");
    expect(others).toEqual([]);
    expect(used).toMatchObject({ model: "gpt-realtime-2.1-mini", told: true, usage: figures });
    expect(used?.usage.soundSecondsOut).toBeCloseTo(0.4, 1);
  });

  test.each([
    ["missing", undefined],
    ["a lie", { input_tokens: -60, output_tokens: 1e15 }],
  ])("is estimated where that is %s", async (_, response) => {
    server.behavior.usage = { ...server.behavior.usage, response };
    const [used] = await read("Hello there.");
    expect(used).toMatchObject({ told: false, usage: { textTokensOut: 3, soundTokensOut: 8 } });
    expect(used?.usage.textTokensIn).toBeGreaterThan(100);
  });

  test("is told too where it was given up, and estimated where its connection was lost", async () => {
    server.behavior.read = () => ({ end: "never" });
    const stop = new AbortController();
    const onPackets = () => stop.abort();
    const spoken = await ai.speak("Endless.", { delivery, exact: false, signal: stop.signal, onPackets });
    expect(spoken.ok).toBe(false);
    await vi.waitFor(() => expect(watched).toMatchObject([["speech", { told: true, usage: figures }]]));
    watched = [];
    server.behavior.read = () => ({ ms: 2_000, end: "close" });
    expect((await read("Cut off.")).map(({ told }) => told)).toEqual([false]);
  });
});

describe("what a committed second of sound used", () => {
  const soundSecondsIn: number = expect.closeTo(1, 1);

  test.each<[string, unknown, Omit<Used, "model">]>([
    ["seconds", { type: "duration", seconds: 7 }, { told: true, usage: { soundSecondsIn: 7 } }],
    [
      "tokens",
      { type: "tokens", input_tokens: 10, output_tokens: 3, input_token_details: { audio_tokens: 10 } },
      { told: true, usage: { soundTokensIn: 10, textTokensIn: 0, textTokensOut: 3, soundSecondsIn } },
    ],
    ["nothing", null, { told: false, usage: { soundSecondsIn } }],
    ["a lie", { type: "duration", seconds: -3 }, { told: false, usage: { soundSecondsIn } }],
  ])("is told in %s", async (_, transcript, expected) => {
    server.behavior.usage = { ...server.behavior.usage, transcript };
    expect((await say())?.ok).toBe(true);
    expect(watched).toEqual([["transcription", { model: "gpt-live-transcribe", ...expected }]]);
  });

  test("counts as well where its words never came", async () => {
    server.behavior.held = true;
    const words = say();
    await vi.waitFor(() => expect(server.sessions[0]?.of("input_audio_buffer.commit")).toHaveLength(1));
    server.sessions[0]?.expire();
    expect((await words)?.ok).toBe(false);
    expect(watched).toMatchObject([["transcription", { told: false }]]);
  });
});
