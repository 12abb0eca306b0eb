import OpenAI, { AuthenticationError, NotFoundError } from "openai";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createAi, unwatched } from "#relay/ai/create-ai.ts";
import { readerOver } from "#relay/safety/reader.ts";
import { type StartedCompanion, startCompanion } from "./ai-companion.ts";

let companion: StartedCompanion;

beforeAll(async () => {
  companion = await startCompanion();
});
afterAll(() => companion.stop());

const model = "any-model";
const asked = [
  { role: "system" as const, content: "In the language the person uses (English unless they use another)." },
  { role: "user" as const, content: "I feel sad because of my work" },
];

describe("a reply", () => {
  test("streams in tokens that add up to the complete reply", async () => {
    const { client } = companion;
    const whole = await client.chat.completions.create({ model, messages: asked });
    const pieces: string[] = [];
    let finish: string | null = null;
    let usage: OpenAI.CompletionUsage | null | undefined;
    const stream = await client.chat.completions.create({
      model,
      messages: asked,
      stream: true,
      stream_options: { include_usage: true },
    });
    for await (const chunk of stream) {
      const choice = chunk.choices[0];
      if (choice?.delta.content) pieces.push(choice.delta.content);
      finish = choice?.finish_reason ?? finish;
      usage = chunk.usage ?? usage;
    }
    expect(pieces.length).toBeGreaterThan(10);
    expect(pieces.join("")).toBe(whole.choices[0]?.message.content);
    expect(pieces.join("")).toMatch(/\bsad/i);
    expect(finish).toBe("stop");
    expect(usage?.completion_tokens).toBe(pieces.length);
    expect(whole.usage?.completion_tokens).toBe(pieces.length);
  });

  test("respects its token limit and says that it was cut off", async () => {
    for (const limit of [{ max_tokens: 5 }, { max_completion_tokens: 5 }]) {
      const { choices, usage } = await companion.client.chat.completions.create({
        model,
        messages: asked,
        ...limit,
      });
      expect(choices[0]?.finish_reason).toBe("length");
      expect(usage?.completion_tokens).toBe(5);
    }
  });

  const danger = { role: "user" as const, content: "I want to kill myself" };
  const replyUnder = async (...lines: string[]): Promise<OpenAI.ChatCompletion.Choice | undefined> => {
    const messages = [{ role: "system" as const, content: lines.join("\n") }, danger];
    return (await companion.client.chat.completions.create({ model, messages, max_tokens: 220 })).choices[0];
  };

  test("responds to the danger that the relay states", async () => {
    const choice = await replyUnder("Risk level: active (suicide)", "This message: active");
    expect(choice?.message.content).toContain("Are you thinking of killing yourself today?");
    expect(choice?.message.content).toContain("help lines");
    expect(choice?.finish_reason).toBe("stop");
  });

  test("asks and asserts nothing if the relay states that it isn't confirmed", async () => {
    const choice = await replyUnder("Risk level: active, unconfirmed (suicide)", "This message: active");
    expect(choice?.message.content).toContain("I want to be sure I understand you");
    expect(choice?.message.content).not.toContain("emergency number");
  });

  test("detects no danger by itself, whatever the message says", async () => {
    const choice = await replyUnder("In the language the person uses (English unless they use another).");
    expect(choice?.message.content).not.toMatch(/killing yourself|help lines|emergency/);
  });

  test("acknowledges once that it misunderstood", async () => {
    const choice = await replyUnder("Misunderstood: yes");
    expect(choice?.message.content).toContain("Sorry, I misunderstood you there.");
    expect(choice?.message.content).not.toMatch(/killing yourself|help lines/);
  });

  test("ends when the client disconnects, and the next one is served", async () => {
    const controller = new AbortController();
    const stream = await companion.client.chat.completions.create(
      { model, messages: asked, stream: true },
      { signal: controller.signal },
    );
    let seen = 0;
    for await (const chunk of stream) {
      seen += chunk.choices.length;
      controller.abort();
    }
    expect(seen).toBeLessThan(10);
    const next = await companion.client.chat.completions.create({ model, messages: asked });
    expect(next.choices).toHaveLength(1);
  });
});

/** A task, identified by name and answer schema. */
const asking = (name: string, properties: object) => ({
  type: "json_schema" as const,
  json_schema: {
    name,
    strict: true,
    schema: { type: "object", properties, required: Object.keys(properties), additionalProperties: false },
  },
});

function after(ms: number, run: () => void): () => void {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
}

describe("a task", () => {
  test("is recognized by its schema's name and answers in that shape", async () => {
    const { choices } = await companion.client.chat.completions.create({
      model,
      messages: [{ role: "user", content: "User: My exam went badly" }],
      response_format: asking("running_summary", { summary: { type: "string" } }),
    });
    expect(choices[0]?.message.refusal).toBeNull();
    expect(JSON.parse(choices[0]?.message.content ?? "")).toEqual({ summary: expect.any(String) });
  });

  test("to judge danger is refused in the protocol's own way, complete or streamed", async () => {
    const request = {
      model,
      messages: [{ role: "user" as const, content: "User: I'm going to kill myself tonight" }],
      response_format: asking("risk", { level: { enum: ["none", "possible", "active", "imminent"] } }),
    };
    const { choices } = await companion.client.chat.completions.create(request);
    const refusal = "The practice companion can't judge danger.";
    expect(choices[0]).toMatchObject({ finish_reason: "stop", message: { content: null, refusal } });
    let streamed = "";
    for await (const { choices: parts } of await companion.client.chat.completions.create({
      ...request,
      stream: true,
    })) {
      expect(parts[0]?.delta.content ?? "").toBe("");
      streamed += parts[0]?.delta.refusal ?? "";
    }
    expect(streamed).toBe(refusal);
  });

  test("that is refused is understood by the relay: the model declined", async () => {
    const endpoint = { baseUrl: companion.url, apiKey: companion.apiKey };
    const failures: string[] = [];
    const ai = createAi(
      {
        transcription: {
          ...endpoint,
          model,
          vocabulary: "limited",
          liveModel: null,
          keywords: [],
          prompt: null,
          fallback: null,
        },
        chat: { ...endpoint, dialect: "compatible", small: model, large: model, fallback: null },
        speech: {
          ...endpoint,
          protocol: "http",
          model,
          voice: "any",
          voices: {},
          format: "wav",
          fallback: null,
        },
      },
      { after, now: Date.now, random: () => 0.5 },
      {
        ...unwatched,
        retried: () => failures.push("retried"),
        taskFailed: (failure) => failures.push(failure),
      },
    );
    expect(await readerOver(ai, after)({ text: "I'm going to kill myself tonight", context: [] })).toBeNull();
    expect(failures).toEqual(["declined"]);
  });
});

describe("refusals in OpenAI's own shape", () => {
  test("a wrong key", async () => {
    const stranger = new OpenAI({ baseURL: companion.url, apiKey: "wrong", maxRetries: 0 });
    await expect(stranger.models.list()).rejects.toThrow(AuthenticationError);
  });

  test("an unknown path, and a known one with the wrong method", async () => {
    const { client } = companion;
    await expect(client.embeddings.create({ model, input: "x" })).rejects.toThrow(NotFoundError);
    await expect(client.get("/chat/completions")).rejects.toThrow(NotFoundError);
  });

  test("invalid messages, and a body that isn't JSON", async () => {
    const { client } = companion;
    const none = client.chat.completions.create({ model, messages: [] });
    await expect(none).rejects.toMatchObject({ status: 400, param: "messages", code: "invalid_value" });
    const response = await fetch(`${companion.url}/chat/completions`, {
      method: "POST",
      headers: { authorization: `Bearer ${companion.apiKey}` },
      body: "{",
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { type: "invalid_request_error" } });
  });

  test("a body that is too large", async () => {
    const content = "a".repeat(1_100_000);
    const large = companion.client.chat.completions.create({ model, messages: [{ role: "user", content }] });
    await expect(large).rejects.toMatchObject({ status: 413 });
  });
});

test("lists its models", async () => {
  const { data } = await companion.client.models.list();
  expect(data.map(({ id }) => id)).toContain("practice-listener");
});
