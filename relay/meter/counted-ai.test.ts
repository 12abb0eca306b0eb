import { expect, test } from "vitest";
import { z } from "zod";
import { noUse, type Use, useKinds } from "#shared/limits.ts";
import type { Ai } from "../ai/port.ts";
import { countedAi } from "./counted-ai.ts";

const signal = new AbortController().signal;
const ok = <T>(value: T) => Promise.resolve({ ok: true as const, value });

const model: Ai = {
  transcribe: () => ok("heard"),
  listen: () => ({
    begin: () => {},
    hear: () => {},
    transcript: () => ok("heard"),
    forget: () => {},
    close: () => {},
  }),
  write: async (_request, { onText }) => {
    onText("four");
    onText("more");
    return { ok: true, value: null };
  },
  speak: (text) => ok({ samples: 48_000 * 2 + 1, said: text, reworded: false }),
  task: (request) => {
    const answer = request.schema.safeParse({ yes: 1 });
    return answer.success ? ok(answer.data) : Promise.resolve({ ok: false, failure: "garbage" });
  },
};

function counting(ai: Ai) {
  const total: Record<keyof Use, number> = { ...noUse };
  const counted = countedAi(ai, (use) => {
    for (const kind of useKinds) total[kind] += use[kind] ?? 0;
  });
  return { counted, total };
}

const parameters = { maxTokens: 1, temperature: 0, size: "small" } as const;

test("every request, its input and its output are counted", async () => {
  const { counted, total } = counting(model);
  await counted.transcribe([new Uint8Array(32_000), new Uint8Array(2)], { language: "en", signal });
  expect(total).toEqual({ ...noUse, providerCalls: 1, providerCharacters: 5, soundSeconds: 2 });
  const lines = [{ role: "user" as const, text: "12345" }];
  const texts: string[] = [];
  await counted.write(
    { ...parameters, instructions: "123", lines },
    { signal, onText: (text) => void texts.push(text) },
  );
  expect(texts).toEqual(["four", "more"]);
  expect(total).toEqual({ ...noUse, providerCalls: 2, providerCharacters: 5 + 8 + 8, soundSeconds: 2 });
  await counted.speak("123", {
    delivery: { language: "en", style: "warm", pace: "normal" },
    exact: false,
    signal,
    onPackets: () => {},
  });
  expect(total).toEqual({ ...noUse, providerCalls: 3, providerCharacters: 24, soundSeconds: 5 });
  const schema = z.object({ yes: z.number() });
  await counted.task({ ...parameters, instructions: "12", input: "3", name: "n", schema }, { signal });
  expect(total).toEqual({ ...noUse, providerCalls: 4, providerCharacters: 24 + 3 + 9, soundSeconds: 5 });
});

test("live audio is counted by the second, and transcripts when they are requested", async () => {
  const { counted, total } = counting(model);
  const ear = counted.listen?.({ language: "en", onWords: () => {} });
  ear?.begin(1);
  for (let frame = 0; frame < 25; frame += 1) ear?.hear(1, new Uint8Array(3_200));
  expect(total).toEqual({ ...noUse, soundSeconds: 2 });
  expect(await ear?.transcript(1, signal)).toEqual({ ok: true, value: "heard" });
  expect(total).toEqual({ ...noUse, providerCalls: 1, providerCharacters: 5, soundSeconds: 2 });
  expect(countedAi({ ...model, listen: null }, () => {}).listen).toBeNull();
});

test("a failed request counts too, because it may have been paid for", async () => {
  const { counted, total } = counting({
    ...model,
    transcribe: () => Promise.resolve({ ok: false, failure: "aborted" }),
  });
  await counted.transcribe([new Uint8Array(32_000)], { language: "en", signal });
  expect(total).toEqual({ ...noUse, providerCalls: 1, soundSeconds: 1 });
});

test("tokens count as the answers tell them, of every try and of what was given up", async () => {
  const { counted, total } = counting({
    ...model,
    write: (_request, { onUsage }) => {
      const usage = { textTokensIn: 70, textTokensOut: 9 };
      for (const told of [true, false]) onUsage?.({ model: "m", told, usage });
      return Promise.resolve({ ok: false, failure: "aborted" });
    },
    speak: (_text, { onUsage }) => {
      const usage = { textTokensIn: 5, textTokensOut: 1, soundTokensOut: 40, soundSecondsOut: 2.2 };
      onUsage?.({ model: "m", told: true, usage });
      return Promise.resolve({ ok: false, failure: "aborted" });
    },
  });
  await counted.write({ ...parameters, instructions: "", lines: [] }, { signal, onText: () => {} });
  expect(total).toEqual({ ...noUse, providerCalls: 1, tokensIn: 140, tokensOut: 18 });
  const delivery = { language: "en", style: "warm", pace: "normal" } as const;
  await counted.speak("", { delivery, exact: false, signal, onPackets: () => {} });
  expect(total).toEqual({ ...noUse, providerCalls: 2, tokensIn: 145, tokensOut: 59, soundSeconds: 3 });
});

const claims =
  (seconds: number): Ai["transcribe"] =>
  (_sound, { onUsage }) => {
    onUsage?.({ model: "m", told: true, usage: { soundSecondsIn: seconds } });
    return ok("");
  };

test("sound counts once, and more only where an answer claims more than was sent", async () => {
  const sent = [new Uint8Array(32_000 * 3)];
  for (const [claimed, counts] of [
    [2.9, 3],
    [3, 3],
    [60, 60],
  ] as const) {
    const { counted, total } = counting({ ...model, transcribe: claims(claimed) });
    await counted.transcribe(sent, { language: "en", signal });
    expect(total.soundSeconds).toBe(counts);
  }
});
