import { expect, test } from "vitest";
import { envOf, local } from "../testing/env.ts";
import { type ListModels, lookUpModels, modelsInUse, watchModels } from "./models-in-use.ts";

const { ai: settings } = envOf({
  ...local,
  OPENAI_API_KEY: "sk-a",
  CHAT_MODEL_SMALL: "gpt-4.1-mini",
  SPEECH_FALLBACK_BASE_URL: "http://kokoro:8880/v1",
  SPEECH_FALLBACK_MODEL: "kokoro",
});
const now = Date.parse("2026-12-01T12:00:00Z");

/** OpenAI says when its models will be retired; the other server only lists them. */
const list: ListModels = async ({ baseUrl }) =>
  baseUrl.includes("openai")
    ? new Map<string, string | null>([
        ["gpt-transcribe", null],
        ["gpt-live-transcribe", null],
        ["gpt-4.1-mini", "2027-01-14"],
        ["gpt-6-sol", "2027-06-01"],
        ["gpt-realtime-2.1-mini", "2026-11-30T00:00:00Z"],
      ])
    : null;
const { signal } = new AbortController();

test("models that will be retired within 60 days are reported with their variable, others aren't", async () => {
  expect(await lookUpModels(modelsInUse(settings), { list, now, signal })).toEqual([
    { variable: "CHAT_MODEL_SMALL", model: "gpt-4.1-mini", state: "ending", endsOn: "2027-01-14" },
    { variable: "SPEECH_MODEL", model: "gpt-realtime-2.1-mini", state: "ended", endsOn: "2026-11-30" },
  ]);
});

test("a model unknown to its provider is reported too, and each server is asked once", async () => {
  const asked: string[] = [];
  const news = await lookUpModels(modelsInUse(settings), {
    list: async ({ baseUrl }) => {
      asked.push(baseUrl);
      return baseUrl.includes("openai") ? new Map([["gpt-6-sol", null]]) : null;
    },
    now,
    signal,
  });
  expect(asked).toEqual(["https://api.openai.com/v1", "http://kokoro:8880/v1"]);
  expect(news.map(({ variable, state }) => [variable, state])).toEqual([
    ["TRANSCRIPTION_MODEL", "missing"],
    ["TRANSCRIPTION_LIVE_MODEL", "missing"],
    ["CHAT_MODEL_SMALL", "missing"],
    ["SPEECH_MODEL", "missing"],
  ]);
});

const settle = () =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

test("models are looked up at startup and once a day, logged and counted", async () => {
  const timers: { ms: number; run: () => void }[] = [];
  const lines: unknown[] = [];
  const counts = new Map<string, number>();
  const stop = watchModels({
    settings,
    log: (event, fields) => lines.push([event, fields]),
    count: (state, models) => counts.set(state, models),
    list,
    now: () => now,
    after: (ms, run) => {
      const timer = { ms, run };
      timers.push(timer);
      return () => timers.splice(timers.indexOf(timer), 1);
    },
  });
  await settle();
  expect(lines).toEqual([
    ["model.ending", { variable: "CHAT_MODEL_SMALL", endsOn: "2027-01-14" }],
    ["model.ended", { variable: "SPEECH_MODEL", endsOn: "2026-11-30" }],
  ]);
  expect(Object.fromEntries(counts)).toEqual({ ending: 1, ended: 1, missing: 0 });
  expect(timers.map(({ ms }) => ms)).toEqual([86_400_000]);
  timers.splice(0)[0]?.run();
  await settle();
  expect(lines).toHaveLength(4);
  stop();
  expect(timers).toEqual([]);
});
