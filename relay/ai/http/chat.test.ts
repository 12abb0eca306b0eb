import { expect, test } from "vitest";
import { z } from "zod";
import type { ChatDialect } from "../settings.ts";
import { DialectMemory } from "./chat-dialect.ts";
import { taskOver } from "./task.ts";
import { forbidden, json, signal, trying, unsupported, valueOf, wireWith } from "./test-wire.ts";
import { writeOver } from "./writing.ts";

const models = { small: "gpt-6-luna", large: "gpt-6-sol" };
const request = { instructions: "Listen.", maxTokens: 220, temperature: 0.5 };

const told = (): Response =>
  new Response('data: {"choices":[{"delta":{"content":"Hello."}}]}\n\ndata: [DONE]\n\n');

async function reply(
  wire: ReturnType<typeof wireWith>,
  dialect: DialectMemory,
  size: "small" | "large" = "small",
) {
  const pieces: string[] = [];
  const write = writeOver(wire.client, models, dialect, trying);
  const outcome = await write(
    { ...request, lines: [{ role: "user", text: "Hi" }], size },
    {
      signal,
      onText: (text) => pieces.push(text),
    },
  );
  return outcome.ok ? pieces.join("") : outcome.failure;
}

const boundsOf = ({ json: body }: { json: Readonly<Record<string, unknown>> }) =>
  Object.fromEntries(
    ["max_tokens", "max_completion_tokens", "reasoning_effort", "temperature"].flatMap((name) =>
      name in body ? [[name, body[name]]] : [],
    ),
  );
const inOpenAi = { max_completion_tokens: 220, reasoning_effort: "none", temperature: 0.5 };
const inCompatible = { max_tokens: 220, temperature: 0.5 };

test.each<[ChatDialect, object]>([
  ["openai", inOpenAi],
  ["compatible", inCompatible],
])("%s is asked in its own dialect", async (name, bounds) => {
  const wire = wireWith(told, told);
  const dialect = new DialectMemory(name);
  expect(await reply(wire, dialect)).toBe("Hello.");
  expect(await reply(wire, dialect, "large")).toBe("Hello.");
  expect(wire.asked.map(boundsOf)).toEqual([bounds, bounds]);
  expect(wire.asked.map(({ json: body }) => body["model"])).toEqual(["gpt-6-luna", "gpt-6-sol"]);
});

test.each([
  ["writes without end", { content: "and so on " }],
  ["writes much at once", { content: "on and on ".repeat(1_000) }],
  ["thinks without end", { content: null, reasoning: "hm" }],
])("a model that %s is stopped, and its reply ends", async (_what, delta) => {
  let sent = 0;
  let isStopped = false;
  const bytes = new TextEncoder().encode(`data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`);
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1;
      // Else a failing test would never end.
      if (sent > 20_000) controller.close();
      else controller.enqueue(bytes);
    },
    cancel() {
      isStopped = true;
    },
  });
  const said = await reply(
    wireWith(() => new Response(endless)),
    new DialectMemory("compatible"),
  );
  expect(isStopped).toBe(true);
  expect(said).toHaveLength(delta.content === null ? 0 : 220 * 8);
  expect(sent).toBeLessThan(2_000);
});

test.each<[string, ChatDialect, () => Response, readonly object[]]>([
  [
    "OpenAI's newer models",
    "compatible",
    () => unsupported("max_tokens"),
    [inCompatible, inOpenAi, inOpenAi],
  ],
  [
    "a server that thinks",
    "openai",
    () => unsupported("reasoning_effort"),
    [inOpenAi, inCompatible, inCompatible],
  ],
  ["FastAPI", "openai", () => forbidden("max_completion_tokens"), [inOpenAi, inCompatible, inCompatible]],
])(
  "%s refuses a parameter: asked once in the other dialect, which holds",
  async (_, first, refusal, asked) => {
    const wire = wireWith(refusal, told, told);
    const dialect = new DialectMemory(first);
    expect([await reply(wire, dialect), await reply(wire, dialect)]).toEqual(["Hello.", "Hello."]);
    expect(wire.asked.map(boundsOf)).toEqual(asked);
  },
);

test("a refusal unrelated to dialect is passed on, and so is one in both dialects", async () => {
  const wire = wireWith(
    () => unsupported("messages"),
    () => unsupported("max_tokens"),
    () => unsupported("max_completion_tokens"),
    told,
  );
  const dialect = new DialectMemory("compatible");
  expect(await reply(wire, dialect)).toBe("refused");
  expect(await reply(wire, dialect)).toBe("refused");
  expect(await reply(wire, dialect)).toBe("Hello.");
  expect(wire.asked.map(boundsOf)).toEqual([inCompatible, inCompatible, inOpenAi, inCompatible]);
});

const answer = () => json({ choices: [{ message: { content: '{"title":"A hard day"}' } }] });

test("what is learned about one model applies to that one alone", async () => {
  const wire = wireWith(() => unsupported("reasoning_effort"), told, told, told);
  const dialect = new DialectMemory("openai");
  await reply(wire, dialect, "large");
  await reply(wire, dialect, "small");
  await reply(wire, dialect, "large");
  expect(wire.asked.map(boundsOf)).toEqual([inOpenAi, inCompatible, inOpenAi, inCompatible]);
});

test("a task requests its schema strictly, and shares what was learned about the dialect", async () => {
  const wire = wireWith(() => unsupported("max_tokens"), answer, told);
  const dialect = new DialectMemory("compatible");
  const task = taskOver(wire.client, models, dialect, trying);
  const schema = z.object({ title: z.string() });
  const outcome = await task(
    { ...request, name: "titles", schema, input: "User: hi", size: "small" },
    { signal },
  );
  expect(valueOf(outcome)).toEqual({ title: "A hard day" });
  await reply(wire, dialect);
  expect(wire.asked.map(boundsOf)).toEqual([inCompatible, inOpenAi, inOpenAi]);
  expect(wire.asked[1]?.json["response_format"]).toMatchObject({
    type: "json_schema",
    json_schema: {
      name: "titles",
      strict: true,
      schema: { required: ["title"], additionalProperties: false },
    },
  });
});
