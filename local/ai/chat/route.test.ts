import { type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listenOnLoopback, loopback } from "../../listen.ts";
import { createAiServer } from "../server.ts";

const silent = {
  async *ask(): AsyncGenerator<never> {},
  stop: () => Promise.resolve(),
};

let server: Server;
let port: number;

beforeAll(async () => {
  server = createAiServer({ apiKey: "key", tokenMs: 0, now: () => 0, speech: silent, recognition: silent });
  port = await listenOnLoopback(server, 0);
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const complete = (more: object): Promise<Response> =>
  fetch(`http://${loopback}:${port}/v1/chat/completions`, {
    method: "POST",
    headers: { authorization: "Bearer key", "content-type": "application/json" },
    body: JSON.stringify({
      model: "any",
      messages: [{ role: "user", content: "User: I want to kill myself" }],
      ...more,
    }),
  });

const asTask = (name: string, properties: object): object => ({
  response_format: { type: "json_schema", json_schema: { name, schema: { type: "object", properties } } },
});
const readers = [
  { level: { enum: ["none", "active"] }, categories: { type: "array", items: { type: "string" } } },
  { level: { enum: ["none", "active"] }, whose: { type: "string" }, words: { type: "string" } },
];
const refusal = "The practice companion can't judge danger.";

test.each(readers)("the reader's question is refused instead of answered: %j", async (properties) => {
  const response = await complete({ ...asTask("risk", properties), max_tokens: 2 });
  expect(response.status).toBe(200);
  expect(await response.json()).toMatchObject({
    choices: [{ finish_reason: "stop", message: { role: "assistant", content: null, refusal } }],
  });
});

test("streamed, the refusal is a delta of its own", async () => {
  const response = await complete({ ...asTask("risk", {}), stream: true });
  const events = (await response.text()).split("\n\n").filter((line) => line.startsWith("data: {"));
  const choices = events.map((line) => JSON.parse(line.slice(6)).choices[0]);
  expect(choices.map(({ delta }) => delta)).toEqual([{ role: "assistant", content: null }, { refusal }, {}]);
  expect(choices.at(-1).finish_reason).toBe("stop");
});

test("other tasks and replies carry no refusal", async () => {
  for (const more of [{}, asTask("running_summary", { summary: { type: "string" } })]) {
    const { choices } = JSON.parse(await (await complete(more)).text());
    expect(choices[0].message.refusal).toBeNull();
    expect(choices[0].message.content).not.toBe("");
  }
});

const offering = {
  tools: [
    {
      type: "function",
      function: { name: "offer", parameters: { properties: { resource: { enum: ["breathing"] } } } },
    },
  ],
  messages: [{ role: "user", content: "Can we do a breathing exercise?" }],
};

test("a tool is called after the words, in pieces, and only where the request has it", async () => {
  const text = await (await complete({ ...offering, stream: true })).text();
  const choices = text
    .split("\n\n")
    .filter((line) => line.startsWith("data: {"))
    .map((line) => JSON.parse(line.slice(6)).choices[0]);
  const calls = choices.flatMap(({ delta }) => delta.tool_calls ?? []);
  expect(calls.length).toBeGreaterThan(1);
  expect(choices.findIndex(({ delta }) => delta.tool_calls !== undefined)).toBeGreaterThan(
    choices.findLastIndex(({ delta }) => delta.content),
  );
  expect(calls[0]).toMatchObject({ index: 0, type: "function", function: { name: "offer" } });
  const input = calls.map(({ function: { arguments: part } }) => part).join("");
  expect(JSON.parse(input)).toEqual({ resource: "breathing", asked: true, reason: "" });
  expect(choices.at(-1).finish_reason).toBe("tool_calls");
  const whole = JSON.parse(await (await complete(offering)).text()).choices[0];
  expect(whole.message.content).not.toBe("");
  expect(JSON.parse(whole.message.tool_calls[0].function.arguments).resource).toBe("breathing");
  const { tools: _, ...plain } = offering;
  const without = JSON.parse(await (await complete(plain)).text()).choices[0];
  expect(without.message.content).toBe(whole.message.content);
  expect(without.message).not.toHaveProperty("tool_calls");
});
