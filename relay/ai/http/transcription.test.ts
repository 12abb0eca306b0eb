import { expect, test } from "vitest";
import { longestTranscript } from "../port.ts";
import type { TranscriptionProvider } from "../settings.ts";
import { forbidden, json, signal, trying, unsupported, valueOf, wireWith } from "./test-wire.ts";
import { transcribeOver } from "./transcription.ts";

const current: TranscriptionProvider = {
  baseUrl: "https://ai.test/v1",
  apiKey: "key",
  model: "gpt-transcribe",
  liveModel: null,
  keywords: ["Hearken", "EMDR"],
  prompt: "A talk about how somebody feels.",
  vocabulary: "open",
};
const sound = [new Uint8Array(3_200), new Uint8Array(1_600)];

async function hear(answers: (() => Response)[], provider: TranscriptionProvider = current, times = 1) {
  const wire = wireWith(...answers);
  const transcribe = transcribeOver(wire.client, provider, trying);
  const heard: unknown[] = [];
  for (let time = 0; time < times; time += 1)
    heard.push(valueOf(await transcribe(sound, { language: "pt-BR", signal })));
  return { heard, forms: wire.asked.map(({ form }) => form) };
}

const file = ["4844 bytes"];
const ola = () => json({ text: "Olá." });

test("the current model gets languages, keywords and a prompt, and never a single language", async () => {
  const { heard, forms } = await hear([() => json({ text: " Olá. \n" })]);
  expect(heard).toEqual(["Olá."]);
  expect(forms).toEqual([
    {
      model: ["gpt-transcribe"],
      response_format: ["json"],
      "languages[]": ["pt"],
      "keywords[]": ["Hearken", "EMDR"],
      prompt: ["A talk about how somebody feels."],
      file,
    },
  ]);
});

test("any other model gets one language, and no keywords", async () => {
  const { forms } = await hear([() => json({ text: "Olá." })], {
    ...current,
    model: "whisper-1",
    prompt: null,
  });
  expect(forms).toEqual([{ model: ["whisper-1"], response_format: ["json"], language: ["pt"], file }]);
});

const doubted = (probability: number) => () =>
  json({ text: "Olá.", logprobs: [{ token: "Olá.", logprob: Math.log(probability), bytes: null }] });

test.each([
  [0.79, true],
  [0.81, undefined],
])("where a limited vocabulary is %d sure of its words, they are unsure: %s", async (probability, unsure) => {
  const wire = wireWith(doubted(probability));
  const transcribe = transcribeOver(wire.client, { ...current, vocabulary: "limited" }, trying);
  const outcome = await transcribe(sound, { language: "pt-BR", signal });
  expect(outcome).toEqual({ ok: true, value: "Olá.", ...(unsure ? { unsure } : {}) });
  expect(wire.asked[0]?.form?.["include[]"]).toEqual(["logprobs"]);
});

test.each([
  ["JSON", () => json({ text: "Olá." })],
  ["plain text", () => new Response("Olá.\n", { headers: { "content-type": "text/plain" } })],
  [
    "JSON that says it is text",
    () => new Response('{"text":"Olá."}', { headers: { "content-type": "text/plain" } }),
  ],
])("an answer in %s is read", async (_, answer) => {
  expect((await hear([answer])).heard).toEqual(["Olá."]);
});

test("an answer of any other shape is garbage", async () => {
  expect((await hear([() => json({ words: [] })])).heard).toEqual(["garbage"]);
});

test.each([
  ["by its parameter", () => unsupported("keywords[1]")],
  ["in words", () => json({ error: { message: "Invalid keyword: too long", param: null } }, 400)],
  ["by FastAPI", () => forbidden("keywords")],
])(
  "a keyword that is refused %s costs the keywords, once and for all, and not the request",
  async (_, refusal) => {
    const { heard: texts, forms } = await hear([refusal, ola, ola], current, 2);
    expect(texts).toEqual(["Olá.", "Olá."]);
    expect(forms.map((form) => form["keywords[]"])).toEqual([["Hearken", "EMDR"], undefined, undefined]);
    expect(forms.map((form) => form["languages[]"])).toEqual([["pt"], ["pt"], ["pt"]]);
  },
);

test("a request refused for another reason isn't repeated", async () => {
  const { heard, forms } = await hear([() => unsupported("file")]);
  expect([heard, forms.length]).toEqual([["refused"], 1]);
});

test("a transcript is cut where it is longer than anybody can say", async () => {
  const { heard } = await hear([() => json({ text: "so ".repeat(1_000_000) })]);
  expect(String(heard[0]).length).toBeLessThanOrEqual(longestTranscript);
  expect(String(heard[0])).toMatch(/^so so /);
});
