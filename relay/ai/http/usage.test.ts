import { expect, test } from "vitest";
import { z } from "zod";
import { wavOf } from "../audio/wav.ts";
import type { SpeechProvider, TranscriptionProvider } from "../settings.ts";
import type { Used } from "../usage.ts";
import { DialectMemory } from "./chat-dialect.ts";
import { speakOver } from "./speech.ts";
import { taskOver } from "./task.ts";
import { forbidden, json, signal, trying, unsupported, wireWith } from "./test-wire.ts";
import { transcribeOver } from "./transcription.ts";
import { writeOver } from "./writing.ts";

const models = { small: "small", large: "large" };
const request = { instructions: "Listen to me.", maxTokens: 220, temperature: 0.5, size: "small" } as const;
const told = { prompt_tokens: 90, completion_tokens: 7, total_tokens: 97 };

const events = (...data: unknown[]) =>
  new Response([...data.map((it) => JSON.stringify(it)), "[DONE]"].map((it) => `data: ${it}\n\n`).join(""));
const words = { choices: [{ delta: { content: "Hello." } }], usage: null };

type Answer = () => Response;

async function write(answers: Answer[], times = 1, stop: AbortSignal = signal) {
  const wire = wireWith(...answers);
  const used: Used[] = [];
  const run = writeOver(wire.client, models, new DialectMemory("openai"), trying);
  for (let time = 0; time < times; time += 1)
    await run(
      { ...request, lines: [{ role: "user", text: "Hi." }] },
      { signal: stop, onText: () => {}, onUsage: (it) => used.push(it) },
    );
  return { used, asked: wire.asked };
}

const estimated = { model: "small", told: false, usage: { textTokensIn: 4, textTokensOut: 2 } };
const asTold = { model: "small", told: true, usage: { textTokensIn: 90, textTokensOut: 7 } };

test.each<[string, Answer, Used]>([
  ["in a last piece without words", () => events(words, { choices: [], usage: told }), asTold],
  [
    "with each piece, so far",
    () => events({ ...words, usage: { prompt_tokens: 90, completion_tokens: 1 } }, { usage: told }),
    asTold,
  ],
  ["not at all", () => events(words), estimated],
  ["as a lie", () => events(words, { choices: [], usage: { ...told, prompt_tokens: -90 } }), estimated],
])("a reply's usage comes %s", async (_, answer, usage) => {
  const { used, asked } = await write([answer]);
  expect(used).toEqual([usage]);
  expect(asked[0]?.json["stream_options"]).toEqual({ include_usage: true });
});

test.each([
  ["by its name", () => unsupported("stream_options")],
  ["by FastAPI", () => forbidden("stream_options")],
])("a server that refuses the question for usage %s is not asked it again", async (_, refusal) => {
  const { used, asked } = await write([refusal, () => events(words), () => events(words)], 2);
  expect(asked.map(({ json: body }) => "stream_options" in body)).toEqual([true, false, false]);
  expect(used).toEqual([estimated, estimated]);
});

const busy = () => json({ error: { message: "busy" } }, 500);

test("a try that is refused or fails used nothing, and one that is given up what was sent", async () => {
  expect((await write([busy, busy, () => events(words)])).used).toEqual([estimated]);
  expect((await write([() => json({}, 401)])).used).toEqual([]);
  const stop = new AbortController();
  const givenUp = () => {
    stop.abort();
    throw new DOMException("aborted", "AbortError");
  };
  const { used } = await write([givenUp], 1, stop.signal);
  expect(used).toEqual([{ ...estimated, usage: { textTokensIn: 4, textTokensOut: 0 } }]);
});

test.each<[string, unknown, Used]>([
  ["told", told, asTold],
  ["not told", undefined, { ...estimated, usage: { textTokensIn: 4, textTokensOut: 3 } }],
  [
    "a lie",
    { prompt_tokens: 1e12, completion_tokens: 1 },
    { ...estimated, usage: { textTokensIn: 4, textTokensOut: 3 } },
  ],
])("a task's usage, %s", async (_, usage, expected) => {
  const answer = () => json({ choices: [{ message: { content: '{"yes":true}' } }], usage });
  const wire = wireWith(answer);
  const used: Used[] = [];
  const task = taskOver(wire.client, models, new DialectMemory("compatible"), trying);
  const schema = z.object({ yes: z.boolean() });
  await task({ ...request, name: "n", schema, input: "Hi." }, { signal, onUsage: (it) => used.push(it) });
  expect(used).toEqual([expected]);
});

const hearing: TranscriptionProvider = {
  baseUrl: "https://ai.test/v1",
  apiKey: "key",
  model: "gpt-transcribe",
  liveModel: null,
  keywords: [],
  prompt: null,
  vocabulary: "open",
};

test.each<[string, Answer, boolean, Used["usage"]]>([
  [
    "in seconds",
    () => json({ text: "Hi.", usage: { type: "duration", seconds: 2 } }),
    true,
    { soundSecondsIn: 2 },
  ],
  [
    "in tokens",
    () => json({ text: "Hi.", usage: { type: "tokens", input_tokens: 10, output_tokens: 2 } }),
    true,
    { soundTokensIn: 10, textTokensIn: 0, textTokensOut: 2, soundSecondsIn: 0.5 },
  ],
  ["not at all", () => json({ text: "Hi." }), false, { soundSecondsIn: 0.5 }],
  ["in no JSON", () => new Response("Hi."), false, { soundSecondsIn: 0.5 }],
  [
    "as a lie",
    () => json({ text: "Hi.", usage: { type: "duration", seconds: -2 } }),
    false,
    { soundSecondsIn: 0.5 },
  ],
])("a transcription's usage comes %s", async (_, answer, isTold, usage) => {
  const wire = wireWith(answer);
  const used: Used[] = [];
  const transcribe = transcribeOver(wire.client, hearing, trying);
  await transcribe([new Uint8Array(16_000)], { language: "en", signal, onUsage: (it) => used.push(it) });
  expect(used).toEqual([{ model: "gpt-transcribe", told: isTold, usage }]);
});

test("speech over HTTP is measured by its characters and its seconds", async () => {
  const provider: SpeechProvider = {
    ...hearing,
    protocol: "http",
    model: "kokoro",
    voice: null,
    voices: {},
    format: "wav",
  };
  const wire = wireWith(() => new Response(wavOf(new Uint8Array(24_000), 24_000)));
  const used: Used[] = [];
  await speakOver(
    wire.client,
    provider,
    trying,
  )("Hello.", {
    delivery: { style: "warm", language: "en", pace: "normal" },
    exact: true,
    signal,
    onPackets: () => {},
    onUsage: (it) => used.push(it),
  });
  expect(used).toEqual([{ model: "kokoro", told: false, usage: { charactersIn: 6, soundSecondsOut: 0.5 } }]);
});
