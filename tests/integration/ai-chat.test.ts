import OpenAI, { AuthenticationError, NotFoundError } from "openai";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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
  test("streams in tokens that are the same reply as the whole one", async () => {
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
    expect(pieces.join("")).toContain("sadness");
    expect(finish).toBe("stop");
    expect(usage?.completion_tokens).toBe(pieces.length);
    expect(whole.usage?.completion_tokens).toBe(pieces.length);
  });

  test("keeps to its tokens and says that it was cut", async () => {
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

  test("answers the risk that the message shows", async () => {
    const messages = [{ role: "user" as const, content: "I want to kill myself" }];
    const { choices } = await companion.client.chat.completions.create({ model, messages, max_tokens: 220 });
    expect(choices[0]?.message.content).toContain("Are you thinking about killing yourself?");
    expect(choices[0]?.message.content).toContain("help lines");
    expect(choices[0]?.finish_reason).toBe("stop");
  });

  test("ends when the client goes away, and the next one is served", async () => {
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

describe("a task", () => {
  const schema = {
    type: "object",
    properties: {
      level: { enum: ["none", "possible", "active", "imminent"] },
      categories: { type: "array", items: { type: "string" } },
    },
    required: ["level", "categories"],
    additionalProperties: false,
  };

  test("is recognised by its schema's name and answers in its shape", async () => {
    const { choices } = await companion.client.chat.completions.create({
      model,
      messages: [{ role: "user", content: "User: I'm going to kill myself tonight" }],
      response_format: { type: "json_schema", json_schema: { name: "risk", strict: true, schema } },
    });
    expect(JSON.parse(choices[0]?.message.content ?? "")).toEqual({
      level: "imminent",
      categories: ["suicide"],
    });
  });
});

describe("refusals in OpenAI's own shape", () => {
  test("a wrong key", async () => {
    const stranger = new OpenAI({ baseURL: companion.url, apiKey: "wrong", maxRetries: 0 });
    await expect(stranger.models.list()).rejects.toThrow(AuthenticationError);
  });

  test("an unknown address, and a known one asked the wrong way", async () => {
    const { client } = companion;
    await expect(client.embeddings.create({ model, input: "x" })).rejects.toThrow(NotFoundError);
    await expect(client.get("/chat/completions")).rejects.toThrow(NotFoundError);
  });

  test("messages that are none, and a body that is no JSON", async () => {
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
