import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { createAi, type RunningAi, unwatched } from "#relay/ai/create-ai.ts";
import type { Ear } from "#relay/ai/port.ts";
import type { AiSettings } from "#relay/ai/settings.ts";
import { StageClock } from "#relay/testing/stage-doubles.ts";
import { type RealtimeServer, startRealtimeServer } from "../support/realtime-server.ts";

let server: RealtimeServer;
let clock: StageClock;
let ai: RunningAi;
let ear: Ear;
let fellBack: string[];
let captions: [number, string][];

beforeAll(async () => {
  server = await startRealtimeServer();
});
afterAll(() => server.stop());

function settingsFor(own: Partial<AiSettings["transcription"]> = {}): AiSettings {
  const endpoint = { baseUrl: server.url, apiKey: "sk-ear" };
  const transcription = {
    ...endpoint,
    model: "gpt-transcribe",
    liveModel: "gpt-live-transcribe",
    vocabulary: "open",
    keywords: [],
    prompt: null,
    fallback: null,
    ...own,
  } as const;
  const speech = {
    ...endpoint,
    protocol: "http",
    model: "any",
    voice: null,
    voices: {},
    format: "pcm",
  } as const;
  return {
    transcription,
    chat: { ...endpoint, dialect: "openai", small: "any", large: "any", fallback: null },
    speech: { ...speech, fallback: null },
  };
}

function listenWith(own: Partial<AiSettings["transcription"]> = {}, language = "en-GB"): Ear {
  ai = createAi(
    settingsFor(own),
    { now: clock.now, random: () => 0.5, after: clock.after },
    { ...unwatched, fellBack: (_stage, why) => fellBack.push(why) },
  );
  const opened = ai.listen?.({ language, onWords: (utterance, words) => captions.push([utterance, words]) });
  if (opened === undefined) throw new Error("It can't listen");
  return opened;
}

beforeEach(() => {
  server.reset();
  clock = new StageClock();
  fellBack = [];
  captions = [];
  ear = listenWith();
});
afterEach(() => {
  ear.close();
  ai.stop();
});

const { signal } = new AbortController();
/** 100 ms of 16 kHz audio. */
const frame = new Uint8Array(3_200);

function say(utterance: number, frames = 10): void {
  for (let count = 0; count < frames; count += 1) ear.hear(utterance, frame);
}

const heard = (text: string) => ({ ok: true, value: text });

test("audio is sent as it arrives, at 24 kHz, and the transcript is ready at the end", async () => {
  server.behavior.hear = (bytes) => `${Math.round(bytes / 48)} ms were heard.`;
  ear.begin(1);
  say(1);
  await vi.waitFor(() => expect(server.sessions[0]?.of("input_audio_buffer.append")).toHaveLength(10));
  expect(server.sessions[0]?.of("input_audio_buffer.commit")).toEqual([]);
  const outcome = await ear.transcript(1, signal);
  const ms = Number.parseInt(outcome.ok ? outcome.value : "", 10);
  expect(Math.abs(ms - 1_000)).toBeLessThan(10);
  expect(server.keys).toEqual(["Bearer sk-ear"]);
  expect(Object.fromEntries(server.sessions[0]?.target ?? [])).toEqual({ intent: "transcription" });
  expect(server.sessions[0]?.of("session.update").map(({ session }) => session)).toEqual([
    {
      type: "transcription",
      audio: {
        input: {
          format: { type: "audio/pcm", rate: 24_000 },
          transcription: { model: "gpt-live-transcribe", languages: ["en"] },
          turn_detection: null,
        },
      },
    },
  ]);
});

test("keywords and a prompt are sent along", async () => {
  ear.close();
  ear = listenWith({ keywords: ["EMDR"], prompt: "A talk." });
  ear.begin(1);
  say(1);
  await ear.transcript(1, signal);
  expect(server.sessions.at(-1)?.of("session.update")[0]?.session).toMatchObject({
    audio: { input: { transcription: { languages: ["en"], keywords: ["EMDR"], prompt: "A talk." } } },
  });
});

test("words that come before their sound is committed are told too, and go on in what is committed", async () => {
  server.behavior.overhear = (nth) => ({ 4: "I had ", 8: "a " })[nth] ?? null;
  server.behavior.hear = () => "I had a day.";
  ear.begin(2);
  say(2);
  await vi.waitFor(() =>
    expect(captions).toEqual([
      [2, "I had"],
      [2, "I had a"],
    ]),
  );
  expect(await ear.transcript(2, signal)).toEqual(heard("I had a day."));
  expect(captions.slice(2)).toEqual([
    [2, "I had a day."],
    [2, "I had a day."],
  ]);
});

test("the early words of an utterance that is forgotten are nobody's", async () => {
  server.behavior.overhear = (nth) => (nth === 4 ? "Never mind" : null);
  server.behavior.hear = () => "Hello.";
  ear.begin(1);
  say(1);
  await vi.waitFor(() => expect(captions).toEqual([[1, "Never mind"]]));
  ear.forget(1);
  ear.begin(2);
  say(2);
  expect(await ear.transcript(2, signal)).toEqual(heard("Hello."));
  expect(captions.slice(1).map(([, words]) => words)).toEqual(["Hello.", "Hello."]);
});

test("words are told while they come", async () => {
  server.behavior.hear = () => "I had a day.";
  ear.begin(4);
  say(4);
  expect(await ear.transcript(4, signal)).toEqual(heard("I had a day."));
  expect(captions.map(([, words]) => words)).toEqual([
    "I",
    "I had",
    "I had a",
    "I had a day.",
    "I had a day.",
  ]);
  expect(new Set(captions.map(([utterance]) => utterance))).toEqual(new Set([4]));
});

test("what was said before a pause isn't sent again, and the transcript is complete", async () => {
  ear.begin(1);
  say(1);
  expect(await ear.transcript(1, signal)).toEqual(heard("Heard 1."));
  say(1, 5);
  expect(await ear.transcript(1, signal)).toEqual(heard("Heard 1. Heard 2."));
  expect(await ear.transcript(1, signal)).toEqual(heard("Heard 1. Heard 2."));
  expect(server.sessions[0]?.of("input_audio_buffer.commit")).toHaveLength(2);
});

test("in a language without spaces transcripts are joined without", async () => {
  ear.close();
  ear = listenWith({}, "ja");
  server.behavior.hear = (_bytes, nth) => (nth === 1 ? "今日は" : "疲れました。");
  ear.begin(1);
  say(1);
  await ear.transcript(1, signal);
  say(1);
  expect(await ear.transcript(1, signal)).toEqual(heard("今日は疲れました。"));
});

test("transcripts that arrive out of order reach their utterances", async () => {
  server.behavior.held = true;
  ear.begin(1);
  say(1);
  ear.begin(2);
  say(2);
  const both = Promise.all([ear.transcript(1, signal), ear.transcript(2, signal)]);
  await vi.waitFor(() => expect(server.sessions[0]?.of("input_audio_buffer.commit")).toHaveLength(2));
  server.sessions[0]?.release();
  expect(await both).toEqual([heard("Heard 1."), heard("Heard 2.")]);
});

test("what is dropped or restarted is cleared and leaves nothing behind", async () => {
  server.behavior.hear = (bytes) => `${Math.round(bytes / 4_800)} frames`;
  ear.begin(1);
  say(1, 7);
  ear.forget(1);
  ear.begin(2);
  say(2, 3);
  ear.begin(2);
  say(2, 5);
  expect(await ear.transcript(2, signal)).toEqual(heard("5 frames"));
  expect(await ear.transcript(1, signal)).toMatchObject({ ok: false });
  ear.hear(1, frame);
  const types = server.sessions[0]?.received.map(({ type }) => type) ?? [];
  expect(types.filter((type) => type === "input_audio_buffer.clear")).toHaveLength(1);
});

test("audio shorter than the API accepts is padded with silence, and none has no transcript", async () => {
  ear.begin(1);
  ear.hear(1, frame.subarray(0, 640));
  expect(await ear.transcript(1, signal)).toEqual(heard("Heard 1."));
  ear.begin(2);
  expect(await ear.transcript(2, signal)).toEqual(heard(""));
});

test("a piece that can't be transcribed fails only its utterance", async () => {
  server.behavior.hear = (_bytes, nth) => (nth === 1 ? null : "Fine.");
  ear.begin(1);
  say(1);
  expect(await ear.transcript(1, signal)).toEqual({ ok: false, failure: "unavailable" });
  ear.begin(2);
  say(2);
  expect(await ear.transcript(2, signal)).toEqual(heard("Fine."));
  expect(fellBack).toEqual(["unavailable"]);
});

test("late transcripts are given up after two and a half seconds", async () => {
  server.behavior.held = true;
  ear.begin(1);
  say(1);
  const waiting = ear.transcript(1, signal);
  await vi.waitFor(() => expect(server.sessions[0]?.of("input_audio_buffer.commit")).toHaveLength(1));
  clock.advance(2_500);
  expect(await waiting).toEqual({ ok: false, failure: "timeout" });
  expect(fellBack).toEqual(["timeout"]);
});

test("giving up is confirmed, and nothing is counted", async () => {
  server.behavior.held = true;
  const stop = new AbortController();
  ear.begin(1);
  say(1);
  const waiting = ear.transcript(1, stop.signal);
  stop.abort();
  expect(await waiting).toEqual({ ok: false, failure: "aborted" });
  expect(fellBack).toEqual([]);
});

test("a broken connection costs the current utterance, and the next one gets another", async () => {
  server.behavior.held = true;
  ear.begin(1);
  say(1);
  const waiting = ear.transcript(1, signal);
  await vi.waitFor(() => expect(server.sessions[0]?.of("input_audio_buffer.commit")).toHaveLength(1));
  server.sessions[0]?.expire();
  expect(await waiting).toEqual({ ok: false, failure: "unavailable" });
  server.behavior.held = false;
  say(1);
  expect(await ear.transcript(1, signal)).toEqual({ ok: false, failure: "unavailable" });
  ear.begin(2);
  say(2);
  expect(await ear.transcript(2, signal)).toEqual(heard("Heard 1."));
  expect(server.sessions).toHaveLength(2);
});

test("one that keeps being refused is left alone for a while, for all conversations", async () => {
  server.behavior.refuse = () => ({ status: 401 });
  for (let utterance = 1; utterance <= 3; utterance += 1) {
    ear.begin(utterance);
    say(utterance);
    expect(await ear.transcript(utterance, signal)).toEqual({ ok: false, failure: "refused" });
  }
  ear.begin(4);
  expect(await ear.transcript(4, signal)).toEqual({ ok: false, failure: "unavailable" });
  expect(server.keys).toHaveLength(3);
  server.behavior.refuse = () => null;
  clock.advance(20_000);
  ear.begin(5);
  say(5);
  expect(await ear.transcript(5, signal)).toEqual(heard("Heard 1."));
});

test("it is renewed between utterances before the server's 60 minutes, and closed while nobody speaks", async () => {
  for (let utterance = 1; utterance <= 53; utterance += 1) {
    ear.begin(utterance);
    say(utterance, 1);
    expect((await ear.transcript(utterance, signal)).ok).toBe(true);
    clock.advance(60_000);
  }
  expect(server.sessions).toHaveLength(2);
  clock.advance(120_000);
  await vi.waitFor(() => expect(server.sessions[1]?.socket.readyState).toBe(3));
  ear.begin(60);
  say(60);
  expect(await ear.transcript(60, signal)).toEqual(heard("Heard 1."));
});

test("there is no live transcription without a model for it", () => {
  const deaf = createAi(settingsFor({ liveModel: null }), {
    now: clock.now,
    random: () => 0.5,
    after: clock.after,
  });
  expect(deaf.listen).toBeNull();
});
