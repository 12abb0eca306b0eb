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

/** A watch whose servers answer with `answer()`, and whose timers the test fires. */
function watching(answer: ListModels) {
  const timers: { ms: number; run: () => void }[] = [];
  const lines: unknown[] = [];
  const counts = new Map<string, number>();
  const stop = watchModels({
    settings,
    log: (event, fields) => lines.push([event, fields]),
    count: (state, models) => counts.set(state, models),
    list: answer,
    now: () => now,
    after: (ms, run) => {
      const timer = { ms, run };
      timers.push(timer);
      return () => timers.splice(timers.indexOf(timer), 1);
    },
  });
  const next = async () => {
    timers.splice(0)[0]?.run();
    await settle();
  };
  return { timers, lines, counts, stop, next };
}

test("models are looked up at startup and once a day, logged and counted", async () => {
  const { timers, lines, counts, stop, next } = watching(list);
  await settle();
  expect(lines).toEqual([
    ["model.ending", { variable: "CHAT_MODEL_SMALL", endsOn: "2027-01-14" }],
    ["model.ended", { variable: "SPEECH_MODEL", endsOn: "2026-11-30" }],
  ]);
  expect(Object.fromEntries(counts)).toEqual({ ending: 1, ended: 1, missing: 0 });
  expect(timers.map(({ ms }) => ms)).toEqual([86_400_000]);
  await next();
  expect(lines).toHaveLength(4);
  stop();
  expect(timers).toEqual([]);
});

test("a server that doesn't answer takes nothing back, and is asked again soon, alone", async () => {
  let answers = false;
  const asked: string[] = [];
  const { timers, lines, counts, next } = watching(async (at, within) => {
    asked.push(at.baseUrl);
    return answers || !at.baseUrl.includes("openai") ? list(at, within) : "unanswered";
  });
  await settle();
  expect(timers.map(({ ms }) => ms)).toEqual([600_000]);
  answers = true;
  asked.length = 0;
  await next();
  expect(asked).toEqual(["https://api.openai.com/v1"]);
  expect(lines).toHaveLength(2);
  expect(timers.map(({ ms }) => ms)).toEqual([86_400_000]);
  answers = false;
  await next();
  expect(Object.fromEntries(counts)).toEqual({ ending: 1, ended: 1, missing: 0 });
  expect(lines).toHaveLength(2);
});
